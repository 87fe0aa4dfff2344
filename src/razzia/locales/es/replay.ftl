# The words of Razzia!, Spanish.

## A game once more

replay-heading = Volver a ver una partida
replay-drop = Suelta aquí el registro de una partida, o elige su archivo.
replay-drop-note = Un archivo .json con una partida, o uno .jsonl con una por línea
replay-choose = Elegir un archivo
replay-several = { $count ->
        [one] Hay una partida en este archivo.
       *[other] Hay { $count } partidas en este archivo. ¿Cuál quieres ver?
    }
replay-game = Partida { $number }: { $names }
replay-loading = Un momento…
replay-unreadable = No se puede leer «{ $name }»; elige otro archivo.
replay-no-record = «{ $name }» no es un registro de Razzia. Elige el archivo .json que se guardó al final de una partida.
replay-no-record-lines = { $count ->
        [one] La línea { $lines } de «{ $name }» no es un registro de Razzia. Cada línea tiene que ser un registro entero.
       *[other] Las líneas { $lines } de «{ $name }» no son registros de Razzia. Cada línea tiene que ser un registro entero.
    }
replay-empty = No hay ninguna partida en «{ $name }»; elige otro archivo.
replay-too-large = Un registro tiene como máximo { $longest } kB, y este tiene { $size } kB. Elige otro archivo.
replay-other = Otra partida
replay-home = A la página de inicio
replay-controls = Avanzar y reproducir
replay-slider = Momento de la partida
replay-move = Jugada { $number } de { $count }
replay-start = El comienzo de la partida
replay-first = Al comienzo (Inicio)
replay-back = Una jugada atrás (←)
replay-forward = Una jugada adelante (→)
replay-last = Al final (Fin)
replay-play = Reproducir (espacio)
replay-pause = Parar (espacio)
replay-speed = Velocidad
replay-previous-auction = A la subasta anterior
replay-next-auction = A la subasta siguiente
replay-eyes = Visto por
replay-everyone = un espectador
replay-moves = Las jugadas
replay-scores = Puntos de la ronda { $round }
replay-copy = Copiar un enlace a este momento
replay-copied = Copiado
replay-link = El enlace a este momento
replay-save = Guardar el registro
