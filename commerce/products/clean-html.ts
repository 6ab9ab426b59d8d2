// Descriptions from outside made harmless: sanitize-html keeps bare tags of text, without a single attribute, and no address.

import sanitizeHtml from "sanitize-html";

/** Elements whose content is no text either. */
const NO_TEXT =
  "script style textarea option noscript iframe object embed template noembed noframes title select svg math xmp plaintext";

const RULES: sanitizeHtml.IOptions = {
  allowedTags: "p br ul ol li h1 h2 h3 h4 h5 h6 b strong i em dl dt dd".split(" "),
  allowedAttributes: {},
  nonTextTags: NO_TEXT.split(" "),
};

/** More than any description has. The parser looks for the beginning of each end, so that their number counts squared. */
const MOST_TAGS = 10_000;

/** What is clean already comes back as it is. */
export function cleanHtml(html: string): string {
  const isText = html.split("<", MOST_TAGS + 1).length > MOST_TAGS;
  const cleaned = sanitizeHtml(isText ? html.replaceAll("<", "&lt;") : html, RULES);
  // An end of a list that went with the script it stood in leaves items in items, which read back are items one after another.
  return cleaned === html ? cleaned : sanitizeHtml(cleaned, RULES);
}
