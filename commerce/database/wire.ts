// Connects the `pg` driver to the embedded database: a stream that the driver uses as a socket, with the PGlite thread at the other
// end. Both speak the PostgreSQL protocol, so one driver serves both kinds of database.

import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

/** Messages to the thread: a new connection, protocol bytes, or shutdown. */
export type WireRequest = { readonly kind: "connect" } | { readonly kind: "close" } | Uint8Array<ArrayBuffer>;

/** Messages from the thread: started, connection reset, or protocol bytes. */
export type WireAnswer = { readonly kind: "up" } | { readonly kind: "connected" } | Uint8Array<ArrayBuffer>;

// AuthenticationOk, then ReadyForQuery (idle): no authentication is needed within a process.
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 0x58;
/** `threadId` of a worker that has exited. */
const ENDED = -1;

export class Wire extends Duplex {
  readonly #thread: Worker;
  #isStarted = false;

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
    thread.on("message", this.#receive);
    thread.once("error", this.#fail);
    thread.once("exit", this.#fail);
  }

  // The methods of net.Socket that the driver calls.
  connect(): void {
    queueMicrotask(() => (this.#thread.threadId === ENDED ? this.#fail() : this.emit("connect")));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#thread.off("message", this.#receive);
    this.#thread.off("error", this.#fail);
    this.#thread.off("exit", this.#fail);
    done(error);
  }

  #send(chunk: Buffer): void {
    if (!this.#isStarted) {
      // The first packet names the user and database, of which there is only one each.
      this.#isStarted = true;
      this.#thread.postMessage({ kind: "connect" } satisfies WireRequest, []);
    } else if (chunk[0] === TERMINATE) {
      this.push(null);
    } else {
      const bytes = new Uint8Array(chunk);
      this.#thread.postMessage(bytes satisfies WireRequest, [bytes.buffer]);
    }
  }

  readonly #receive = (answer: WireAnswer): void => {
    if (answer instanceof Uint8Array) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    else if (answer.kind === "connected") this.push(WELCOME);
  };

  readonly #fail = (cause?: unknown): void => {
    this.destroy(new Error("The embedded database has stopped", { cause }));
  };
}
