# The words of Razzia!, Hungarian.

## The table on the screen

table-title = Egy asztal Razzia!
table-no-cards = még nincs lapja
table-days-left = { $days ->
        [one] 1 nap
       *[other] { $days } nap
    }
table-time-left = még { $time }
table-winner = győztes
table-has-bid = licit: { $cheque }
table-has-passed = passzol
table-you-bid = te licitálsz
table-your-turn = te jössz
table-thinking = gondolkodik …
table-decides = dönt
table-out-of-round = kiesett a fordulóból
table-bot-plays-on = egy bot játszik tovább
table-bot = bot, { $level }
table-caller = Ő indította az árverést, és utolsónak licitál
table-you = te
table-away = nincs itt
table-family-of = { $name }: családi vállalkozás
table-row-worth = Most ennyit ér neked: { $points }
table-empty-place = Üres hely
table-track = { $card }: { $number }/{ $raid } a razziáig
table-pile-count = { $count ->
        [one] még 1 lap
       *[other] még { $count } lap
    }
table-pile-count-left = Bal pakli: még { $count }
table-pile-count-right = Jobb pakli: még { $count }
table-round-label = Forduló: { $round }/{ $rounds }
table-score-track = Pontok eddig
table-centre-cheque = Középen
table-actions = A lépéseid
table-choose-theft = Válassz lapokat a sorból: mindegyik egy tolvajba kerül.
table-prompt-bid = { $best ->
        [0] Te licitálsz: még senki sem licitált.
       *[other] Te licitálsz: a legmagasabb licit eddig { $best }.
    }
table-prompt-turn = Te jössz: mit lépsz?
table-one-moment = Egy pillanat …
table-reconnecting = Megszakadt a kapcsolat. Újra felvesszük; semmi sem vész el.
table-steal-these = { $count ->
        [0] Válassz lapot
        [one] A lap ellopása
       *[other] { $count } lap ellopása
    }
table-cancel = Mégsem
table-bid = Licit: { $cheque }
table-pass = Passz
table-draw = Laphúzás
table-draw-left = Húzás balról
table-draw-right = Húzás jobbról
table-call-auction = Kényszerárverés
table-steal = Lopás …
table-take-back = Visszavonás
table-log = Napló
table-log-empty = Még nem történt semmi.
table-show-moment = Ennek a pillanatnak a megmutatása ({ $time })
table-chat = Csevegés
table-chat-empty = Köszönj!
table-chat-empty-spectators = A játék végéig ezt csak a nézők olvassák.
table-your-name = A neved
table-say = Mondj valamit
table-send = Küldés
table-spectator = Néző
table-odds = Esélyek
table-odds-of = Esélyek ({ $card }), és ami még hátravan
table-odds-police = Esély a következő lapon ({ $card }): { $percent }
table-odds-left = { $count ->
        [one] 1 lapot még nem húztak ki. Fajtánként:
       *[other] { $count } lapot még nem húztak ki. Fajtánként:
    }
table-hint = Tipp
table-hint-thinking = Egy erős bot gondolkodik …
table-hint-late = A játék továbbment: ez a tipp már elavult.
table-hint-best = Egy erős bot ezt mondaná: { $move }
table-hint-move = Lépés
table-hint-win = Nyer
table-hint-points = Pont
table-hint-why = Innen sokszor továbbjátszotta a játékot, a lapok ismerete nélkül.
table-hint-steal = Lopás: { $cards }
table-hint-draw = { $percent } az esélye, hogy a következő kártya: { $card }. { $left ->
        [one] Még egy, és jön a razzia.
       *[other] Még { $left }, és jön a razzia.
    }
table-hint-bid = A sor most { $points } pontot ér neked. Ez kerülne középre: { $cheque }; és ezt kapnád onnan: { $taken }.
table-hint-pass = A sor most { $points } pontot ér neked. Megmarad: { $cheques }.
table-hint-auction = A sor most { $points } pontot ér neked.
table-hint-thieves = Azonnal a tiéd lenne: { $cards }, { $count ->
        [one] egy tolvajért.
       *[other] { $count } tolvajért.
    }
table-hint-wins = Győzelmi arány az innen továbbjátszott játékokban: { $percent }.
table-hint-compared = Győzelmi arány az innen továbbjátszott játékokban: { $percent }; a második legjobbal ({ $move }): { $next }.
table-raid = Razzia!
table-not-here = Ez az asztal nincs itt
table-looking-back = Egy korábbi pillanatot nézel.
table-no-moment = Ez a pillanat nem mutatható meg: a lépést visszavonták, vagy emlékezni kell rá.
table-back-to-now = Vissza a jelenhez
table-skip = Átugrás
table-bot-for-you = Egy bot játszik helyetted.
table-return = Visszaülök a helyemre
table-watching = Nézőként vagy itt.
table-hand-over = Add át az eszközt: { $name }
table-it-is-me = { $name } vagyok
table-side = Az asztal mellett
table-tabs = Napló és csevegés
table-said = { $name } azt mondja: { $text }
table-unread = olvasatlan
table-spectators = { $count ->
        [0] Nincs néző
        [one] 1 néző
       *[other] { $count } néző
    }
table-home = A kezdőlapra
table-look-up = Utánanézés
table-scoring-card = Pontozókártya
table-rules = Szabályok
table-menu = Menü
table-resign = Kilépés a játékból …
table-resign-sure = A helyeden egy bot játszik tovább, így senki más játéka nem vész kárba. Bármikor visszajöhetsz.
table-resign-yes = Kilépek
table-cheque = Csekk: { $cheque }
table-cheque-primigenio-2020 = Pénzköteg: { $cheque }
table-cheque-down = { $cheque ->
        [hidden] Egy csekk
       *[other] Csekk: { $cheque }
    }, lefordítva
table-cheque-down-primigenio-2020 = { $cheque ->
        [hidden] Egy pénzköteg
       *[other] Pénzköteg: { $cheque }
    }, lefordítva

## Why something is not possible now, for those who press buttons

why-not-your-turn = Most { $name } dönt.
why-no-auction = Most nincs árverés.
why-auction-under-way = Árverés folyik: licitálj vagy passzolj.
why-must-bid = Senki sem licitált, és te hirdetted a kényszerárverést: licitálnod kell.
why-bid-too-low = A legmagasabb licit már { $best }.
why-not-your-cheque = Ezzel a csekkel nem licitálhatsz.
why-pile-empty = Ez a pakli üres.
why-too-few-thieves = { $thieves ->
        [0] A lopáshoz tolvaj kell, és neked nincs.
        [one] Egy tolvajod van: ez túl sok lap.
       *[other] { $thieves } tolvajod van: ez túl sok lap.
    }
why-no-cards-named = Válassz legalább egy lapot a sorból.
why-bot-plays = Egy bot játszik helyetted: előbb ülj vissza a helyedre.
why-over = A játék véget ért.
why-card-first = Éppen egy lapot fordítanak fel.
