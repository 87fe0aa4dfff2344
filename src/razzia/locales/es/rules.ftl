# The words of Razzia!, Spanish.

## The rules on one page

rules-goal = Diriges una familia y pujas por el botín durante { $rounds } rondas. Quien tenga más puntos al final, gana.
rules-start-title = Al empezar
rules-start = Cada cual tiene un juego de fajos de billetes, boca arriba. El fajo 1 está en el centro. Las { $cards } cartas están boca abajo. Quien tiene el fajo más alto empieza cada ronda, y el turno sigue en el sentido de las agujas del reloj.
rules-turn-title = Tu turno: haz una sola cosa
rules-draw-title = Revelar una carta
rules-draw = El botín va a la fila. Cuando los { $places } lugares están ocupados, hay subasta. La policía va a su casilla, y hay subasta enseguida, aunque la fila esté vacía.
rules-draw-primigenio-2020 = El botín va a la fila. Cuando los { $places } lugares están ocupados, hay subasta. Una carta de Ra va a su casilla, y hay subasta enseguida, aunque la fila esté vacía.
rules-steal-title = Usar ladrones
rules-steal = Entrega uno o más ladrones y toma de la fila, por cada uno, la carta que quieras. Los ladrones salen de la partida. Un ladrón que acabas de tomar espera hasta tu próximo turno.
rules-call-title = Convocar una subasta por orden judicial
rules-call = Cuando quieras. Si nadie más puja, tienes que pujar tú.
rules-auction-title = Una subasta
rules-auction =
    Empieza el jugador siguiente a quien la provocó, que será el último. Cada cual tiene una sola ocasión: pasar, o pujar un fajo boca arriba más alto que la mejor puja.
    La puja más alta se lleva toda la fila y, boca abajo, el fajo del centro, que servirá en la ronda siguiente. El fajo ganador pasa al centro.
    Si todos pasan, la fila se queda; pero una fila completa sale de la partida.
    El turno pasa al jugador siguiente a quien provocó la subasta.
rules-end-title = El final de una ronda
rules-end =
    Sin fajos boca arriba quedas fuera hasta la ronda siguiente. Cuando nadie tiene, la ronda ha terminado.
    La redada: la séptima carta de policía de una ronda, la quinta con dos jugadores, la termina en el acto. No hay subasta y la fila se pierde.
    Se cuentan los puntos. Después salen de los patrimonios todas las cartas con una cruz; las demás se quedan. Todos ponen sus fajos boca arriba.
rules-end-primigenio-2020 =
    Sin fajos boca arriba quedas fuera hasta la ronda siguiente. Cuando nadie tiene, la ronda ha terminado.
    La redada: la séptima carta de Ra de una ronda, la quinta con dos jugadores, la termina en el acto. No hay subasta y la fila se pierde.
    Se cuentan los puntos. Después salen de los patrimonios todas las cartas con una cruz; las demás se quedan. Todos ponen sus fajos boca arriba.
rules-cards-title = Las cartas
rules-crossed = sale tras cada ronda
rules-sets-title = Los fajos de billetes
rules-sets-players = { $players } jugadores

## The scoring card: a line for each case, and after the colon what it is worth

rules-every-round = Después de cada ronda
rules-last-round = Después de la última ronda, además
rules-score-thieves = cada ladrón sin usar: 2
rules-score-bodyguards =
    quien más tiene: 5
    quien menos tiene: −2
    en caso de empate, lo reciben todos los empatados
    todos tienen los mismos: 0
rules-score-bodyguards-primigenio-2020 =
    quien más tiene: 5
    quien menos tiene: −2
    en caso de empate, lo reciben todos los empatados
    todos tienen los mismos: 3
rules-score-cars =
    cada coche: 1
    cada conductor: 1
    sin conductor: 0
rules-score-jewels =
    ninguna joya: −5
    1 o 2 distintas: 0
    3 distintas: 5
    4 distintas: 10
    5 distintas: 15
rules-score-coins = cada moneda de oro: 3
rules-score-businesses =
    de 1 a 6 distintos, por cada uno: 1
    los 7 distintos: 10
    tres iguales, además: 5
    cuatro iguales, además: 10
rules-score-cheques =
    la suma más alta, boca arriba y boca abajo: 5
    la suma más baja: −5
    en caso de empate, lo reciben todos los empatados
    todos tienen lo mismo: 0
