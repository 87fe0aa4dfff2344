# The words of Razzia!, Dutch.

## What is refused: a table

error-players = met { $text } aan tafel gaat het niet: het spel is voor { $fewest } tot { $most } spelers
error-unknown-edition = onbekende editie “{ $text }”; wel bekend: { $known }
error-piles = het aantal stapels kan niet { $text } zijn: het zijn er 2, of 1
error-open-cheques = open cheques: “{ $text }” is true noch false
error-cheques = { $text } zijn niet de chequesets voor { $players } spelers; dat zijn { $known }
error-no-such-seat = aan deze tafel is geen plaats “{ $text }”; wel: { $seats }
error-unknown-bot = er is geen bot “{ $text }”; bekend: { $known }; of noem een eigen bot als package.module:Class
error-unusable-bot = de bot “{ $text }” is niet te gebruiken: { $why }
error-budget = “{ $text }” is geen budget; zeg 100ms of 0.5s voor een tijd, 5000 voor simulaties, 2x100ms voor twee threads
error-other-journal = het journaal { $text } hoort bij een andere opdracht: { $what } is daar anders; noem een ander bestand, of begin het opnieuw met --fresh
error-not-a-journal = { $text } is geen journaal van de arena; noem een ander bestand
error-journal-in-use = het journaal { $text } is in gebruik bij een andere run; wacht tot die klaar is, of noem een ander bestand met --journal

## What is refused: a database

error-database-url = een database heet sqlite:///bestand of postgresql://user@host/name, niet “{ $text }…”
error-database-unreachable = de database { $text } kan niet worden geopend: { $why }
error-not-a-database = { $text } is geen database; noem een ander bestand, of een dat nog niet bestaat
error-other-database = de database { $text } bevat gegevens van een ander programma; noem een lege
error-newer-database = de database { $text } is geschreven door een nieuwere versie van Razzia (het formaat is { $found }, deze kent tot en met { $known }); werk Razzia bij, of noem een andere database
error-no-psycopg = { $text } heeft het pakket psycopg nodig, dat niet geïnstalleerd is: pip install "razzia[postgresql]"
error-storage-failed = de database heeft gefaald; probeer het opnieuw

## What is refused: a move

error-unknown-move = “{ $text }” is geen zet; typ “draw left”, “draw right”, “auction”, “steal <cards>”, “pass” of “bid <cheque>”
error-which-pile = “{ $text }”: zeg van welke stapel, “draw left” of “draw right”
error-which-cheque = “{ $text }”: zeg welke cheque je biedt, 1 tot en met 16
error-no-cards-named = “{ $text }”: noem de kaarten die je steelt, zoals “steal driver,ring”
error-one-card = “{ $text }”: noem de ene kaart die wordt omgedraaid, zoals “= ring”
error-unknown-card = een kaart “{ $card }” valt hier niet te noemen; wel: { $known }
error-game-over = “{ $text }”: het spel is afgelopen
error-card-first = “{ $text }”: er wordt eerst een kaart omgedraaid
error-no-card-due = “{ $text }”: er wordt nu geen kaart omgedraaid
error-not-your-turn = “{ $text }”: nu beslist niet { $seat }, maar { $turn } ({ $name })
error-not-your-move = “{ $text }”: plaats { $seat } doet alleen eigen zetten
error-not-at-the-table = “{ $text }”: aan deze tafel is geen plaats { $seat }, wel { $seats }
error-no-auction = “{ $text }”: er is nu geen biedronde
error-auction-under-way = “{ $text }”: er is een biedronde bezig; typ “bid <cheque>” of “pass”
error-must-bid = “{ $text }”: niemand heeft geboden, dus wie de dwangverkoop heeft uitgeroepen, moet bieden
error-bid-too-low = “{ $text }”: het hoogste bod is al { $best }
error-not-your-cheque = “{ $text }”: cheque { $cheque } hoort niet bij de eigen open cheques: { $cheques }
error-one-pile = “{ $text }”: aan deze tafel is er maar één stapel; typ “draw left”
error-pile-empty = “{ $text }”: de { $pile ->
        [left] linkerstapel
       *[right] rechterstapel
    } is leeg
