/** Why a bot would do that, in words: what the page has been told of the table, and how the options compare. */

import type { HintOption, Own, SeatView, View } from "../protocol";
import { cardName, joined, percent, signed, t } from "../words.svelte";
import { loot, sayMove } from "./move-words";
import { chanceOf } from "./odds";

/** What speaks for a move. */
export function speaksFor(move: string, view: View, seat: SeatView, own: Own): string {
  const [verb, what = ""] = move.split(" ");
  const stolen = what.split(",");
  const points = signed(own.row_worth.total ?? 0);
  switch (verb) {
    case "draw":
      return t("table-hint-draw", {
        card: cardName("police", view.edition),
        percent: percent(chanceOf("police", view)),
        left: view.raid_at - view.police,
      });
    case "bid":
      return t("table-hint-bid", { points, cheque: Number(what), taken: view.centre });
    case "pass":
      return t("table-hint-pass", { points, cheques: joined(seat.face_up.map(String)) });
    case "steal":
      return t("table-hint-thieves", { cards: loot(stolen, view.edition), count: stolen.length });
    default:
      return t("table-hint-auction", { points });
  }
}

/** How the best option compares with the next; null where that is not known. */
export function compared([best, next]: readonly HintOption[], view: View): string | null {
  if (!best || best.win_chance === null) return null;
  if (!next || next.win_chance === null) return t("table-hint-wins", { percent: percent(best.win_chance) });
  return t("table-hint-compared", {
    percent: percent(best.win_chance),
    move: sayMove(next.move, view.edition, Object.keys(view.piles).length),
    next: percent(next.win_chance),
  });
}
