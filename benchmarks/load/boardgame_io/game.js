// A game with the decisions of Razzia!, as small as they can be had: draw from two piles, call an auction, steal, bid in
// turn, pass; three rounds; the order of the cards is secret. Its scoring is a stand-in: one point a card.

const { INVALID_MOVE } = require("boardgame.io/core");

const LOOT = {
  ring: 4, watch: 4, brooch: 4, necklace: 4, diamond: 4,
  bodyguard: 16, car: 16, driver: 10, thief: 6, coin: 3,
  casino: 4, transport: 4, cinema: 4, racetrack: 4, realestate: 4, nightclub: 4, restaurant: 4,
};
const UNDRAWN = { ...LOOT, police: 21 };
const KEPT = new Set(["bodyguard", "car", "casino", "transport", "cinema", "racetrack", "realestate", "nightclub", "restaurant"]);
const CHEQUES = [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]];
const PILES = ["left", "right"];
const RAID = 7;
const FULL = 7;
const ROUNDS = 3;

function newFamily() {
  return Object.fromEntries(Object.keys(LOOT).map((kind) => [kind, 0]));
}

function setup({ random }) {
  const deck = random.Shuffle(Object.entries(UNDRAWN).flatMap(([kind, count]) => Array(count).fill(kind)));
  const G = {
    secret: { left: deck.slice(0, deck.length / 2), right: deck.slice(deck.length / 2) },
    piles: { left: deck.length / 2, right: deck.length / 2 },
    undrawn: { ...UNDRAWN },
    round: 1,
    turn: 0,
    toAct: 0,
    row: [],
    police: 0,
    centre: 1,
    auction: null,
    seats: CHEQUES.map((faceUp) => ({ family: newFamily(), faceUp, faceDown: [], total: 0 })),
    over: false,
  };
  highestBegins(G);
  return G;
}

function highestBegins(G) {
  const highest = G.seats.map((seat) => Math.max(...seat.faceUp));
  G.turn = G.toAct = highest.indexOf(Math.max(...highest));
}

function after(G, seat) {
  for (let step = 1; step <= G.seats.length; step++) {
    const next = (seat + step) % G.seats.length;
    if (G.seats[next].faceUp.length > 0) return next;
  }
  throw new Error("nobody has a cheque");
}

function nextTurn(G) {
  G.turn = G.toAct = after(G, G.turn);
}

function startAuction(G, cause) {
  G.auction = { cause, caller: G.turn, bids: {}, best: 0, bidder: null };
  G.toAct = after(G, G.turn);
}

function endRound(G) {
  for (const seat of G.seats) {
    for (const kind in seat.family) {
      seat.total += seat.family[kind];
      if (!KEPT.has(kind)) seat.family[kind] = 0;
    }
    seat.faceUp = [...seat.faceUp, ...seat.faceDown].sort((one, other) => one - other);
    seat.faceDown = [];
  }
  G.row = [];
  G.police = 0;
  if (G.round === ROUNDS) {
    G.over = true;
  } else {
    G.round += 1;
    highestBegins(G);
  }
}

function settle(G) {
  const { cause, bidder, best } = G.auction;
  G.auction = null;
  if (bidder !== null) {
    const winner = G.seats[bidder];
    for (const kind of G.row) winner.family[kind] += 1;
    winner.faceUp = winner.faceUp.filter((cheque) => cheque !== best);
    winner.faceDown.push(G.centre);
    G.centre = best;
    G.row = [];
  } else if (cause === "full-row") {
    G.row = [];
  }
  if (G.seats.every((seat) => seat.faceUp.length === 0)) endRound(G);
  else nextTurn(G);
}

function answered(G) {
  if (G.toAct === G.auction.caller) settle(G);
  else G.toAct = after(G, G.toAct);
}

function turnOver(G, pile) {
  const card = G.secret[pile].pop();
  G.undrawn[card] -= 1;
  const other = PILES[1 - PILES.indexOf(pile)];
  if (G.secret[pile].length === 0) G.secret[pile] = G.secret[other].splice(0, Math.floor(G.secret[other].length / 2));
  for (const each of PILES) G.piles[each] = G.secret[each].length;
  return card;
}

// What the seat to act may do, as the arguments of a move: its name first.
function legal(G) {
  if (G.over) return [];
  const { faceUp, family } = G.seats[G.toAct];
  if (G.auction === null) {
    const steals = family.thief > 0 ? [...new Set(G.row)].map((kind) => ["steal", kind]) : [];
    const draws = PILES.filter((pile) => G.piles[pile] > 0).map((pile) => ["draw", pile]);
    return [...draws, ["call"], ...steals];
  }
  const { cause, caller, best } = G.auction;
  const mustBid = cause === "forced" && caller === G.toAct && best === 0;
  const bids = faceUp.filter((cheque) => cheque > best).map((cheque) => ["bid", cheque]);
  return mustBid ? bids : [["pass"], ...bids];
}

const effects = {
  draw(G, pile) {
    const card = turnOver(G, pile);
    if (card === "police") {
      G.police += 1;
      if (G.police === RAID) endRound(G);
      else startAuction(G, "police");
    } else {
      G.row.push(card);
      if (G.row.length === FULL) startAuction(G, "full-row");
      else nextTurn(G);
    }
  },
  call(G) {
    startAuction(G, "forced");
  },
  steal(G, kind) {
    const { family } = G.seats[G.toAct];
    family.thief -= 1;
    family[kind] += 1;
    G.row.splice(G.row.indexOf(kind), 1);
    nextTurn(G);
  },
  pass(G) {
    G.auction.bids[G.toAct] = null;
    answered(G);
  },
  bid(G, cheque) {
    G.auction.bids[G.toAct] = cheque;
    G.auction.best = cheque;
    G.auction.bidder = G.toAct;
    answered(G);
  },
};

function moveNamed(name) {
  return ({ G }, argument) => {
    if (!legal(G).some(([known, value]) => known === name && value === argument)) return INVALID_MOVE;
    effects[name](G, argument);
    return undefined;
  };
}

module.exports = {
  name: "razzia",
  minPlayers: CHEQUES.length,
  maxPlayers: CHEQUES.length,
  setup,
  // What costs the framework least: without undo it keeps no copies of earlier states, and to send whole states, as it
  // does by itself, takes a quarter of the time that it takes to work out patches (deltaState).
  disableUndo: true,
  // Every decision is a turn of the framework, which so knows by itself who may act.
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.toAct, next: ({ G }) => G.toAct },
  },
  moves: Object.fromEntries(Object.keys(effects).map((name) => [name, { move: moveNamed(name), client: false }])),
  endIf: ({ G }) => (G.over ? { totals: G.seats.map((seat) => seat.total) } : undefined),
  // As Razzia's server does: no move shows the order of the cards, and the seat to act is told what it may do.
  playerView: ({ G, playerID }) => {
    const { secret, ...seen } = G;
    return playerID === String(G.toAct) ? { ...seen, legal: legal(G) } : seen;
  },
};
