# The words of Razzia!, Dutch.

## The table on the screen

table-title = Een tafel Razzia!
table-no-cards = nog geen kaarten
table-days-left = { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
table-time-left = nog { $time }
table-winner = winnaar
table-has-bid = biedt { $cheque }
table-has-passed = past
table-you-bid = jouw bod
table-your-turn = jij bent aan de beurt
table-thinking = denkt na …
table-decides = beslist
table-out-of-round = uit deze spelronde
table-bot-plays-on = een bot speelt verder
table-bot = bot, { $level }
table-caller = Veroorzaakte de biedronde en biedt als laatste
table-you = jij
table-away = weg
table-family-of = { $name }: familiebezit
table-row-worth = Nu voor jou waard: { $points }
table-empty-place = Lege plek
table-track = { $card }: { $number } van { $raid } tot de razzia
table-pile-count = { $count ->
        [one] nog 1 kaart
       *[other] nog { $count } kaarten
    }
table-pile-count-left = Linkerstapel: nog { $count }
table-pile-count-right = Rechterstapel: nog { $count }
table-round-label = Spelronde { $round } van { $rounds }
table-score-track = Punten tot nu toe
table-centre-cheque = In het midden
table-actions = Jouw zetten
table-choose-theft = Kies kaarten uit de rij: voor elke kaart een dief.
table-prompt-bid = { $best ->
        [0] Jouw bod: er is nog niet geboden.
       *[other] Jouw bod: { $best } is tot nu toe het hoogst.
    }
table-prompt-turn = Jouw beurt: wat doe je?
table-one-moment = Een ogenblik …
table-reconnecting = De verbinding is verbroken. We maken opnieuw verbinding; er gaat niets verloren.
table-steal-these = { $count ->
        [0] Kies kaarten
        [one] Steel deze kaart
       *[other] Steel deze { $count }
    }
table-cancel = Annuleren
table-bid = Bied { $cheque }
table-pass = Pas
table-draw = Trek een kaart
table-draw-left = Trek links
table-draw-right = Trek rechts
table-call-auction = Dwangverkoop
table-steal = Stelen …
table-take-back = Terugnemen
table-log = Verloop
table-log-empty = Er is nog niets gebeurd.
table-show-moment = Toon dit moment ({ $time })
table-chat = Chat
table-chat-empty = Zeg eens hallo!
table-chat-empty-spectators = Tot het spel voorbij is lezen dit alleen de toeschouwers.
table-your-name = Je naam
table-say = Zeg iets
table-send = Versturen
table-spectator = Toeschouwer
table-odds = Kansen
table-odds-of = Kans op { $card }, en wat er nog is
table-odds-police = Kans op { $card } bij de volgende kaart: { $percent }
table-odds-left = { $count ->
        [one] 1 kaart is nog niet getrokken. Van elke soort:
       *[other] { $count } kaarten zijn nog niet getrokken. Van elke soort:
    }
table-hint = Tip
table-hint-thinking = Een sterke bot denkt na …
table-hint-late = Het spel is verder: die tip is verouderd.
table-hint-best = Een sterke bot zou zeggen: { $move }
table-hint-move = Zet
table-hint-win = Wint
table-hint-points = Punten
table-hint-why = Hij heeft van hieruit vele malen doorgespeeld, zonder de kaarten te kennen.
table-hint-steal = Steel { $cards }
table-hint-draw = Kans op { $card } bij de volgende kaart: { $percent }. { $left ->
        [one] Nog één en er is een razzia.
       *[other] Nog { $left } en er is een razzia.
    }
table-hint-bid = De rij is nu { $points } waard voor jou. Je { $cheque } zou naar het midden gaan, en je zou de { $taken } daarvandaan pakken.
table-hint-pass = De rij is nu { $points } waard voor jou. Je houdt { $cheques }.
table-hint-auction = De rij is nu { $points } waard voor jou.
table-hint-thieves = Je zou meteen dit hebben: { $cards }, voor { $count ->
        [one] één dief.
       *[other] { $count } dieven.
    }
table-hint-wins = Dat wint { $percent } van de partijen die van hieruit zijn doorgespeeld.
table-hint-compared = Dat wint { $percent } van de partijen die van hieruit zijn doorgespeeld; de op één na beste zet ({ $move }) { $next }.
table-raid = Razzia!
table-not-here = Deze tafel is er niet
table-looking-back = Je kijkt naar een eerder moment.
table-no-moment = Dit moment kan niet getoond worden: de zet is teruggenomen, of je moet het uit het hoofd weten.
table-back-to-now = Terug naar nu
table-skip = Overslaan
table-bot-for-you = Een bot speelt voor jou.
table-return = Neem mijn plaats terug
table-watching = Je kijkt mee.
table-hand-over = Geef het toestel aan { $name }
table-it-is-me = Ik ben { $name }
table-side = Naast de tafel
table-tabs = Verloop en chat
table-said = { $name } zegt: { $text }
table-unread = ongelezen
table-spectators = { $count ->
        [0] Niemand kijkt mee
        [one] 1 kijkt mee
       *[other] { $count } kijken mee
    }
table-home = Naar de startpagina
table-look-up = Opzoeken
table-scoring-card = Scorekaart
table-rules = Regels
table-menu = Menu
table-resign = Het spel verlaten …
table-resign-sure = Een bot speelt verder op jouw plaats, zodat het spel van de anderen niet bedorven wordt. Je kunt altijd terugkomen.
table-resign-yes = Verlaten
table-cheque = Cheque { $cheque }
table-cheque-primigenio-2020 = Bundeltje biljetten { $cheque }
table-cheque-down = { $cheque ->
        [hidden] Een cheque
       *[other] Cheque { $cheque }
    }, gedekt
table-cheque-down-primigenio-2020 = { $cheque ->
        [hidden] Een bundeltje biljetten
       *[other] Bundeltje biljetten { $cheque }
    }, gedekt

## Why something is not possible now, for those who press buttons

why-not-your-turn = { $name } moet nu beslissen.
why-no-auction = Er is nu geen biedronde.
why-auction-under-way = Er is een biedronde bezig: bied of pas.
why-must-bid = Niemand heeft geboden, en jij riep de dwangverkoop uit: je moet bieden.
why-bid-too-low = Het hoogste bod is al { $best }.
why-not-your-cheque = Met die cheque kun jij niet bieden.
why-pile-empty = Deze stapel is leeg.
why-too-few-thieves = { $thieves ->
        [0] Voor stelen heb je een dief nodig, en je hebt er geen.
        [one] Je hebt één dief: dat zijn te veel kaarten.
       *[other] Je hebt { $thieves } dieven: dat zijn te veel kaarten.
    }
why-no-cards-named = Kies minstens één kaart uit de rij.
why-bot-plays = Een bot speelt voor jou: neem eerst je plaats terug.
why-over = Het spel is voorbij.
why-card-first = Er wordt een kaart omgedraaid.
