# The words of Razzia!, Spanish.

## On every screen of the web app

dialog-close = Cerrar
nowhere-title = Aquí no hay nada
nowhere-home = Volver al inicio
error-unreachable = no se puede llegar al servidor; comprueba la red
level-easy = fácil
level-normal = normal
level-hard = difícil

## What happens at a table beside the game

news-table-made = La mesa está puesta.
news-sat-down = { $name } se sienta.
news-stood-up = El asiento { $seat } vuelve a estar libre.
news-bot-invited = { $name }, un bot ({ $level }), se sienta.
news-started = Empieza la partida.
news-took-back = { $name } deshace su última jugada.
news-resigned = { $name } se ha ido. Un bot sigue jugando.
news-returned = { $name } ha vuelto.
news-clock-restarted = El servidor no estaba: { $name } tiene otra vez todo el tiempo.
news-rematch-made = Hay una mesa para otra partida.
news-time-out = A { $name } se le acabó el tiempo: un bot hace esta jugada.
news-took-over = A { $name } se le acabó el tiempo demasiadas veces: un bot sigue jugando.
