# The words of Razzia!, Hungarian.

## The points of a round, line by line

scoring-title = Véget ért { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló: a pontozás
scoring-item = Ami számít
scoring-of-round = { $round }. forduló
scoring-so-far = Eddig
scoring-discarded = Kikerülnek a játékból

explain-thieves =
    { $count ->
        [0] nincs tolvaj
        [one] 1 fel nem használt tolvaj
       *[other] { $count } fel nem használt tolvaj
    }
explain-bodyguards =
    { $count ->
        [0] nincs nehézfiú
        [one] 1 nehézfiú
       *[other] { $count } nehézfiú
    }: { $standing ->
        [most] a legtöbb
        [fewest] a legkevesebb
        [tied] mindenkinek ugyanannyi
       *[between] se a legtöbb, se a legkevesebb
    }
explain-cars =
    { $cars ->
        [0] nincs autó
        [one] 1 autó
       *[other] { $cars } autó
    }, { $drivers ->
        [0] nincs sofőr
        [one] 1 sofőr
       *[other] { $drivers } sofőr
    }
explain-jewels =
    { $different ->
        [0] nincs ékszer
        [one] 1 fajta ékszer
       *[other] { $different } különböző ékszer
    }
explain-coins =
    { $count ->
        [0] nincs aranyérme
        [one] 1 aranyérme
       *[other] { $count } aranyérme
    }
explain-businesses =
    { $different ->
        [0] nincs üzletág
        [one] 1 fajta üzletág
       *[other] { $different } különböző üzletág
    }{ $several ->
        [none] {""}
       *[other] , köztük { $several }
    }
explain-cheques =
    { $sum } ezer: { $standing ->
        [most] a legtöbb
        [fewest] a legkevesebb
        [tied] mindenkinek ugyanannyi
       *[between] se a legtöbb, se a legkevesebb
    }

## The result of a game

result-title = Az eredmény
result-won =
    { $count ->
        [one] { $names } győzött!
       *[other] Megosztott győzelem: { $names }!
    }
result-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
result-standings = Végeredmény
result-sheets = A pontozások
result-chart = Hogyan gyűltek a pontok
result-chart-start = Kezdet
result-by-item = Tételenként, az egész játékban
result-after = { $round ->
        [1] Az 1.
       *[other] A { $round }.
    } forduló után
result-rematch = Játsszunk újra
result-to-rematch = Az új asztalhoz
result-replay = A játszma visszanézése
result-download = A jegyzőkönyv letöltése
result-fairness = Ellenőrizd magad a paklit

## The proof of the deck

fairness-title = Ellenőrizd magad a paklit
fairness-intro = A játék előtt az asztal választott egy titkot, és közzétette a pecsétjét: egy számot, amely a titokhoz köti, de nem árulja el. A titok és az, amit az egyes játékosok hozzátettek, együtt dönti el az összes lap sorrendjét. Most a titok nyilvános, és ez az oldal mindent újra kiszámol, itt a böngésződben.
fairness-seal = A pecsét
fairness-seen-same = A böngésződ még a játék kezdete előtt feljegyezte ezt a pecsétet.
fairness-seen-late = A böngésződ akkor jegyezte fel ezt a pecsétet, amikor először látta az asztalt; a játék akkor már folyt.
fairness-seen-other = A böngésződ korábban más pecsétet jegyzett fel: { $seen }
fairness-not-seen = A böngésződ a játék vége előtt nem látta ezt az asztalt, így nincs mivel összevetnie a pecsétet.
fairness-secret = A titok
fairness-committed = A pecsét ehhez a titokhoz tartozik.
fairness-not-committed = A pecsét nem ehhez a titokhoz tartozik.
fairness-contributions = Amit a játékosok hozzátettek
fairness-contribution = { $name }: { $text }
fairness-lot = A sorsolás
fairness-lot-right = Mindenki azt a készletet kapta, amelyet a sorsolás neki szánt.
fairness-lot-wrong = A sorsolás másképp döntött.
fairness-lot-seat = { $name }: { $set }
fairness-cards = A lapok
fairness-cards-right = Mind a { $count } felfordított lap a pakli sorrendjében jött.
fairness-cards-wrong = A(z) { $move }. lépés olyan lapot fordított fel, amely nem következett.
fairness-right = Helyes
fairness-wrong = Hibás
fairness-open = Itt nem vethető össze
fairness-verdict-good = Minden rendben: a lapok sorrendje a játék előtt eldőlt, és az asztal tartotta magát hozzá.
fairness-verdict-consistent = A sorsolás és a pakli a titokból következik. Aki a játék előtt feljegyezte a pecsétet, azt is látja, hogy a titok akkor már eldőlt.
fairness-verdict-bad = Valami nem stimmel: ez nem az ígért pakli.
fairness-no-proof = Ez a jegyzőkönyv nem mondja meg, hogyan keletkezett a pakli: nincs mit ellenőrizni.
fairness-deck = A teljes pakli
fairness-deck-note = A halvány lapokat senki sem fordította fel.
fairness-pile =
    { $pile ->
        [left] Bal pakli, felülről
        [right] Jobb pakli, felülről
       *[only] A pakli, felülről
    }
