/**
 * The line to a table: it comes back by itself when it is lost, and nobody needs to notice.
 *
 * What was asked and not answered is asked again, by the same name: the server does nothing twice.
 */

import { UNREACHABLE } from "./api";
import { PROTOCOL } from "./cards";
import { newRequest } from "./key";
import type { Accepted, FromClient, Hint, Refused as Refusal, ToClient, Why } from "./protocol";

/** How long to wait before the next try, in milliseconds: soon at first, then less and less often. */
const RETRY_FIRST = 250;
const RETRY_LAST = 5_000;
const RETRY_GROWTH = 1.7;
/** A line on which a question stays unanswered for so long is dead, whatever the browser says. */
const SILENCE = 10_000;
/** What the server closes a line with that it will not open again: 4000 and an HTTP status. */
const REFUSED = 4_000;
const TOO_MANY = 4_429;
const OWN_FAULT = 4_500;
/** Refused, but only because this computer slept between opening the line and saying hello. */
const TOO_LATE = "hello-first";
/** Whoever was away for so long does not trust a line that still looks open. */
const NAP = 30_000;

export type State = "connecting" | "open" | "lost" | "refused";
type Answer = Accepted | Hint | Why;
/** `Omit` over each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Request = Without<Exclude<FromClient, { type: "hello" }>, "request">;

export interface Listener {
  /** Everything but the answers to questions. */
  heard(message: Exclude<ToClient, Answer | Refusal>): void;
  changed(state: State): void;
  /** The server will not have us at this table. */
  refused(refusal: Refusal): void;
  /** What is on the screen: the version of the table, and the number of the last line of the chat. */
  known(): { version: number | null; chat: number };
}

/** The server said no. */
export class Declined extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

interface Question {
  text: string;
  resolve(answer: Answer): void;
  reject(error: Declined): void;
}

export class Connection {
  #address: string;
  #key: string | null;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #state: State = "connecting";
  #questions = new Map<string, Question>();
  #retry = RETRY_FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Why the server is about to hang up. */
  #refusal: Refusal | null = null;
  #leftAt = 0;
  #closed = false;

  constructor(address: string, key: string | null, listener: Listener) {
    this.#address = address;
    this.#key = key;
    this.#listener = listener;
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#open();
  }

  /** Ask for something. The answer comes, or a `Declined`; however long the line is down. */
  ask(request: Request): Promise<Answer> {
    const name = newRequest();
    const text = JSON.stringify({ ...request, request: name });
    return new Promise((resolve, reject) => {
      this.#questions.set(name, { text, resolve, reject });
      if (this.#state === "open") this.#send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#socket?.close();
  }

  #enter(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.changed(state);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#refusal = null;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => {
      const { version, chat } = this.#listener.known();
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, key: this.#key, version, chat }));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ToClient);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#hungUp(code);
    };
  }

  #send(text: string): void {
    this.#socket?.send(text);
    this.#expect();
  }

  /** Something has to come now. */
  #expect(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#drop, SILENCE);
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "accepted":
      case "hint":
      case "why":
        this.#answer(message.request, message);
        break;
      case "refused":
        if (message.request === null) this.#refusal = message;
        else this.#decline(message.request, message);
        break;
      default:
        this.#listener.heard(message);
        if (message.type === "welcome") this.#welcomed();
    }
    if (this.#questions.size) this.#expect();
    else clearTimeout(this.#silence);
  }

  #welcomed(): void {
    this.#retry = RETRY_FIRST;
    this.#enter("open");
    for (const { text } of this.#questions.values()) this.#send(text);
  }

  #answer(request: string, answer: Answer): void {
    this.#questions.get(request)?.resolve(answer);
    this.#questions.delete(request);
  }

  #decline(request: string, refusal: Refusal): void {
    const question = this.#questions.get(request);
    this.#questions.delete(request);
    if (refusal.code === "already-done") {
      // The first try got through, and only its answer was lost.
      question?.resolve({ type: "accepted", request, version: Number(refusal.facts.version) });
    } else question?.reject(new Declined(refusal));
  }

  #hungUp(code: number): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    if (this.#closed) return;
    if (code >= REFUSED && code < OWN_FAULT && code !== TOO_MANY && this.#refusal?.code !== TOO_LATE) {
      this.#refused({ type: "refused", request: null, ...(this.#refusal ?? UNREACHABLE) });
      return;
    }
    this.#enter("lost");
    this.#timer = setTimeout(() => this.#open(), this.#retry * (0.8 + 0.4 * Math.random()));
    this.#retry = Math.min(RETRY_LAST, this.#retry * RETRY_GROWTH);
  }

  /** For good: there is no use in asking again. */
  #refused(refusal: Refusal): void {
    this.#enter("refused");
    this.#listener.refused(refusal);
    for (const { reject } of this.#questions.values()) reject(new Declined(refusal));
    this.#questions.clear();
  }

  /** The network is back, or someone looks at the page again: no need to wait. */
  #comeBack = (): void => {
    if (document.hidden) this.#leftAt = Date.now();
    if (this.#closed || this.#state === "refused" || document.hidden) return;
    if (this.#leftAt && Date.now() - this.#leftAt > NAP) this.#drop();
    this.#leftAt = 0;
    if (this.#socket) return;
    this.#retry = RETRY_FIRST;
    this.#open();
  };

  /** Give up a line that leads nowhere. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.#hungUp(1006);
  };
}
