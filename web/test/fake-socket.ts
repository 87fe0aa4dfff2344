/** The far end of a line, in the hands of a test: there is no server in here. */

import type { ToClient } from "../src/protocol";
import { table, you } from "./sample-table";

export class FakeSocket {
  /** All lines that were opened, the latest last. */
  static lines: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.lines.at(-1)!;
  }

  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.lines.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true; // a browser tells of it later, or never if the line is dead
  }

  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code = 1006): void {
    this.onclose?.({ code });
  }

  welcome(version = 0, more: Partial<Extract<ToClient, { type: "welcome" }>> = {}): void {
    this.onopen?.();
    const presence = { type: "presence" as const, here: [], watching: 0 };
    const whole = { table: table(version), you: you(), happenings: [], chat: [], presence };
    this.tell({ type: "welcome", protocol: 1, now: Date.now(), ...whole, ...more });
  }
}
