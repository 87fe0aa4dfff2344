# The words of Razzia!, Spanish.

## The waiting room

waiting-title = La mesa está puesta
waiting-home = Inicio
waiting-seats = Asientos, en el sentido del reloj
waiting-seat = Asiento { $seat }:
waiting-you = tú
waiting-here = está aquí
waiting-not-here = ahora no está
waiting-kept = reservado, aún no ha vuelto
waiting-kept-for-you = reservado para ti
waiting-sit-here = Sentarse aquí
waiting-sit-down = Sentarse
waiting-name-needed = Di quién eres.
waiting-or-watch = O quédate a mirar la partida.
waiting-full = No quedan asientos libres. Quédate a mirar la partida.
waiting-welcome-back = ¿Otra partida, { $name }? Tu asiento está reservado.
waiting-rename = Cambiar mi nombre
waiting-rename-done = Cambiar
waiting-stand-up = Levantarse
waiting-add-bot = Añadir un bot
waiting-level-of = Cómo juega { $name }
waiting-remove = Quitar a { $name }
waiting-send-away = Echar a { $name }
waiting-watching = { $count ->
        [one] Hay alguien mirando.
       *[other] Hay { $count } personas mirando.
    }

## The invitation

waiting-invite = Invitar a amigos
waiting-link = El enlace a esta mesa
waiting-link-about = Con este enlace, tus amigos se sientan o miran.
waiting-copy = Copiar el enlace
waiting-copied = El enlace está copiado.
waiting-not-copied = Pulsa ahora Ctrl+C: el enlace está seleccionado.
waiting-share = Compartir
waiting-share-text = Ven a jugar a Razzia! conmigo.
waiting-qr = El enlace como código QR
waiting-local = Esta dirección solo sirve en este ordenador. Para otros dispositivos, arranca el servidor con --host 0.0.0.0 y abre la página con el nombre de este ordenador.

## The start

waiting-start = Empezar la partida
waiting-ready = Ya están todos.
waiting-seats-free = { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
waiting-for = Esperando a { $names }.
waiting-for-host = { $names } empieza la partida.

## The table

waiting-settings = Esta mesa
waiting-commitment-about = El servidor ya ha elegido su secreto para barajar; esta es su huella. Después de la partida, cualquiera puede comprobar que sigue siendo el mismo.
