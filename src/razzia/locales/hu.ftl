# The words of Razzia!, Hungarian.
# Cards go by the names of the edition: card-<kind>, or card-<kind>-<edition> where an edition has its own.

## Cards

card-ring = gyűrű
card-watch = óra
card-brooch = bross
card-necklace = nyaklánc
card-diamond = gyémánt
card-bodyguard = nehézfiú
card-car = autó
card-driver = sofőr
card-thief = tolvaj
card-coin = aranyérme
card-casino = kaszinó
card-transport = szállítás
card-cinema = film
card-racetrack = lóverseny
card-realestate = ingatlan
card-nightclub = nightclub
card-restaurant = étterem
card-police = rendőr

card-ring-primigenio-2020 = szkarabeusz
card-watch-primigenio-2020 = kereszt
card-brooch-primigenio-2020 = karkötő
card-necklace-primigenio-2020 = tiara
card-diamond-primigenio-2020 = gyűrűk
card-police-primigenio-2020 = Ra-kártya

cards-counted = { $count } × { $card }
nothing = semmi
names-joined = { $most } és { $last }

## The score sheet

item-thieves = Tolvajok
item-bodyguards = Nehézfiúk
item-cars = Autók
item-jewels = Ékszerek
item-coins = Aranyérmék
item-businesses = Üzletágak
item-cheques = Csekkek
item-cheques-primigenio-2020 = Pénzkötegek
item-total = Összesen
scores-round = { $round }. forduló

## The table

table-round = Forduló: { $round }/{ $rounds }.
table-turn = { $name } van soron.
table-auction = { $name } licitálhat vagy passzolhat.
table-chance = { $name } felfordít egy lapot.
table-police = Rendőrök
table-police-primigenio-2020 = Ra
table-row = Sor
table-centre = Közép
table-piles = Paklik
table-player = Játékos
table-points = Pont
table-now = Most
table-cheques = Csekkek
table-cheques-primigenio-2020 = Kötegek
table-face-down = Lefordítva
table-auction-bid = Licit
table-out = kiesett
table-passed = passz

## What happens

event-drew = { $name } a { $pile ->
        [left] bal
       *[right] jobb
    } oldali pakliból húz.
event-drew-one-pile = { $name } húz egy lapot.
event-loot-turned-over = Felfordítva: { $card }.
event-police-turned-over = Felfordítva: { $card } ({ $number }/{ $raid_at }).
event-piles-split = Elfogyott az egyik pakli. A másikat kettéosztjuk: balra { $left }, jobbra { $right } lap kerül.
event-auction-began = { $cause ->
        [police] Árverés kezdődik.
        [full-row] Betelt a sor: árverés kezdődik.
       *[forced] { $name } kényszerárverést hirdet.
    }
event-passed = { $name } passzol.
event-bid-made = { $name } { $cheque ->
        [hidden] licitál
       *[other] licitje: { $cheque }
    }.
event-row-won = { $name } { $cheque ->
        [hidden] nyer
       *[other] nyer (licit: { $cheque })
    }, övé a sor ({ $cards }) és lefordítva { $taken ->
        [hidden] a középső csekk
       *[other] a középső csekk ({ $taken })
    }.
event-row-won-primigenio-2020 = { $name } { $cheque ->
        [hidden] nyer
       *[other] nyer (licit: { $cheque })
    }, övé a sor ({ $cards }) és lefordítva { $taken ->
        [hidden] a középső pénzköteg
       *[other] a középső pénzköteg ({ $taken })
    }.
event-row-stayed = Mindenki passzolt. A sor a helyén marad.
event-row-discarded = Mindenki passzolt. A betelt sor kikerül a játékból: { $cards }.
event-stole =
    { $count ->
        [one] { $name } bevet egy tolvajt, és ezt lopja el a sorból: { $cards }.
       *[other] { $name } bevet { $count } tolvajt, és ezeket lopja el a sorból: { $cards }.
    }
