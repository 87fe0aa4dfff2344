# The words of Razzia!, Hungarian.

## The front page

home-motto = Reiner Knizia árverezős kártyajátéka bűnözőkről, zsákmányról és a rendőrségről. Kettőtől öt játékosig.
home-play-now = Játssz most
home-play-about = Te és három bot. Azonnal indul.
home-laying = Terítjük az asztalt …
home-ways = További játékmódok
home-new-table = Új asztal
home-new-about = Barátokkal, botokkal, ahogy szeretnéd
home-pass-and-play = Közösen egy eszközön
home-pass-short = Kézről kézre adjátok
home-replay-a-game = Játszma visszanézése
home-replay-about = Fájlból
home-language = Nyelv
home-settings = Beállítások
home-you = Főnök

## Tables

home-mine = Az asztalaim
home-mine-empty = Most egy játszmában sem veszel részt. Egy kattintás odafent, és már játszol is.
home-lobby = Nyitott asztalok
home-lobby-empty = Most senki sem keres játékost. Nyiss egy asztalt, és mások itt megtalálják.
home-over = Befejezett játszmák
home-over-empty = Még egy játszma sem ért véget. Ha igen, itt visszanézheted.
home-loading = Körülnézünk …
home-trying-again = Tovább próbálkozunk.
home-try-again = Próbáld most
home-your-turn = Te jössz
home-turn-of = { $name } gondolkodik
home-round = { $round }. forduló
home-seats-free = { $count } szabad hely
home-all-there = Mindenki itt van
home-won = { $count ->
        [one] { $names } győzött
       *[other] Megosztott győzelem: { $names },
    } { $points } ponttal
home-go-on = Tovább
home-join = Csatlakozom
home-watch = Megnézem
home-replay = Visszanézem
home-show-all = Mind a(z) { $count } mutatása
home-show-more = Több mutatása
home-show-fewer = Kevesebb mutatása

## A new table

home-your-name = A neved
home-name-needed = A barátaid tudni szeretnék, ki hívja őket.
home-players = Játékosok száma
home-others = Kik játszanak veled
home-other = { $number }. játékos
home-friend = Egy barát
home-bot = Bot, { $level }
home-edition = Kiadás
home-edition-about = Maffiafőnökök az éjszakában. Ötféle ékszer, csekkek és a rendőrség.
home-edition-about-primigenio-2020 = A fáraók kincse. Szkarabeuszok, pénzkötegek és Ra. Ha a nehézfiúk száma mindenkinél egyenlő, mindenki pontot kap.
home-options = További lehetőségek
home-piles = Húzás
home-cheques-about = Amit megnyertek, lefordítva fekszik, de mindenki látta. Kapcsold ki, ha emlékezetből játszanátok.
home-hints-about = Meg lehet kérdezni, mit tenne egy bot.
home-clock = Óra
home-clock-none = Nincs
home-clock-move = Lépésenként
home-clock-total = Az egész játékra
home-clock-days = Napok
home-clock-time = Mennyi idő
home-who-comes = Ki találja meg
home-by-link-about = Te küldöd el a linket a barátaidnak.
home-open-about = Aki erre a szerverre jön, csatlakozhat vagy nézheti.
home-open-table = Asztal megnyitása
home-start = Játék indítása

## Pass and play

home-pass-about = Add tovább az eszközt annak, aki éppen dönt.
home-people = Kik vannak itt, az óra járása szerint
home-name-of = A(z) { $number }. játékos neve
home-player = { $number }. játékos
home-add-person = Még egy játékos
home-remove-person = A(z) { $number }. játékos törlése
home-bots = Botok
home-level = Milyen jól játszanak a botok

## Settings

home-speed = Az asztal tempója
home-speed-slow = Lassú
home-speed-normal = Közepes
home-speed-fast = Gyors
home-speed-at-once = Azonnal
home-sound = Hang
home-sound-about = Lapok, csekkek és szirénák.
home-worth = Mutassa, mi mennyit ér
home-worth-about = Mennyit érne most a sor és az egyes családi vállalkozások.
home-shortcuts = Gyorsbillentyűk
home-shortcuts-about = Egy-egy billentyűvel is játszhatsz: az L a bal pakliból húz. Kapcsold ki, ha beszéddel irányítod a gépet.
home-settings-kept = Csak ezen az eszközön tároljuk.

## What kind of table it is

setup-edition = A maffia éjszakája, 2004
setup-edition-primigenio-2020 = Egyiptomi kincs, 2020
setup-players = { $count } játékos
setup-seconds = { $count } másodperc
setup-minutes = { $count } perc
setup-clock-none = Óra nélkül
setup-clock-move = { $time } lépésenként
setup-clock-total = { $time } játékosonként, plusz { $increment } mp lépésenként
setup-clock-days = { $count } nap lépésenként
setup-two-piles = Két pakli
setup-one-pile = Egy pakli
setup-cheques-open = A csekkek megnézhetők
setup-cheques-open-primigenio-2020 = A pénzkötegek megnézhetők
setup-cheques-hidden = Csekkek emlékezetből
setup-cheques-hidden-primigenio-2020 = Pénzkötegek emlékezetből
setup-hints = Tippekkel
setup-no-hints = Tippek nélkül
setup-open = Mindenki előtt nyitva
setup-by-link = Csak linkkel
seat-free = szabad
seat-bot = bot, { $level }
