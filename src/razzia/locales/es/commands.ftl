# The words of Razzia!, Spanish.

## The command line

verify-proven = línea { $line }: el sorteo y el mazo se siguen del secreto y de las aportaciones; { $cards } cartas comprobadas; compromiso { $commitment }
verify-noted = línea { $line }: este mazo quedó fijado antes de la partida; { $cards } cartas comprobadas; compromiso { $commitment }
check-verdict =
    { $good ->
        [one] 1 partida correcta
       *[other] { $good } partidas correctas
    }{ $defective ->
        [0] { "" }
       *[other] , { $defective } con defectos
    }
replay-title = Partida { $number }, { $edition }: { $names }
play-welcome = ¡Razzia! Tres rondas de pujas por el botín, y la policía nunca anda lejos. Escribe ? para ver la ayuda.
play-commitment =
    El orden de las cartas ya está fijado. Anota esto, y al final «razzia verify» demuestra que se ha respetado:
    { $commitment }
play-help =
    En tu turno: «draw left» o «draw right» revela una carta; «auction» convoca una subasta por orden judicial; «steal ring,car» usa ladrones.
    En una subasta: con «bid 7» pujas con ese fajo, con «pass» pasas. La puja más alta se lleva la fila y el fajo del centro.
    «score» muestra los puntos que sumaría ahora cada cual, «hint» lo que haría un bot fuerte, «quit» abandona la partida.
play-signs =
    ▸ debe decidir · ◆ provocó la subasta · ■ ya ha salido, □ falta para la redada
    Ahora: los puntos si la ronda acabase ya, sin contar los fajos ocultos · Boca abajo: ganados en esta ronda, para la siguiente
play-odds = Probabilidad de { $card } en la próxima carta: { $percent } %
play-hint = Un bot fuerte diría: { $move }
play-option = {"  "}{ $move }: { $percent } % de ganar, { $points } puntos al final
play-left = Has dejado la partida antes de su final, así que no queda registro de ella.
play-no-such-number = Escribe un número del 1 al { $most }, o una jugada.
play-proof = La partida está registrada en { $file }; comprueba el mazo con: razzia verify { $file } --commitment { $commitment }
