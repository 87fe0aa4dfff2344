# The words of Razzia!, Hungarian.

## What is refused: a table

error-players = { $text } játékossal nem megy: a játék { $fewest }–{ $most } fős
error-unknown-edition = ismeretlen kiadás: „{ $text }”; ezek vannak: { $known }
error-piles = { $text } pakli nem jó: 2 lehet, vagy 1
error-open-cheques = nyílt csekkek: „{ $text }” nem true és nem is false
error-cheques = { $players } játékos csekkjei nem ezek: { $text }, hanem ezek: { $known }
error-no-such-seat = ennél az asztalnál nincs „{ $text }” hely; ezek vannak: { $seats }
error-unknown-bot = nincs „{ $text }” nevű bot; ismertek: { $known }; vagy saját bot így: package.module:Class
error-unusable-bot = a(z) „{ $text }” bot nem használható: { $why }
error-budget = „{ $text }” nem keret; mondd így: 100ms vagy 0.5s időre, 5000 szimulációra, 2x100ms két szálra
error-other-journal = a(z) { $text } napló egy másik feladaté: ott más a(z) { $what }; adj meg másik fájlt, vagy kezdd újra így: --fresh
error-not-a-journal = a(z) { $text } nem az aréna naplója; adj meg másik fájlt
error-journal-in-use = a(z) { $text } naplót épp egy másik futás használja; várd meg a végét, vagy adj meg másik fájlt így: --journal

## What is refused: a database

error-database-url = az adatbázist így kell megadni: sqlite:///fájl vagy postgresql://user@host/name, nem így: „{ $text }…”
error-database-unreachable = a(z) { $text } adatbázist nem lehet megnyitni: { $why }
error-not-a-database = a(z) { $text } nem adatbázis; adj meg másik fájlt, vagy olyat, amely még nem létezik
error-other-database = a(z) { $text } adatbázisban egy másik program adatai vannak; adj meg egy üreset
error-newer-database = a(z) { $text } adatbázist a Razzia egy újabb változata írta (formátuma { $found }, ez a változat legfeljebb ezt ismeri: { $known }); frissítsd a Razziát, vagy adj meg másik adatbázist
error-no-psycopg = a(z) { $text } használatához a psycopg csomag kell, de nincs telepítve: pip install "razzia[postgresql]"
error-storage-failed = az adatbázis hibázott; próbáld újra

## What is refused: a move

error-unknown-move = „{ $text }” nem lépés; ezek közül írj be egyet: „draw left”, „draw right”, „auction”, „steal <cards>”, „pass” vagy „bid <cheque>”
error-which-pile = „{ $text }”: add meg, melyik pakliból: „draw left” vagy „draw right”
error-which-cheque = „{ $text }”: add meg, melyik csekkel licitálsz: 1 és 16 között
error-no-cards-named = „{ $text }”: nevezd meg az ellopott lapokat, például „steal driver,ring”
error-one-card = „{ $text }”: nevezd meg azt az egy lapot, amelyet felfordítanak, például „= ring”
error-unknown-card = „{ $card }” nevű lap itt nem szerepelhet; ezek vannak: { $known }
error-game-over = „{ $text }”: a játék véget ért
error-card-first = „{ $text }”: előbb egy lapot kell felfordítani
error-no-card-due = „{ $text }”: most nem kell lapot felfordítani
error-not-your-turn = „{ $text }”: most nem { $seat } dönt, hanem { $turn } ({ $name })
error-not-your-move = „{ $text }”: a hely ({ $seat }) csak a saját lépéseit teheti meg
error-not-at-the-table = „{ $text }”: ennél az asztalnál nincs ilyen hely: { $seat }; ami van: { $seats }
error-no-auction = „{ $text }”: most nincs árverés
error-auction-under-way = „{ $text }”: árverés folyik; „bid <cheque>” vagy „pass” jöhet
error-must-bid = „{ $text }”: senki sem licitált, ezért annak kell, aki a kényszerárverést hirdette
error-bid-too-low = „{ $text }”: a legmagasabb licit már { $best }
error-not-your-cheque = „{ $text }”: nincs ilyen saját, felfordított csekk: { $cheque }; ezek vannak: { $cheques }
error-one-pile = „{ $text }”: ennél az asztalnál csak egy pakli van; „draw left” kell hozzá
error-pile-empty = „{ $text }”: a { $pile ->
        [left] bal
       *[right] jobb
    } oldali pakli üres
