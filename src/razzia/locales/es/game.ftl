# The words of Razzia!, Spanish.
# Cards go by the names of the edition: card-<kind>, or card-<kind>-<edition> where an edition has its own.

## Cards

card-ring = anillo
card-watch = reloj
card-brooch = broche
card-necklace = collar
card-diamond = diamante
card-bodyguard = guardaespaldas
card-car = coche
card-driver = conductor
card-thief = ladrón
card-coin = moneda de oro
card-casino = casino
card-transport = transporte
card-cinema = cine
card-racetrack = carreras
card-realestate = inmobiliaria
card-nightclub = club nocturno
card-restaurant = restaurante
card-police = policía

card-ring-primigenio-2020 = escarabajo
card-watch-primigenio-2020 = cruz
card-brooch-primigenio-2020 = brazalete
card-necklace-primigenio-2020 = tiara
card-diamond-primigenio-2020 = sortijas
card-police-primigenio-2020 = carta de Ra

cards-counted = { $count } × { $card }
nothing = nada
names-joined = { $most } y { $last }

## The score sheet

item-thieves = Ladrones
item-bodyguards = Guardaespaldas
item-cars = Coches
item-jewels = Joyas
item-coins = Monedas
item-businesses = Negocios
item-cheques = Fajos
item-total = Total
scores-round = Ronda { $round }

## The table

table-round = Ronda { $round } de { $rounds }.
table-turn = Es el turno de { $name }.
table-auction = { $name } puede pujar o pasar.
table-chance = { $name } revela una carta.
table-police = Policía
table-police-primigenio-2020 = Ra
table-row = Fila
table-centre = Centro
table-piles = Mazos
table-player = Jugador
table-points = Puntos
table-now = Ahora
table-cheques = Fajos
table-face-down = Boca abajo
table-auction-bid = Puja
table-out = fuera
table-passed = pasa

## What happens

event-drew = { $name } toma una carta del mazo { $pile ->
        [left] izquierdo
       *[right] derecho
    }.
event-drew-one-pile = { $name } toma una carta.
event-loot-turned-over = Sale: { $card }.
event-police-turned-over = Sale: { $card }, número { $number } de { $raid_at }.
event-piles-split = Se ha acabado un mazo. El otro se divide en dos: { $left } a la izquierda y { $right } a la derecha.
event-auction-began = { $cause ->
        [police] Empieza una subasta.
        [full-row] La fila está completa: empieza una subasta.
       *[forced] { $name } convoca una subasta por orden judicial.
    }
event-passed = { $name } pasa.
event-bid-made = { $name } { $cheque ->
        [hidden] puja
       *[other] puja { $cheque }
    }.
event-row-won = { $name } { $cheque ->
        [hidden] gana
       *[other] gana con { $cheque }
    } y se lleva { $count ->
        [0] la fila vacía
       *[other] la fila ({ $cards })
    } y, boca abajo, { $taken ->
        [hidden] el fajo del centro
       *[other] el fajo { $taken }
    }.
event-row-stayed = Nadie ha pujado. La fila se queda en la mesa.
event-row-discarded = Nadie ha pujado. La fila completa sale de la partida: { $cards }.
event-stole =
    { $count ->
        [one] { $name } usa un ladrón y se lleva de la fila: { $cards }.
       *[other] { $name } usa { $count } ladrones y se lleva de la fila: { $cards }.
    }
event-out-of-round = { $name } se queda sin fajos para esta ronda.
event-round-ended = { $by ->
        [raid] ¡Redada! La ronda { $round } termina en el acto.
       *[last-cheque] Se ha gastado el último fajo: la ronda { $round } ha terminado.
    }
event-round-scored = Puntuación de la ronda { $round }:
event-round-scored-seat = { $name }: { $points } ({ $items }), { $total } en total.
event-round-scored-discards = Las cartas marcadas con una cruz salen de la partida: { $cards }.
event-round-began = Ronda { $round }. { $name } tiene el fajo más alto y empieza.
event-game-over =
    La partida ha terminado. { $count ->
        [one] Gana { $names } con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[other] Comparten la victoria con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }: { $names }.
    }
