// Data that the markup of a page's cards contains, so that the document's state need not repeat it. On the server only.

export interface Shown {
  /** Finds the elements in the document; their texts are in this attribute, or in themselves. */
  readonly at: readonly [selector: string, attribute?: string];
  /** In the order of the cards. */
  readonly texts: readonly string[];
}

export interface ShownByCards {
  readonly texts: readonly Shown[];
  /** Their addresses begin with those of products. */
  readonly pictures: Shown;
}

const CARD =
  /^ [^>]*><div>(?:<img [^>]*? src="([^"]*)"[^>]*>)?<\/div>(?:<button [^>]*><\/button>)?<a href="([^"]*)"><bdi>([^<]*)<\/bdi> <bdi>([^<]*)<\/bdi><\/a>/;

/** `pieces` are the page's markup. Nothing if an article is anything but a card in a list. */
export function shownByCards(pieces: readonly MarkupPiece[]): ShownByCards | undefined {
  const all = pieces.map(cardsIn);
  if (!all.every((cards) => cards !== undefined)) return undefined;
  const found = all.flat();
  return {
    texts: [
      { at: ["li>article>a", "href"], texts: found.map(([, , href = ""]) => asText(href)) },
      { at: ["li>article>a>:first-child"], texts: found.map(([, , , vendor = ""]) => asText(vendor)) },
      { at: ["li>article>a>:last-child"], texts: found.map(([, , , , title = ""]) => asText(title)) },
    ],
    pictures: {
      at: ["li>article img", "src"],
      texts: found.flatMap(([, source]) => (source === undefined ? [] : asText(source))),
    },
  };
}

interface MarkupPiece {
  readonly text: string;
  /** Set if the piece is cached. */
  readonly bytes?: Uint8Array;
}

const CARDS = new WeakMap<MarkupPiece, ReturnType<typeof readCards>>();

function cardsIn(piece: MarkupPiece): ReturnType<typeof readCards> {
  if (!piece.bytes) return readCards(piece.text);
  const cards = CARDS.has(piece) ? CARDS.get(piece) : readCards(piece.text);
  CARDS.set(piece, cards);
  return cards;
}

function readCards(markup: string): readonly RegExpExecArray[] | undefined {
  // With a regular expression, which finds it three times as fast as a text.
  const [before = "", ...articles] = markup.split(/<article/);
  const cards = articles.map((article) => CARD.exec(article));
  const isInList = articles.every((_, at) => (articles[at - 1] ?? before).endsWith("<li>"));
  return isInList && cards.every((card) => card !== null) ? cards : undefined;
}

/** React escapes these characters. */
const asText = (escaped: string): string =>
  escaped.includes("&")
    ? escaped.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? "")
    : escaped;

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