error-too-few-thieves =
    { $thieves ->
        [0] „{ $text }”: lopáshoz tolvaj kell, de a családi vállalkozásban nincs egy sem
       *[other] „{ $text }”: { $cards } laphoz ugyanennyi tolvaj kell, de a családi vállalkozásban csak { $thieves } van
    }
error-row-empty = „{ $text }”: a sor üres
error-not-in-row =
    { $count ->
        [0] „{ $text }”: nincs „{ $card }” a sorban
       *[other] „{ $text }”: ennyi „{ $card }” nincs a sorban, csak { $count }
    }
error-card-used-up = „{ $text }”: már minden „{ $card }” elfogyott
error-nothing-to-undo = még nincs mit visszavonni
error-name = „{ $text }” nem név: legalább 1, legfeljebb { $longest } karakter lehet, sortörés és vezérlőkarakter nélkül
error-unfit-text = „{ $text }” nem mutatható meg mindenkinek: egyetlen sornyi látható szöveg lehet, vezérlőkarakterek és az írásirányt megfordító jelek nélkül

## What is refused: a record

where-line = { $number }. sor
where-seat = { $number }. hely
where-move = { $number }. lépés
where-character = { $number }. karakter
where-rounds = { $number }. forduló
error-no-record = nincs benne jegyzőkönyv
error-too-long = { $longest } bájtnál többet nem lehet beolvasni
error-not-utf8 = nem UTF-8 kódolású szöveg: { $why }
error-not-json = nem JSON: { $why }
error-version = ismeretlen jegyzőkönyv-változat: { $text }; ez a program ezt olvassa: { $known }
error-missing-field = hiányzik
error-wrong-type = ide { $due ->
        [object] objektum
        [list] lista
        [text] szöveg
        [number] egész szám
        [numbers] egész számok listája
       *[truth] true vagy false
    } kell
error-unknown-option = nincs „{ $text }” beállítás
error-no-seat-letter = „{ $text }” elején egy hely betűjének kell állnia, vagy lap esetén egyenlőségjelnek (=)
error-unfinished = a játék még nem ért véget
error-other-result = itt { $text } áll, de a lépésekből { $due } jön ki
error-not-on-the-sheet = ez nem tartozik a pontozáshoz

## What is refused: a proof

error-no-fairness = a jegyzőkönyvben nincs „fairness” mező, így nincs mit bizonyítani
error-not-hex = fairness: „{ $field }” értéke csak { $digits } hexadecimális számjegy lehet
error-contributions = fairness: { $players } játékoshoz ugyanennyi hozzájárulás kell, mindegyik egy-egy szöveg
error-other-commitment = fairness: a lenyomat („commitment”) nem ehhez a titokhoz („secret”) tartozik; a helyes: { $due }
error-not-that-commitment = fairness: a lenyomat { $due }, nem az, amit előre feljegyeztek
error-no-such-commitment = { $file }: egyik játék lenyomata sem { $text }
error-other-cheques = „{ $seat }” hely: a sorsolás szerint ide ezek a csekkek járnak: { $due }
error-other-card = { $move }. lépés: a felfordított lap „{ $card }”, de a pakliban itt „{ $due }” van

## What is refused: families to score

error-round = nincs ilyen forduló: { $text }; csak 1, 2 vagy 3 lehet
error-not-loot = „{ $text }” nem kerülhet családi vállalkozásba; ezek a lapok vannak: { $known }
error-negative = { $text } lap: semminél kevesebb nem lehet egy családi vállalkozásban
error-too-many-cards = a családi vállalkozásokban együtt { $count } van, de a dobozban csak { $most }
error-not-among-cheques = { $players } játékos csekkjei között nincs ilyen: { $text }; ezek vannak: { $known }
error-cheque-twice = kétszer szerepel ez a csekk: { $text }
error-cheque-count = { $text } csekk nem jó: { $players } játékosnál mindenkinek { $due } van

## At a table

