# The words of Razzia!, Spanish.

## What is refused: a table

error-players = el número de jugadores no puede ser { $text }: el juego es de { $fewest } a { $most }
error-unknown-edition = edición desconocida «{ $text }»; las que hay: { $known }
error-piles = el número de mazos no puede ser { $text }: son 2, o bien 1
error-open-cheques = fajos a la vista: «{ $text }» no es ni true ni false
error-cheques = { $text } no son los lotes de fajos para { $players } jugadores, que son { $known }
error-no-such-seat = en esta mesa no hay ningún asiento «{ $text }»; los que hay: { $seats }
error-unknown-bot = no hay ningún bot «{ $text }»; conocidos: { $known }; o uno propio como package.module:Class
error-unusable-bot = el bot «{ $text }» no se puede usar: { $why }
error-budget = «{ $text }» no es un presupuesto; di 100ms o 0.5s para un tiempo, 5000 para simulaciones, 2x100ms para dos hilos
error-other-journal = el diario { $text } es de otro encargo: su { $what } es distinto; nombra otro archivo, o empiézalo de nuevo con --fresh
error-not-a-journal = { $text } no es un diario de la arena; nombra otro archivo
error-journal-in-use = el diario { $text } lo está usando otra ejecución; espera a que termine, o nombra otro archivo con --journal

## What is refused: a database

error-database-url = una base de datos se nombra como sqlite:///archivo o postgresql://user@host/name, no como «{ $text }…»
error-database-unreachable = la base de datos { $text } no se puede abrir: { $why }
error-not-a-database = { $text } no es una base de datos; nombra otro archivo, o uno que aún no exista
error-other-database = la base de datos { $text } contiene datos de otro programa; nombra una vacía
error-newer-database = la base de datos { $text } la escribió una versión más nueva de Razzia (su formato es { $found }, esta conoce hasta { $known }); actualiza Razzia, o nombra otra base de datos
error-no-psycopg = { $text } necesita el paquete psycopg, que no está instalado: pip install "razzia[postgresql]"
error-storage-failed = la base de datos ha fallado; inténtalo de nuevo

## What is refused: a move

error-unknown-move = «{ $text }» no es una jugada; escribe «draw left», «draw right», «auction», «steal <cards>», «pass» o «bid <cheque>»
error-which-pile = «{ $text }»: indica de qué mazo, «draw left» o «draw right»
error-which-cheque = «{ $text }»: indica con qué fajo pujas, del 1 al 16
error-no-cards-named = «{ $text }»: nombra las cartas que quieres llevarte, por ejemplo «steal driver,ring»
error-one-card = «{ $text }»: nombra la única carta que se revela, por ejemplo «= ring»
error-unknown-card = aquí no se puede nombrar ninguna carta «{ $card }»; las que hay: { $known }
error-game-over = «{ $text }»: la partida ha terminado
error-card-first = «{ $text }»: primero hay que revelar una carta
error-no-card-due = «{ $text }»: ahora no toca revelar ninguna carta
error-not-your-turn = «{ $text }»: ahora no decide { $seat }, sino { $turn } ({ $name })
error-not-your-move = «{ $text }»: el asiento { $seat } solo hace sus propias jugadas
error-not-at-the-table = «{ $text }»: en esta mesa no hay asiento { $seat }, solo { $seats }
error-no-auction = «{ $text }»: ahora no hay ninguna subasta
error-auction-under-way = «{ $text }»: hay una subasta en curso; escribe «bid <cheque>» o «pass»
error-must-bid = «{ $text }»: nadie ha pujado, así que debe pujar quien convocó la subasta por orden judicial
error-bid-too-low = «{ $text }»: la puja más alta ya es de { $best }
error-not-your-cheque = «{ $text }»: el fajo { $cheque } no es uno de los fajos propios boca arriba: { $cheques }
error-one-pile = «{ $text }»: en esta mesa se juega con un solo mazo; escribe «draw left»
error-pile-empty = «{ $text }»: el mazo { $pile ->
        [left] izquierdo
       *[right] derecho
    } está vacío
