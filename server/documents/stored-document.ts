// A document as it was rendered once, and its answers: encoded as the client accepts it, or 304 if the client has it.

import { createHash } from "node:crypto";
import type { Sending } from "#storefront/framework/render-document.tsx";
import { encodeText, type Encoding } from "../http/compression.ts";

export interface Rendered extends Sending {
  readonly text: string | Buffer<ArrayBuffer>;
}

/** A complete answer but for the id of its request. Names and values of its headers take turns. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
}

export class StoredDocument {
  readonly bytes: number;
  readonly #status: number;
  readonly #etag: string;
  readonly #headers: Headers;
  readonly #plain: Buffer<ArrayBuffer>;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  /** Two replies for each encoding: the whole document, and the 304. */
  readonly #replies = new Map<
    Encoding | undefined,
    { readonly etag: string; readonly whole: Reply; readonly unchanged: Reply }
  >();

  constructor({ text, status, headers }: Rendered) {
    this.#plain = typeof text === "string" ? Buffer.from(text) : text;
    // Brotli and gzip take about a quarter together; the rest is for headers and keys.
    this.bytes = Math.ceil(this.#plain.length * 1.25) + 4096;
    this.#status = status;
    this.#etag = createHash("sha1").update(this.#plain).digest("base64url").slice(0, 20);
    this.#headers = new Headers(headers);
    this.#headers.append("vary", "Accept-Encoding");
  }

  /** An ETag names one encoding, because the bytes differ. */
  async answer(encoding: Encoding | undefined, ifNoneMatch: string | undefined): Promise<Response> {
    const etag = this.#tag(encoding);
    const headers = new Headers(this.#headers);
    headers.set("etag", etag);
    if (ifNoneMatch !== undefined && names(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    if (encoding === undefined) return new Response(this.#plain, { status: this.#status, headers });
    headers.set("content-encoding", encoding);
    return new Response(await this.#encode(encoding), { status: this.#status, headers });
  }

  /** Takes the headers of an answer to which every step of the application has added its own, for replies without it. */
  async prepare(encoding: Encoding | undefined, complete: Headers): Promise<void> {
    if (this.#replies.has(encoding)) return;
    const headers = new Headers(complete);
    for (const name of OWN_HEADERS) headers.delete(name);
    const body = encoding === undefined ? this.#plain : await this.#encode(encoding);
    const etag = this.#tag(encoding);
    // Versions of nginx before 1.23 let the first of it and Cache-Control decide.
    const ordered = [...headers].toSorted(([one], [other]) => rankOf(one) - rankOf(other));
    const common = [...ordered, ["etag", etag]].flat();
    const ofBody = [...(encoding ? ["content-encoding", encoding] : []), "content-length", String(body.length)];
    this.#replies.set(encoding, {
      etag,
      whole: { status: this.#status, headers: [...common, ...ofBody], body },
      unchanged: { status: 304, headers: common, body: undefined },
    });
  }

  /** Undefined until an answer in this encoding has been prepared. */
  reply(encoding: Encoding | undefined, ifNoneMatch: string | undefined): Reply | undefined {
    const prepared = this.#replies.get(encoding);
    if (prepared === undefined || ifNoneMatch === undefined) return prepared?.whole;
    return names(ifNoneMatch, prepared.etag) ? prepared.unchanged : prepared.whole;
  }

  #tag(encoding: Encoding | undefined): string {
    return `"${this.#etag}${encoding === undefined ? "" : `-${encoding}`}"`;
  }

  #encode(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const known = this.#encoded.get(encoding) ?? encodeText(this.#plain, encoding, "stored");
    this.#encoded.set(encoding, known);
    return known;
  }
}

const rankOf = (name: string): number => (name === "x-accel-expires" ? 0 : 1);

/** Headers of one answer, which the next one has otherwise. */
const OWN_HEADERS = ["x-request-id", "etag", "content-encoding", "content-length"];

/** True if an If-None-Match header lists the tag. Comparison is weak, as the header demands. */
const names = (header: string, etag: string): boolean =>
  header === etag || header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
