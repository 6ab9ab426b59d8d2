// Descriptions from outside made harmless: of their markup only bare tags of text are kept, without a single attribute.
//
// It is safe by its result, not by what it knows of attacks: whatever comes out holds no angle bracket but those of the tags
// below, so that no browser can find a script, an attribute or an address in it.

const TAGS = "p|br|ul|ol|li|h[1-6]|b|strong|i|em|dl|dt|dd";
const BARE_TAG = new RegExp(`</?(?:${TAGS})>`, "gi");
const KEPT = new RegExp(`^<(/?(?:${TAGS}))(?=[\\s/>])`, "i");
/** What is no text: comments, elements whose content is none, tags, and angle brackets that stand alone. Each ends somewhere. */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|embed|template|noscript|noembed|noframes|title|textarea|select|svg|math|xmp|plaintext)\b[\s\S]*?(?:<\/\1[^>]*>|$)|<[/!?a-z][^<>]*>|[<>]/gi;

export function cleanHtml(html: string): string {
  if (isHarmless(html)) return html;
  const cleaned = html.replaceAll(MARKUP, (markup) => {
    if (markup.length === 1) return markup === "<" ? "&lt;" : "&gt;";
    const kept = KEPT.exec(markup)?.[1];
    return kept === undefined ? " " : `<${kept.toLowerCase()}>`;
  });
  return isHarmless(cleaned) ? cleaned : html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const isHarmless = (html: string): boolean => !/[<>]/.test(html.replaceAll(BARE_TAG, ""));