error-too-few-thieves =
    { $thieves ->
        [0] «{ $text }»: llevarse una carta cuesta un ladrón, y en el patrimonio familiar no hay ninguno
       *[other] «{ $text }»: { $cards } cartas cuestan otros tantos ladrones, y en el patrimonio familiar solo hay { $thieves }
    }
error-row-empty = «{ $text }»: en la fila no hay nada
error-not-in-row =
    { $count ->
        [0] «{ $text }»: en la fila no hay ninguna carta «{ $card }»
       *[other] «{ $text }»: en la fila no hay tantas cartas «{ $card }», solo { $count }
    }
error-card-used-up = «{ $text }»: ya han salido todas las cartas «{ $card }»
error-nothing-to-undo = todavía no hay nada que deshacer
error-name = «{ $text }» no es un nombre: debe tener de 1 a { $longest } caracteres, sin saltos de línea ni caracteres de control
error-unfit-text = «{ $text }» no se puede mostrar a todos: debe ser una sola línea de texto visible, sin caracteres de control ni marcas que cambien la dirección del texto

## What is refused: a record

where-line = línea { $number }
where-seat = asiento { $number }
where-move = jugada { $number }
where-character = carácter { $number }
where-rounds = ronda { $number }
error-no-record = no contiene ningún registro
error-too-long = más de { $longest } bytes es demasiado largo para leerlo
error-not-utf8 = no es texto en UTF-8: { $why }
error-not-json = no es JSON: { $why }
error-version = la versión { $text } del registro es desconocida; este programa lee la versión { $known }
error-missing-field = falta
error-wrong-type = debe ser { $due ->
        [object] un objeto
        [list] una lista
        [text] un texto
        [number] un número entero
        [numbers] una lista de números enteros
       *[truth] true o false
    }
error-unknown-option = no hay ninguna opción «{ $text }»
error-no-seat-letter = «{ $text }» debe empezar por la letra de un asiento, o por = si es una carta
error-unfinished = la partida todavía no ha terminado
error-other-result = pone { $text }, pero las jugadas dan { $due }
error-not-on-the-sheet = esto no forma parte de una puntuación

## What is refused: a proof

error-no-fairness = el registro no tiene el campo «fairness», así que no hay nada que demostrar
error-not-hex = fairness: «{ $field }» debe constar de { $digits } cifras hexadecimales
error-contributions = fairness: debe haber una aportación, un texto, por cada uno de los { $players } jugadores
error-other-commitment = fairness: el compromiso («commitment») no es el del secreto («secret»), que sería { $due }
error-not-that-commitment = fairness: el compromiso es { $due }, no el que se anotó antes
error-no-such-commitment = { $file }: ninguna partida tiene el compromiso { $text }
error-other-cheques = asiento { $seat }: por sorteo le tocan los fajos { $due }
error-other-card = jugada { $move }: la carta mostrada es «{ $card }», pero en el mazo está «{ $due }»

## What is refused: families to score

error-round = no hay ninguna ronda { $text }: es 1, 2 o 3
error-not-loot = «{ $text }» no es una carta que pueda estar en un patrimonio familiar; las que hay: { $known }
error-negative = cantidad { $text }: un patrimonio familiar no puede tener menos de cero cartas
error-too-many-cards = { $count } entre todos los patrimonios familiares, pero en la caja solo hay { $most }
error-not-among-cheques = { $text } no está entre los fajos para { $players } jugadores, que son { $known }
error-cheque-twice = el fajo { $text } aparece dos veces
error-cheque-count = el número de fajos no puede ser { $text }: con { $players } jugadores hay { $due } para cada uno

## At a table

