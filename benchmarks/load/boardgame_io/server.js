// Serve the game on a free port of the loopback: `node server.js [folder]`. With a folder, boardgame.io's FlatFile keeps
// the games there; without, they live in memory, as is its default. The first line on standard output is the port.

const { FlatFile, Server } = require("boardgame.io/server");
const game = require("./game");

const [folder] = process.argv.slice(2);
const server = Server({ games: [game], origins: [], db: folder && new FlatFile({ dir: folder }) });

server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => console.log(`127.0.0.1:${appServer.address().port}`));

// Whoever started this holds the other end of standard input: when they are gone, so are we.
process.stdin.resume().on("end", () => process.exit(0));

// Garbage is no memory of a table: it is collected before memory is measured (`node --expose-gc`).
process.on("SIGUSR2", () => global.gc());