error-already-done = ez a kérés már teljesült
error-stale-version = ez nem az asztal mostani állására vonatkozott
error-not-your-seat = ez a hely ({ $seat }) nem a tiéd
error-not-at-this-table = ezt csak az teheti, aki ennél az asztalnál ül
error-not-host = ezt csak az asztal létrehozója teheti
error-already-started = a játék már elkezdődött
error-not-started = a játék még nem kezdődött el
error-seat-taken = ez a hely ({ $seat }) foglalt
error-seat-free = ez a hely ({ $seat }) szabad
error-table-full = minden hely foglalt
error-name-taken = „{ $text }” nevű már van itt
error-bot-plays = ezen a helyen ({ $seat }) bot játszik; előbb vedd vissza a helyet
error-no-bot-plays = ezen a helyen ({ $seat }) nem játszik bot
error-no-take-back = az utolsó lépésed nem vonható vissza: azóta felfordítottak egy lapot, más is cselekedett, vagy véget ért a forduló
error-over = a játék véget ért
error-not-over = a játék még nem ért véget
error-rematch-made = már van visszavágó: { $text } asztal
error-seats-free =
    { $count ->
        [one] ez a hely még nem áll készen: { $text }
       *[other] ezek a helyek még nem állnak készen: { $text }
    }

## What is refused: by the server

error-setting = { $where }: „{ $text }” nem jó; ez kell ide: { $due ->
    [host] gépnév vagy cím, például 127.0.0.1
    [port] szám 0 és 65535 között; a 0 bármely szabad portot jelenti
    [database] fájl, vagy URL, például postgresql://user@host/name
    [address] cím, például https://razzia.example.org, útvonal nélkül
    [hosts] nevek vesszővel elválasztva, például razzia.local,games.example.org
    [networks] címek vagy hálózatok vesszővel elválasztva, például 127.0.0.1,10.0.0.0/8
    [delay] ezredmásodperc 0 és 60000 között, vagy tartomány, például 400-1200
    [log-format] auto, json vagy text
    [log-level] debug, info, warning vagy error
   *[count] egész szám 1-től
}
error-port-in-use = a(z) { $host } { $text } portját más program használja; válassz másikat a --port kapcsolóval, vagy 0-t bármely szabadhoz
error-cannot-listen = nem lehet itt fogadni: { $text }: { $why }
error-database-in-use = { $text } már üzemel itt: { $url }; használd azt, vagy előbb állítsd le
error-unreadable-request = a kérés olvashatatlan: { $where }: { $why }
error-no-key = ehhez egy játékos kulcsa kell: az „Authorization: Bearer <key>” fejlécben, vagy a WebSocket „hello” üzenetében
error-foreign-origin = innen származó oldal ezt itt nem teheti: „{ $text }”; nyisd meg inkább ezt: { $url }
error-foreign-host = ezt a szervert nem így hívják: „{ $text }”; nyisd meg inkább ezt: { $url }, vagy engedélyezd a nevet az --allowed-hosts kapcsolóval
error-no-such-page = itt nincs semmi: { $text }
error-no-such-table = nincs ilyen asztal: „{ $text }”
error-wrong-method = { $text } nem fogadja ezt: { $method }
error-request-too-long = { $longest } bájtnál több túl hosszú egy kérésnek
error-too-many = túl sok { $what ->
    [tables] új asztal
    [connections] kapcsolat
    [lines] sor a csevegésben
    [messages] üzenet
   *[requests] kérés
}; próbáld újra { $seconds } s múlva
error-internal = valami elromlott a szerveren; a naplója többet mond itt: { $text }
error-hello-first = az első üzenet hello legyen, tíz másodpercen belül
error-hello-once = hello csak egyszer jöhet, az elején
error-other-protocol = ez a szerver a protokoll { $known }. változatát beszéli, nem ezt: { $text }; töltsd újra az oldalt
error-unreadable-message = az üzenet nem olvasható: { $why }
error-no-hints = ennél az asztalnál nincs tipp
error-hint-under-way = a korábban kért tipp még úton van
error-not-your-decision = most nem ez a hely dönt
error-busy = az asztal most túl gyorsan változik; próbáld újra
error-bad-cursor = „{ $text }” nem egy oldal kezdete; vedd az előző oldal „next” értékét
error-bad-key = ez nem egy játékos kulcsa: 64 kisbetűs hexadecimális számjegy legyen, a fejlécben az „Authorization: Bearer ” után, vagy a WebSocket „hello” üzenetében
