# The words of Razzia!, Spanish.

## The points of a round, line by line

scoring-title = Fin de la ronda { $round }: los puntos
scoring-item = Qué cuenta
scoring-of-round = Ronda { $round }
scoring-so-far = Hasta ahora
scoring-discarded = Salen de la partida

explain-thieves =
    { $count ->
        [0] ningún ladrón
        [one] 1 ladrón sin usar
       *[other] { $count } ladrones sin usar
    }
explain-bodyguards =
    { $count ->
        [0] ningún guardaespaldas
        [one] 1 guardaespaldas
       *[other] { $count } guardaespaldas
    }: { $standing ->
        [most] quien más tiene
        [fewest] quien menos tiene
        [tied] tantos como los demás
       *[between] ni quien más ni quien menos
    }
explain-cars =
    { $cars ->
        [0] ningún coche
        [one] 1 coche
       *[other] { $cars } coches
    } y { $drivers ->
        [0] ningún conductor
        [one] 1 conductor
       *[other] { $drivers } conductores
    }
explain-jewels =
    { $different ->
        [0] ninguna joya
        [one] 1 tipo de joya
       *[other] { $different } joyas distintas
    }
explain-coins =
    { $count ->
        [0] ninguna moneda de oro
        [one] 1 moneda de oro
       *[other] { $count } monedas de oro
    }
explain-businesses =
    { $different ->
        [0] ningún negocio
        [one] 1 tipo de negocio
       *[other] { $different } negocios distintos
    }{ $several ->
        [none] {""}
       *[other] , con { $several }
    }
explain-cheques =
    { $sum } mil: { $standing ->
        [most] quien más tiene
        [fewest] quien menos tiene
        [tied] tanto como los demás
       *[between] ni quien más ni quien menos
    }

## The result of a game

result-title = El resultado
result-won =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
result-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
result-standings = Clasificación final
result-sheets = Las puntuaciones
result-chart = De dónde salieron los puntos
result-chart-start = Inicio
result-by-item = Concepto a concepto, en toda la partida
result-after = Tras la ronda { $round }
result-rematch = Jugar otra vez
result-to-rematch = Ir a la mesa nueva
result-replay = Volver a ver la partida
result-download = Descargar el registro
result-fairness = Comprueba tú el mazo

## The proof of the deck

fairness-title = Comprueba tú el mazo
fairness-intro = Antes de la partida, la mesa eligió un secreto y publicó su sello: un número que la ata al secreto sin revelarlo. El secreto y lo que aportó cada jugador deciden el orden de todas las cartas. Ahora el secreto es público, y esta página vuelve a calcularlo todo, aquí en tu navegador.
fairness-seal = El sello
fairness-seen-same = Tu navegador anotó este sello antes de que empezara la partida.
fairness-seen-late = Tu navegador anotó este sello al ver la mesa por primera vez; la partida ya había empezado.
fairness-seen-other = Tu navegador había anotado otro sello: { $seen }
fairness-not-seen = Tu navegador no vio esta mesa antes del final, así que no tiene con qué comparar el sello.
fairness-secret = El secreto
fairness-committed = El sello corresponde a este secreto.
fairness-not-committed = El sello no corresponde a este secreto.
fairness-contributions = Lo que aportaron los jugadores
fairness-contribution = { $name }: { $text }
fairness-lot = El sorteo
fairness-lot-right = Cada cual recibió el juego que decidió el sorteo.
fairness-lot-wrong = El sorteo decidió otra cosa.
fairness-lot-seat = { $name }: { $set }
fairness-cards = Las cartas
fairness-cards-right = Las { $count } cartas reveladas salieron en el orden del mazo.
fairness-cards-wrong = La jugada { $move } reveló una carta que no tocaba.
fairness-right = Correcto
fairness-wrong = Incorrecto
fairness-open = No se puede comparar aquí
fairness-verdict-good = Todo en orden: el orden de las cartas se fijó antes de la partida y se respetó.
fairness-verdict-consistent = El sorteo y el mazo se deducen del secreto. Quien anotó el sello antes de la partida ve además que el secreto ya estaba fijado.
fairness-verdict-bad = Algo no cuadra: este no es el mazo prometido.
fairness-no-proof = Este registro no dice cómo se formó el mazo: no hay nada que comprobar.
fairness-deck = El mazo completo
fairness-deck-note = Las cartas pálidas no llegaron a revelarse.
fairness-pile =
    { $pile ->
        [left] Mazo izquierdo, desde arriba
        [right] Mazo derecho, desde arriba
       *[only] El mazo, desde arriba
    }
