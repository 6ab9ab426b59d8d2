// The state of a document for hydration (protocol.ts) as pieces of markup. That of data which is reused (data-cache.server.ts) is packed
// and written once.

import { shownByCards } from "#storefront/ui/card-markup.ts";
import type { Piece } from "./markup-cache.server.ts";
import { pack } from "./pack.ts";
import { STATE_ELEMENT, type DocumentState } from "./protocol.ts";

export interface StatedMarkup {
  readonly pieces: readonly Piece[];
  /** Everything that markup depends on besides data. */
  readonly context: string;
}

export function statePieces({ loaderData, ...rest }: DocumentState, markup: StatedMarkup): readonly Piece[] {
  let shown: ReturnType<typeof shownByCards> | null = null;
  const packed = (data: unknown): Piece => ({
    text: escapeJson(
      JSON.stringify(pack(data, () => (shown === null ? (shown = shownByCards(markup.pieces)) : shown))),
    ),
  });
  // The markup of an error shows none of the data.
  const pieceOf = (data: unknown): Piece =>
    isObject(data) && !rest.errors ? known(data, markup.context, packed) : packed(data);
  const routes = Object.entries(loaderData ?? {}).filter(([, data]) => data !== undefined);
  return [
    { text: `<script type="application/json" id="${STATE_ELEMENT}">{"loaderData":{` },
    ...routes.flatMap(([id, data], at) => [{ text: `${at > 0 ? "," : ""}${JSON.stringify(id)}:` }, pieceOf(data)]),
    { text: `},${escapeJson(JSON.stringify(rest)).slice(1)}</script>` },
  ];
}

const PIECES = new WeakMap<object, { readonly context: string; readonly piece: Piece }>();

function known(data: object, context: string, packed: (data: object) => Piece): Piece {
  const before = PIECES.get(data);
  if (before?.context === context) return before.piece;
  const { text } = packed(data);
  const piece = { text: "", bytes: Buffer.from(text) };
  PIECES.set(data, { context, piece });
  return piece;
}

/** JSON inside a script element: nothing in it may end the element or a line. */
export const escapeJson = (json: string): string =>
  json.replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
