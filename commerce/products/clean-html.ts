// Sanitises product descriptions: only text tags without attributes remain.

import sanitizeHtml from "sanitize-html";

/** Elements that are removed together with their content. */
const NO_TEXT =
  "script style textarea option noscript iframe object embed template noembed noframes title select svg math xmp plaintext";

const RULES: sanitizeHtml.IOptions = {
  allowedTags: "p br ul ol li h1 h2 h3 h4 h5 h6 b strong i em dl dt dd".split(" "),
  allowedAttributes: {},
  nonTextTags: NO_TEXT.split(" "),
};

/** No description has more tags. The parser is quadratic in their number. */
const MAX_TAGS = 10_000;

/** Character of a text, as sanitised descriptions have it. */
const CHARACTER = "(?:[^<>&]|&(?:amp|lt|gt);)";
/** Paragraphs, headings and lists of plain text, which the sanitiser would not change. Most descriptions are such. */
const SIMPLE = new RegExp(
  `^(?:${CHARACTER}|<(p|h[1-6])>${CHARACTER}*</\\1>|<ul>(?:<li>${CHARACTER}*</li>|\\s)*</ul>)*$`,
);
/** Keeps the stack of the expression small. */
const MAX_SIMPLE = 20_000;

/** Idempotent. A description with too many tags is treated as text. */
export function cleanHtml(html: string): string {
  if (html.length < MAX_SIMPLE && SIMPLE.test(html)) return html;
  const isText = html.split("<", MAX_TAGS + 1).length > MAX_TAGS;
  const cleaned = sanitizeHtml(isText ? html.replaceAll("<", "&lt;") : html, RULES);
  // Removing a script can remove the end tag of a list too; a second pass normalises the nesting.
  return cleaned === html ? cleaned : sanitizeHtml(cleaned, RULES);
}
