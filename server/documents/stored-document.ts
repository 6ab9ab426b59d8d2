// A document as it was rendered once, and its answers: encoded as the client accepts it, or 304 if the client has it.

import { createHash } from "node:crypto";
import type { Sending } from "#storefront/framework/render-document.tsx";
import { encodeText, type Encoding } from "../http/compression.ts";

export interface Rendered extends Sending {
  readonly text: string;
}

export class StoredDocument {
  readonly bytes: number;
  readonly #status: number;
  readonly #etag: string;
  readonly #headers: Headers;
  readonly #plain: Buffer<ArrayBuffer>;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor({ text, status, headers }: Rendered) {
    this.#plain = Buffer.from(text);
    // Brotli and gzip take about a quarter together.
    this.bytes = Math.ceil(this.#plain.length * 1.25);
    this.#status = status;
    this.#etag = createHash("sha1").update(text).digest("base64url").slice(0, 20);
    this.#headers = new Headers(headers);
    this.#headers.append("vary", "Accept-Encoding");
  }

  /** An ETag names one encoding, because the bytes differ. */
  async answer(encoding: Encoding | undefined, ifNoneMatch: string | undefined): Promise<Response> {
    const etag = `"${this.#etag}${encoding === undefined ? "" : `-${encoding}`}"`;
    const headers = new Headers(this.#headers);
    headers.set("etag", etag);
    if (ifNoneMatch !== undefined && names(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    if (encoding === undefined) return new Response(this.#plain, { status: this.#status, headers });
    headers.set("content-encoding", encoding);
    return new Response(await this.#encode(encoding), { status: this.#status, headers });
  }

  #encode(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const known = this.#encoded.get(encoding) ?? encodeText(this.#plain, encoding);
    this.#encoded.set(encoding, known);
    return known;
  }
}

/** True if an If-None-Match header lists the tag. Comparison is weak, as the header demands. */
const names = (header: string, etag: string): boolean =>
  header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
