# The words of Razzia!, Hungarian.

## The command line

verify-proven = { $line }. sor: a sorsolás és a pakli a titokból és a hozzájárulásokból következik; ellenőrzött lapok: { $cards }; lenyomat: { $commitment }
verify-noted = { $line }. sor: ez a pakli a játék előtt rögzítve volt; ellenőrzött lapok: { $cards }; lenyomat: { $commitment }
check-verdict =
    { $good ->
        [one] 1 jegyzőkönyv rendben
       *[other] { $good } jegyzőkönyv rendben
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
play-left = A játékot a vége előtt hagytad el, ezért nem készült róla jegyzőkönyv.
play-no-such-number = Írj be egy számot 1 és { $most } között, vagy egy lépést.
play-proof = A játék jegyzőkönyve: { $file }; a pakli így ellenőrizhető: razzia verify { $file } --commitment { $commitment }
