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
export function shownByCards(pieces: readonly string[]): ShownByCards | undefined {
  const found: RegExpExecArray[] = [];
  for (const piece of pieces) {
    // With a regular expression, which finds it three times as fast as a text.
    const [before = "", ...cards] = piece.split(/<article/);
    let previous = before;
    for (const text of cards) {
      const card = CARD.exec(text);
      if (!card || !previous.endsWith("<li>")) return undefined;
      found.push(card);
      previous = text;
    }
  }
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
