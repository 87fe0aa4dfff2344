# The words of Razzia!, Spanish.

## The table on the screen

table-title = Una mesa de Razzia!
table-no-cards = aún sin cartas
table-days-left = { $days ->
        [one] 1 día
       *[other] { $days } días
    }
table-time-left = quedan { $time }
table-winner = gana
table-has-bid = puja { $cheque }
table-has-passed = pasa
table-you-bid = te toca pujar
table-your-turn = es tu turno
table-thinking = está pensando…
table-decides = decide
table-out-of-round = fuera de la ronda
table-bot-plays-on = un bot sigue jugando
table-bot = bot, { $level }
table-caller = Provocó la subasta y puja en último lugar
table-you = tú
table-away = ausente
table-family-of = { $name }: patrimonio familiar
table-row-worth = Ahora vale para ti: { $points }
table-empty-place = Hueco vacío
table-track = { $card }: { $number } de { $raid } para la redada
table-pile-count = { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
table-pile-count-left = Mazo izquierdo: quedan { $count }
table-pile-count-right = Mazo derecho: quedan { $count }
table-round-label = Ronda { $round } de { $rounds }
table-score-track = Puntos hasta ahora
table-centre-cheque = En el centro
table-actions = Tus jugadas
table-choose-theft = Elige cartas de la fila: un ladrón por cada una.
table-prompt-bid = { $best ->
        [0] Tu puja: nadie ha pujado todavía.
       *[other] Tu puja: { $best } es la mejor por ahora.
    }
table-prompt-turn = Tu turno: ¿qué haces?
table-one-moment = Un momento…
table-reconnecting = Se ha cortado la conexión. La estamos recuperando; no se pierde nada.
table-steal-these = { $count ->
        [0] Elige cartas
        [one] Llevarse esta carta
       *[other] Llevarse estas { $count }
    }
table-cancel = Cancelar
table-bid = Pujar { $cheque }
table-pass = Pasar
table-draw = Tomar una carta
table-draw-left = Mazo izquierdo
table-draw-right = Mazo derecho
table-call-auction = Subasta por orden judicial
table-steal = Usar ladrones…
table-take-back = Deshacer
table-log = Historial
table-log-empty = Todavía no ha pasado nada.
table-show-moment = Ver este momento ({ $time })
table-chat = Chat
table-chat-empty = ¡Saluda!
table-chat-empty-spectators = Solo lo leen los que miran, hasta que acabe la partida.
table-your-name = Tu nombre
table-say = Di algo
table-send = Enviar
table-spectator = Espectador
table-odds = Probabilidades
table-odds-of = Probabilidad de { $card }, y lo que queda
table-odds-police = Probabilidad de { $card } en la próxima carta: { $percent }
table-odds-left = { $count ->
        [one] Queda 1 carta por salir. De cada clase:
       *[other] Quedan { $count } cartas por salir. De cada clase:
    }
table-hint = Pista
table-hint-thinking = Un bot fuerte está pensando…
table-hint-late = La partida ha seguido: esa pista ya no vale.
table-hint-best = Un bot fuerte diría: { $move }
table-hint-move = Jugada
table-hint-win = Gana
table-hint-points = Puntos
table-hint-why = Ha seguido la partida desde aquí muchas veces, sin conocer las cartas.
table-hint-steal = Llevarse { $cards }
table-hint-draw = Probabilidad de { $card } en la próxima carta: { $percent }. { $left ->
        [one] Con una más llega la redada.
       *[other] Con { $left } más llega la redada.
    }
table-hint-bid = La fila vale ahora { $points } para ti. Tu { $cheque } iría al centro y te llevarías el { $taken } que hay allí.
table-hint-pass = La fila vale ahora { $points } para ti. Conservas { $cheques }.
table-hint-auction = La fila vale ahora { $points } para ti.
table-hint-thieves = Tendrías enseguida { $cards }, a cambio de { $count ->
        [one] un ladrón.
       *[other] { $count } ladrones.
    }
table-hint-wins = Así se gana el { $percent } de las partidas que siguen desde aquí.
table-hint-compared = Así se gana el { $percent } de las partidas que siguen desde aquí; con la segunda mejor jugada ({ $move }), el { $next }.
table-raid = ¡Redada!
table-not-here = Esta mesa no está aquí
table-looking-back = Estás viendo un momento anterior.
table-no-moment = Este momento no se puede mostrar: la jugada se deshizo, o hay que recordarlo.
table-back-to-now = Volver al presente
table-skip = Saltar
table-bot-for-you = Un bot juega por ti.
table-return = Recuperar mi asiento
table-watching = Estás mirando.
table-hand-over = Pasa el dispositivo a { $name }
table-it-is-me = Soy { $name }
table-side = Junto a la mesa
table-tabs = Historial y chat
table-said = { $name } dice: { $text }
table-unread = sin leer
table-spectators = { $count ->
        [0] Nadie está mirando
        [one] 1 está mirando
       *[other] { $count } están mirando
    }
table-home = A la página de inicio
table-look-up = Consultar
table-scoring-card = Tarjeta de puntuación
table-rules = Reglas
table-menu = Menú
table-resign = Dejar la partida…
table-resign-sure = Un bot seguirá en tu asiento, para no estropear la partida a nadie. Puedes volver cuando quieras.
table-resign-yes = Dejarla
table-cheque = Fajo de billetes { $cheque }
table-cheque-primigenio-2020 = Fajo de billetes { $cheque }
table-cheque-down = { $cheque ->
        [hidden] Un fajo de billetes
       *[other] Fajo de billetes { $cheque }
    }, boca abajo
table-cheque-down-primigenio-2020 = { $cheque ->
        [hidden] Un fajo de billetes
       *[other] Fajo de billetes { $cheque }
    }, boca abajo

## Why something is not possible now, for those who press buttons

why-not-your-turn = Ahora decide { $name }.
why-no-auction = Ahora no hay subasta.
why-auction-under-way = Hay una subasta en marcha: puja o pasa.
why-must-bid = Nadie ha pujado y tú convocaste la subasta por orden judicial: tienes que pujar.
why-bid-too-low = La mejor puja ya es { $best }.
why-not-your-cheque = Con eso no puedes pujar.
why-pile-empty = Este mazo está vacío.
why-too-few-thieves = { $thieves ->
        [0] Para llevarse cartas hace falta un ladrón, y no tienes ninguno.
        [one] Tienes un ladrón: son demasiadas cartas.
       *[other] Tienes { $thieves } ladrones: son demasiadas cartas.
    }
why-no-cards-named = Elige al menos una carta de la fila.
why-bot-plays = Un bot juega por ti: recupera antes tu asiento.
why-over = La partida ha terminado.
why-card-first = Se está revelando una carta.