error-too-few-thieves =
    { $thieves ->
        [0] “{ $text }”: stelen kost een dief, en in het familiebezit is er geen
       *[other] “{ $text }”: { $cards } kaarten kosten evenveel dieven, en het familiebezit telt er maar { $thieves }
    }
error-row-empty = “{ $text }”: er ligt niets in de rij
error-not-in-row =
    { $count ->
        [0] “{ $text }”: in de rij ligt geen kaart “{ $card }”
       *[other] “{ $text }”: zo vaak ligt “{ $card }” niet in de rij, slechts { $count } keer
    }
error-card-used-up = “{ $text }”: alle kaarten “{ $card }” zijn al getrokken
error-nothing-to-undo = er valt nog niets terug te nemen
error-name = “{ $text }” is geen naam: een naam telt 1 tot { $longest } tekens, zonder regeleinden en stuurtekens
error-unfit-text = “{ $text }” kan niet aan iedereen worden getoond: het moet één regel zichtbare tekst zijn, zonder stuurtekens en zonder tekens die de schrijfrichting veranderen

## What is refused: a record

where-line = regel { $number }
where-seat = plaats { $number }
where-move = zet { $number }
where-character = teken { $number }
where-rounds = spelronde { $number }
error-no-record = er staat geen spelverslag in
error-too-long = meer dan { $longest } bytes is te lang om te lezen
error-not-utf8 = geen tekst in UTF-8: { $why }
error-not-json = geen JSON: { $why }
error-version = versie { $text } van het spelverslag is niet bekend; dit programma leest versie { $known }
error-missing-field = ontbreekt
error-wrong-type = moet { $due ->
        [object] een object
        [list] een lijst
        [text] een tekst
        [number] een geheel getal
        [numbers] een lijst van gehele getallen
       *[truth] true of false
    } zijn
error-unknown-option = er is geen optie “{ $text }”
error-no-seat-letter = “{ $text }” moet beginnen met de letter van een plaats, of met = voor een kaart
error-unfinished = het spel is nog niet afgelopen
error-other-result = er staat { $text }, maar uit de zetten volgt { $due }
error-not-on-the-sheet = dit hoort niet in een waardering

## What is refused: a proof

error-no-fairness = het spelverslag heeft geen veld “fairness”, dus er valt niets te bewijzen
error-not-hex = fairness: “{ $field }” moet uit { $digits } hexadecimale cijfers bestaan
error-contributions = fairness: voor elk van de { $players } spelers moet er één bijdrage zijn, een tekst
error-other-commitment = fairness: de vastlegging (“commitment”) hoort niet bij het geheim (“secret”); daarbij hoort { $due }
error-not-that-commitment = fairness: vastgelegd is { $due }, niet wat van tevoren is genoteerd
error-no-such-commitment = { $file }: geen spel daarin is vastgelegd als { $text }
error-other-cheques = plaats { $seat }: volgens de loting horen hier de cheques { $due }
error-other-card = zet { $move }: de getoonde kaart is “{ $card }”, maar in de stapel zit daar “{ $due }”

## What is refused: families to score

error-round = spelronde { $text } bestaat niet: het is 1, 2 of 3
error-not-loot = “{ $text }” is geen kaart voor een familiebezit; wel: { $known }
error-negative = aantal { $text }: minder dan geen enkele kaart kan niet in een familiebezit
error-too-many-cards = { $count } in alle familiebezittingen samen, maar in de doos zitten er { $most }
error-not-among-cheques = { $text } hoort niet bij de cheques voor { $players } spelers; dat zijn { $known }
error-cheque-twice = cheque { $text } komt twee keer voor
error-cheque-count = het aantal cheques kan niet { $text } zijn: met { $players } spelers heeft iedereen er { $due }

## At a table