error-already-done = esta petición ya se cumplió
error-stale-version = eso respondía a un estado de la mesa distinto del actual
error-not-your-seat = el asiento { $seat } no es tuyo
error-not-at-this-table = eso solo lo puede hacer quien está sentado a esta mesa
error-not-host = eso solo lo puede hacer quien creó la mesa
error-already-started = la partida ya ha empezado
error-not-started = la partida aún no ha empezado
error-seat-taken = el asiento { $seat } está ocupado
error-seat-free = el asiento { $seat } está libre
error-table-full = todos los asientos están ocupados
error-name-taken = aquí ya hay alguien que se llama «{ $text }»
error-bot-plays = en el asiento { $seat } juega un bot; recupera antes el asiento
error-no-bot-plays = en el asiento { $seat } no juega ningún bot
error-no-take-back = tu última jugada no se puede deshacer: desde entonces se ha revelado una carta, ha actuado otra persona o ha terminado la ronda
error-over = la partida ha terminado
error-not-over = la partida aún no ha terminado
error-rematch-made = ya hay una revancha: mesa { $text }
error-seats-free =
    { $count ->
        [one] el asiento { $text } aún no está listo
       *[other] los asientos { $text } aún no están listos
    }

## What is refused: by the server

error-setting = { $where }: «{ $text }» no vale; se espera { $due ->
    [host] un nombre de equipo o una dirección, como 127.0.0.1
    [port] un número del 0 al 65535; 0 es cualquier puerto libre
    [database] un archivo, o una URL como postgresql://user@host/name
    [address] una dirección como https://razzia.example.org, sin ruta
    [hosts] nombres separados por comas, como razzia.local,games.example.org
    [networks] direcciones o redes separadas por comas, como 127.0.0.1,10.0.0.0/8
    [delay] milisegundos de 0 a 60000, o un intervalo como 400-1200
    [log-format] auto, json o text
    [log-level] debug, info, warning o error
   *[count] un número entero a partir de 1
}
error-port-in-use = el puerto { $text } de { $host } está ocupado por otro programa; elige otro con --port, o 0 para cualquiera que esté libre
error-cannot-listen = no se puede escuchar en { $text }: { $why }
error-database-in-use = { $text } ya está en servicio, en { $url }; usa ese, o detenlo antes
error-unreadable-request = la petición no se puede leer: { $where }: { $why }
error-no-key = hace falta la clave de un jugador: en la cabecera «Authorization: Bearer <key>», o en el «hello» de un WebSocket
error-foreign-origin = una página de «{ $text }» no puede hacer eso aquí; abre { $url } en su lugar
error-foreign-host = este servidor no se llama «{ $text }»; abre { $url } en su lugar, o permite el nombre con --allowed-hosts
error-no-such-page = no hay nada en { $text }
error-no-such-table = no hay ninguna mesa «{ $text }»
error-wrong-method = { $text } no acepta { $method }
error-request-too-long = más de { $longest } bytes es demasiado para una petición
error-too-many = demasiadas { $what ->
    [tables] mesas nuevas
    [connections] conexiones
    [lines] líneas de chat
    [messages] comunicaciones
   *[requests] peticiones
}; inténtalo de nuevo en { $seconds } s
error-internal = algo falló en el servidor; su registro dice más con el número { $text }
error-hello-first = el primer mensaje debe ser un hello, en menos de diez segundos
error-hello-once = un hello se envía una vez, al principio
error-other-protocol = este servidor habla la versión { $known } del protocolo, no la { $text }; vuelve a cargar la página
error-unreadable-message = no se puede leer el mensaje: { $why }
error-no-hints = esta mesa juega sin pistas
error-hint-under-way = la pista que pediste antes está por llegar
error-not-your-decision = ahora no le toca decidir a este asiento
error-busy = la mesa cambia ahora demasiado deprisa; inténtalo otra vez
error-bad-cursor = «{ $text }» no es el comienzo de una página; toma el «next» de la anterior
error-bad-key = esa no es la clave de un jugador: deben ser 64 cifras hexadecimales en minúsculas, en la cabecera tras «Authorization: Bearer », o en el «hello» de un WebSocket
