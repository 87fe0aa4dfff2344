# The words of Razzia!, Spanish.

## The front page

home-motto = El juego de subastas de Reiner Knizia: mafiosos, botín y una redada a la vuelta de la esquina. De dos a cinco jugadores.
home-play-now = Jugar ya
home-play-about = Tú y tres bots. Empieza en el acto.
home-laying = Preparando la mesa…
home-ways = Otras formas de jugar
home-new-table = Mesa nueva
home-new-about = Con amigos, con bots, como quieras
home-pass-and-play = Todos en un dispositivo
home-pass-short = Lo vais pasando de mano en mano
home-replay-a-game = Volver a ver una partida
home-replay-about = Desde un archivo
home-language = Idioma
home-settings = Ajustes
home-you = Jefe

## Tables

home-mine = Mis mesas
home-mine-empty = Ahora no juegas en ninguna mesa. Un clic ahí arriba, y a jugar.
home-lobby = Mesas abiertas
home-lobby-empty = Ahora nadie busca jugadores. Abre una mesa y otros la encontrarán aquí.
home-over = Partidas terminadas
home-over-empty = Aún no ha terminado ninguna partida. Cuando acabe una, podrás volver a verla aquí.
home-loading = Echando un vistazo…
home-trying-again = Seguimos intentándolo.
home-try-again = Probar ahora
home-your-turn = Te toca
home-turn-of = { $name } está pensando
home-round = Ronda { $round }
home-seats-free = { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
home-all-there = Ya están todos
home-won = { $count ->
        [one] Ganó { $names } con
       *[other] Compartieron la victoria { $names } con
    } { $points }
home-go-on = Seguir
home-join = Unirse
home-watch = Mirar
home-replay = Volver a ver
home-show-all = Ver las { $count }
home-show-more = Ver más
home-show-fewer = Ver menos

## A new table

home-your-name = Tu nombre
home-name-needed = Tus amigos querrán saber quién los invita.
home-players = Jugadores
home-others = Quién juega contigo
home-other = Jugador { $number }
home-friend = Invitado
home-bot = Bot, { $level }
home-edition = Edición
home-edition-about = Capos de la mafia en la noche. Cinco tipos de joyas, fajos de billetes y la policía.
home-edition-about-primigenio-2020 = El tesoro de los faraones. Escarabajos, fajos de billetes y Ra. Si todos empatan a guardaespaldas, todos puntúan.
home-options = Más opciones
home-piles = Se toma de
home-cheques-about = Lo ganado queda boca abajo, pero todos lo vieron. Desactívalo para jugar de memoria.
home-hints-about = Se puede preguntar qué haría un bot.
home-clock = Reloj
home-clock-none = Ninguno
home-clock-move = Por jugada
home-clock-total = Para la partida
home-clock-days = Días
home-clock-time = Cuánto tiempo
home-who-comes = Quién la encuentra
home-by-link-about = Tú envías el enlace a tus amigos.
home-open-about = Quien visite este servidor puede unirse o mirar.
home-open-table = Abrir la mesa
home-start = Empezar la partida

## Pass and play

home-pass-about = Pasa el dispositivo a quien le toque decidir.
home-people = Quiénes sois, en el sentido del reloj
home-name-of = Nombre del jugador { $number }
home-player = Jugador { $number }
home-add-person = Añadir jugador
home-remove-person = Quitar al jugador { $number }
home-bots = Bots
home-level = Cómo juegan los bots

## Settings

home-speed = Ritmo de la mesa
home-speed-slow = Lento
home-speed-normal = Normal
home-speed-fast = Rápido
home-speed-at-once = Al instante
home-sound = Sonido
home-sound-about = Cartas, fajos y sirenas.
home-worth = Mostrar cuánto vale cada cosa
home-worth-about = Lo que darían ahora la fila y cada patrimonio familiar.
home-shortcuts = Atajos de teclado
home-shortcuts-about = Las teclas sueltas juegan: L toma una carta del mazo izquierdo. Desactívalos si hablas con tu ordenador.
home-settings-kept = Se guarda solo en este dispositivo.

## What kind of table it is

setup-edition = Noche de mafia, 2004
setup-edition-primigenio-2020 = Tesoro egipcio, 2020
setup-players = { $count } jugadores
setup-seconds = { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
setup-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
setup-clock-none = Sin reloj
setup-clock-move = { $time } por jugada
setup-clock-total = { $time } por jugador, más { $increment } s por jugada
setup-clock-days = { $count ->
        [one] 1 día por jugada
       *[other] { $count } días por jugada
    }
setup-two-piles = Dos mazos
setup-one-pile = Un mazo
setup-cheques-open = Los fajos se pueden consultar
setup-cheques-hidden = Fajos de memoria
setup-hints = Con pistas
setup-no-hints = Sin pistas
setup-open = Abierta a todos
setup-by-link = Solo con el enlace
seat-free = libre
seat-bot = bot, { $level }