error-already-done = deze vraag is al ingewilligd
error-stale-version = dat was een antwoord op een andere stand van de tafel dan de huidige
error-not-your-seat = plaats { $seat } is niet van jou
error-not-at-this-table = dat mag alleen wie aan deze tafel zit
error-not-host = dat mag alleen wie de tafel heeft gemaakt
error-already-started = het spel is al begonnen
error-not-started = het spel is nog niet begonnen
error-seat-taken = plaats { $seat } is bezet
error-seat-free = plaats { $seat } is vrij
error-table-full = alle plaatsen zijn bezet
error-name-taken = hier heet al iemand “{ $text }”
error-bot-plays = op plaats { $seat } speelt een bot; neem de plaats eerst terug
error-no-bot-plays = op plaats { $seat } speelt geen bot
error-no-take-back = je laatste zet kan niet worden teruggenomen: er is sindsdien een kaart omgedraaid, iemand anders heeft iets gedaan, of de spelronde is voorbij
error-over = het spel is afgelopen
error-not-over = het spel is nog niet afgelopen
error-rematch-made = er is al een revanche: tafel { $text }
error-seats-free =
    { $count ->
        [one] plaats { $text } is nog niet klaar
       *[other] de plaatsen { $text } zijn nog niet klaar
    }

## What is refused: by the server

error-setting = { $where }: “{ $text }” kan niet; verwacht wordt { $due ->
    [host] een computernaam of een adres zoals 127.0.0.1
    [port] een getal van 0 tot en met 65535; 0 is een willekeurige vrije poort
    [database] een bestand, of een URL zoals postgresql://user@host/name
    [address] een adres zoals https://razzia.example.org, zonder pad
    [hosts] namen met komma’s ertussen, zoals razzia.local,games.example.org
    [networks] adressen of netwerken met komma’s ertussen, zoals 127.0.0.1,10.0.0.0/8
    [delay] milliseconden van 0 tot en met 60000, of een bereik zoals 400-1200
    [log-format] auto, json of text
    [log-level] debug, info, warning of error
   *[count] een geheel getal vanaf 1
}
error-port-in-use = poort { $text } van { $host } is in gebruik door een ander programma; kies een andere met --port, of 0 voor een willekeurige vrije
error-cannot-listen = luisteren op { $text } lukt niet: { $why }
error-database-in-use = { $text } is al in gebruik, op { $url }; gebruik die, of stop die eerst
error-unreadable-request = het verzoek is onleesbaar: { $where }: { $why }
error-no-key = hiervoor is de sleutel van een speler nodig: in de kop “Authorization: Bearer <key>”, of in de “hello” van een WebSocket
error-foreign-origin = een pagina van “{ $text }” mag dat hier niet; open in plaats daarvan { $url }
error-foreign-host = deze server heet niet “{ $text }”; open in plaats daarvan { $url }, of sta de naam toe met --allowed-hosts
error-no-such-page = er is niets op { $text }
error-no-such-table = er is geen tafel “{ $text }”
error-wrong-method = { $text } accepteert geen { $method }
error-request-too-long = meer dan { $longest } bytes is te lang voor een verzoek
error-too-many = te veel { $what ->
    [tables] nieuwe tafels
    [connections] verbindingen
    [lines] regels in de chat
    [messages] berichten
   *[requests] verzoeken
}; probeer het over { $seconds } s opnieuw
error-internal = er ging iets mis in de server; zijn logboek zegt meer onder { $text }
error-hello-first = het eerste bericht moet een hello zijn, binnen tien seconden
error-hello-once = een hello komt één keer, aan het begin
error-other-protocol = deze server spreekt versie { $known } van het protocol, niet { $text }; laad de pagina opnieuw
error-unreadable-message = het bericht is niet te lezen: { $why }
error-no-hints = deze tafel speelt zonder tips
error-hint-under-way = de tip waar je eerder om vroeg, komt nog
error-not-your-decision = deze plaats is nu niet aan zet
error-busy = de tafel verandert nu te snel; probeer het nog eens
error-bad-cursor = “{ $text }” is niet het begin van een pagina; neem de “next” van de vorige
error-bad-key = dat is geen sleutel van een speler: het moeten 64 hexadecimale cijfers in kleine letters zijn, in de kop na “Authorization: Bearer ”, of in de “hello” van een WebSocket