event-out-of-round = { $name } kifogyott a csekkekből, ebben a fordulóban már nem játszik.
event-out-of-round-primigenio-2020 = { $name } ebben a fordulóban már nem rendelkezik pénzköteggel.
event-round-ended = { $by ->
        [raid] Razzia! Azonnal véget ér
       *[last-cheque] Elfogyott az utolsó csekk: véget ért
    } { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló.
event-round-ended-primigenio-2020 = { $by ->
        [raid] Razzia! Azonnal véget ér
       *[last-cheque] Elfogyott az utolsó pénzköteg: véget ért
    } { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló.
event-round-scored = Pontozás, { $round }. forduló:
event-round-scored-seat = { $name }: { $points } ({ $items }), összesen { $total }.
event-round-scored-discards = A kereszttel jelölt lapok kikerülnek a játékból: { $cards }.
event-round-began = { $round }. forduló. { $name } kezd, nála van a legmagasabb csekk.
event-round-began-primigenio-2020 = { $round }. forduló. { $name } birtokolja a legnagyobb pénzköteget, és kezd.
event-game-over =
    { $count ->
        [one] A játék véget ért. { $names } győz { $points } ponttal.
       *[other] A játék véget ért. Megosztott győzelem { $points } ponttal: { $names }.
    }

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
error-not-in-row =
    { $count ->
        [0] „{ $text }”: nincs „{ $card }” a sorban
       *[other] „{ $text }”: ennyi „{ $card }” nincs a sorban, csak { $count }
    }
error-card-used-up = „{ $text }”: már minden „{ $card }” elfogyott
error-nothing-to-undo = még nincs mit visszavonni
error-name = „{ $text }” nem név: legalább 1, legfeljebb { $longest } karakter lehet, sortörés és vezérlőkarakter nélkül
error-unfit-text = „{ $text }” nem mutatható meg mindenkinek: egyetlen sor lehet, vezérlőkarakterek és az írásirányt megfordító jelek nélkül

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

## The command line

verify-proven = { $line }. sor: a sorsolás és a pakli a titokból és a hozzájárulásokból következik; ellenőrzött lapok: { $cards }; lenyomat: { $commitment }
verify-noted = { $line }. sor: ez a pakli a játék előtt rögzítve volt; ellenőrzött lapok: { $cards }; lenyomat: { $commitment }
check-verdict =
    { $good ->
        [one] 1 feljegyzés rendben
       *[other] { $good } feljegyzés rendben
    }{ $defective ->
        [0] { "" }
       *[other] , { $defective } hibás
    }
replay-title = { $number }. játszma, { $edition }: { $names }
play-welcome = Razzia! Három forduló licitálás a zsákmányért, és a rendőrség sosincs messze. Súgó: ?
play-commitment =
    A lapok sorrendje már rögzítve van. Jegyezd fel ezt, és a játék után a „razzia verify” bizonyítja, hogy nem változott:
    { $commitment }
play-help =
    Ha te vagy soron: „draw left” vagy „draw right” felfordít egy lapot; „auction” kényszerárverést hirdet; „steal ring,car” tolvajokat vet be.
    Árveréskor: „bid 7” ezzel a csekkel licitál, „pass” passzol. A legmagasabb licit viszi a sort és a középső csekket.
    „score” megmutatja, hány pontot kapna most mindenki, „hint”, hogy mit tenne egy erős bot, „quit” kilép a játékból.
play-signs =
    ▸ ő dönt · ◆ miatta van árverés · ■ már kint van, □ még hiányzik a razziáig
    Most: a pontok, ha a forduló most véget érne, a rejtett csekkek nélkül · Lefordítva: ebben a fordulóban nyert, a következőre
play-odds = A következő lap esélye ({ $card }): { $percent } %
play-hint = Egy erős bot ezt mondaná: { $move }
play-option = {"  "}{ $move }: { $percent } % esély a győzelemre, { $points } pont a végén
play-left = A játékot a vége előtt hagytad el, ezért nem készült róla feljegyzés.
play-no-such-number = Írj be egy számot 1 és { $most } között, vagy egy lépést.
play-proof = A játék feljegyzése: { $file }; a pakli így ellenőrizhető: razzia verify { $file } --commitment { $commitment }

## Egy asztalnál

error-already-done = ez a kérés már teljesült
error-stale-version = ez az asztal nem a mostani állására felelt
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
        [one] ez a hely még szabad: { $text }
       *[other] ezek a helyek még szabadok: { $text }
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
error-no-key = ehhez egy játékos kulcsa kell, az „Authorization: Bearer <key>” fejlécben
error-foreign-origin = innen származó oldal ezt itt nem teheti: „{ $text }”; nyisd meg inkább ezt: { $url }
error-foreign-host = ezt a kiszolgálót nem így hívják: „{ $text }”; nyisd meg inkább ezt: { $url }, vagy engedélyezd a nevet az --allowed-hosts kapcsolóval
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
error-internal = valami elromlott a kiszolgálóban; a naplója többet mond itt: { $text }
error-hello-first = az első üzenet hello legyen, tíz másodpercen belül
error-hello-once = hello csak egyszer jöhet, az elején
error-other-protocol = ez a kiszolgáló a protokoll { $known }. változatát beszéli, nem ezt: { $text }; töltsd újra az oldalt
error-unreadable-message = az üzenet nem olvasható: { $why }
error-no-hints = ennél az asztalnál nincs tipp
error-hint-under-way = a korábban kért tipp még úton van
error-not-your-decision = most nem ez a hely dönt
error-busy = az asztal most túl gyorsan változik; próbáld újra
error-bad-cursor = „{ $text }” nem egy oldal kezdete; vedd az előző oldal „next” értékét
error-bad-key = ez nem egy játékos kulcsa: a fejléc „Authorization: Bearer ” és 64 kisbetűs hexadecimális számjegy legyen
