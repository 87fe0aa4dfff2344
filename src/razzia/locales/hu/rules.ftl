# The words of Razzia!, Hungarian.

## The rules on one page

rules-goal = Egy család feje vagy, és { $rounds } fordulón át licitálsz a zsákmányra. A végén az győz, akinek a legtöbb pontja van.
rules-start-title = Kezdéskor
rules-start = Mindenki előtt egy csekk-készlet fekszik, felfordítva. Az 1-es csekk középen van. A { $cards } lap lefordítva fekszik. A fordulót az kezdi, akié a legmagasabb csekk, és az óramutató járása szerint következtek.
rules-start-primigenio-2020 = Mindenki előtt pénzkötegek fekszenek, felfordítva. Az 1-es köteg középen van. A { $cards } lap lefordítva fekszik. A fordulót az kezdi, akié a legmagasabb köteg, és az óramutató járása szerint következtek.
rules-turn-title = Te jössz: tégy egyet ezek közül
rules-draw-title = Fordíts fel egy lapot
rules-draw = A bűnténykártya a sorba kerül. Ha mind a { $places } hely betelt, árverés következik. A rendőr a rendőrök sávjába kerül, és rögtön árverés kezdődik, akkor is, ha a sor üres.
rules-draw-primigenio-2020 = A bűnténykártya a sorba kerül. Ha mind a { $places } hely betelt, árverés következik. A Ra-kártya a Ra-sávba kerül, és rögtön árverés kezdődik, akkor is, ha a sor üres.
rules-steal-title = Lopj
rules-steal = Adj le egy vagy több tolvajt, és mindegyikért vegyél el egy tetszőleges lapot a sorból. A tolvajok kikerülnek a játékból. Az éppen megszerzett tolvajt csak a következő körödben használhatod.
rules-call-title = Hirdess kényszerárverést
rules-call = Bármikor megteheted. Ha senki más nem licitál, neked kell.
rules-auction-title = Az árverés
rules-auction =
    Az árverést kiváltó utáni játékos kezd, a kiváltó az utolsó. Mindenkinek egy lehetősége van: passzol, vagy az eddigi legjobbnál magasabb, felfordított csekket licitál.
    A legmagasabb licité az egész sor, és lefordítva a középső csekk: ezt a következő fordulótól lehet használni. A nyertes csekk kerül középre.
    Ha mindenki passzol, a sor marad; a betelt sor viszont kikerül a játékból.
    Ezután az árverést kiváltó utáni játékos jön.
rules-auction-primigenio-2020 =
    Az árverést kiváltó utáni játékos kezd, a kiváltó az utolsó. Mindenkinek egy lehetősége van: passzol, vagy az eddigi legjobbnál magasabb, felfordított pénzköteget licitál.
    A legmagasabb licité az egész sor, és lefordítva a középső köteg: ezt a következő fordulótól lehet használni. A nyertes köteg kerül középre.
    Ha mindenki passzol, a sor marad; a betelt sor viszont kikerül a játékból.
    Ezután az árverést kiváltó utáni játékos jön.
rules-end-title = A forduló vége
rules-end =
    Felfordított csekk nélkül a következő fordulóig kimaradsz. Ha már senkinek sincs, a forduló véget ér.
    A razzia: a forduló hetedik rendőre, két játékosnál az ötödik, azonnal véget vet neki. Nincs árverés, és a sor elveszik.
    Jön a pontozás. Utána minden kereszttel jelölt lap kikerül a családi vállalkozásokból; a többi marad. Mindenki felfordítja az összes csekkjét.
rules-end-primigenio-2020 =
    Felfordított pénzköteg nélkül a következő fordulóig kimaradsz. Ha már senkinek sincs, a forduló véget ér.
    A razzia: a forduló hetedik Ra-kártyája, két játékosnál az ötödik, azonnal véget vet neki. Nincs árverés, és a sor elveszik.
    Jön a pontozás. Utána minden kereszttel jelölt lap kikerül a családi vállalkozásokból; a többi marad. Mindenki felfordítja az összes kötegét.
rules-cards-title = A lapok
rules-crossed = minden forduló után kikerül
rules-sets-title = A csekkek
rules-sets-title-primigenio-2020 = A pénzkötegek
rules-sets-players = { $players } játékos

## The scoring card: a line for each case, and after the colon what it is worth

rules-every-round = Minden forduló után
rules-last-round = Az utolsó forduló után ezek is
rules-score-thieves = minden fel nem használt tolvaj: 2
rules-score-bodyguards =
    a legtöbb: 5
    a legkevesebb: −2
    egyenlőségnél mindegyikük megkapja
    mindenkinek ugyanannyi: 0
rules-score-bodyguards-primigenio-2020 =
    a legtöbb: 5
    a legkevesebb: −2
    egyenlőségnél mindegyikük megkapja
    mindenkinek ugyanannyi: 3
rules-score-cars =
    minden autó: 1
    minden sofőr: 1
    sofőr nélkül: 0
rules-score-jewels =
    nincs ékszer: −5
    1 vagy 2 különböző: 0
    3 különböző: 5
    4 különböző: 10
    5 különböző: 15
rules-score-coins = minden aranyérme: 3
rules-score-businesses =
    1–6 különböző, mindegyik: 1
    mind a 7 különböző: 10
    három egyforma, azon felül: 5
    négy egyforma, azon felül: 10
rules-score-cheques =
    a legmagasabb összeg, fel- és lefordítva együtt: 5
    a legalacsonyabb összeg: −5
    egyenlőségnél mindegyikük megkapja
    mindenkinek ugyanannyi: 0
