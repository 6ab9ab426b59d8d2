// Arranges the description of another shop's product as the product page shows it: introduction and points, then measurements,
// then composition and care. Only markup and order change, never the texts.

import { escapeHtml } from "#catalogue";
import { COMPOSITION_AND_CARE, SIZE_AND_FIT, textOfHtml } from "#commerce/products";

type Section = "details" | typeof SIZE_AND_FIT | typeof COMPOSITION_AND_CARE;

/** The description unchanged, if it names neither composition, care nor measurements. */
export function arrangeDescription(html: string): string {
  const lines = linesOf(html);
  const found = new Map<Section, Line[]>();
  let heading: { readonly section: Section | undefined; readonly line: Line } | undefined;
  const others: Line[] = [];
  for (const line of lines) {
    if (line.isHeading) {
      heading = { section: sectionOfHeading(line.text), line };
      if (heading.section === undefined) others.push(line);
      continue;
    }
    const section = heading?.section ?? sectionOf(line.text);
    if (section === undefined || section === "details") others.push(line);
    else found.set(section, [...(found.get(section) ?? []), line]);
  }
  if (found.size === 0) return html;
  return [
    print(others),
    ...[SIZE_AND_FIT, COMPOSITION_AND_CARE].flatMap((name) => {
      const own = found.get(name as Section);
      return own ? [`<h3>${name}</h3>`, print(own)] : [];
    }),
  ].join("");
}

interface Line {
  readonly text: string;
  readonly isHeading: boolean;
  readonly isPoint: boolean;
}

/** Rows of tables are lines such as "Material: Wool"; line breaks separate lines. */
function linesOf(html: string): readonly Line[] {
  const rows = html.replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/giu, (_, row: string) => {
    const cells = [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/giu)].map(([, cell = ""]) => textOfHtml(cell));
    return `<li>${escapeHtml(cells.filter(Boolean).join(": "))}</li>`;
  });
  const parts = rows.split(/(<\/?(?:h[1-6]|p|li|ul|ol|div|br|table|tbody|dl|dt|dd|section)\b[^>]*>|\n\s*\n)/giu);
  const lines: Line[] = [];
  let open = "p";
  for (const part of parts) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/iu.exec(part);
    if (tag && !/^(?:b|i|em|strong|span|a|u)$/iu.test(tag[2] ?? "")) {
      if (!/^br$/iu.test(tag[2] ?? "")) open = tag[1] === "/" ? "p" : (tag[2] ?? "p").toLowerCase();
      continue;
    }
    const text = textOfHtml(part).trim();
    // A separate bold line that ends with a colon, or is short, is a heading in all but markup.
    const isBold = /^\s*<(b|strong)\b[^>]*>[^<]*<\/\1>\s*:?\s*$/iu.test(part);
    const isHeading = /^(?:h[1-6]|dt)$/u.test(open) || (isBold && sectionOfHeading(text) !== undefined);
    if (text !== "") lines.push({ text, isHeading, isPoint: open === "li" });
  }
  return lines;
}

function print(lines: readonly Line[]): string {
  let html = "";
  for (const [at, { text, isHeading, isPoint }] of lines.entries()) {
    const isFirst = isPoint && !lines[at - 1]?.isPoint;
    const isLast = isPoint && !lines[at + 1]?.isPoint;
    const tag = isHeading ? "h3" : isPoint ? "li" : "p";
    html += `${isFirst ? "<ul>" : ""}<${tag}>${escapeHtml(text)}</${tag}>${isLast ? "</ul>" : ""}`;
  }
  return html;
}

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const SHARES = new RegExp(String.raw`(?:^|[\s:])${NUMBER}\s?%\s+\p{L}{3}`, "u");
const NO_SHARES = /\b(?:off|discount|rabatt|sale|less|more|remise|sconto|descuento)\b/iu;
const NAMED_COMPOSITION =
  /^(?:materials?|main fabric|fabric|composition|content|shell|lining|outer|upper|sole|material(?:ien)?|obermaterial|futter|zusammensetzung|matière|matières|composition|doublure|tissu|composición|tejido|forro|composizione|materiale|tessuto|fodera|состав|материал)\s*[:：]/iu;
const CARE =
  /\b(?:machine wash(?:able)?|hand wash|dry[- ]clean|do not (?:bleach|tumble|wash|iron)|tumble dry|(?:cool|warm|low) iron|wash (?:cold|warm|at|with|inside)|maschinenwäsche|handwäsche|nicht bleichen|chemische reinigung|nicht trocknergeeignet|bei \d{2} ?(?:°|grad)|lavage|lavable|ne pas blanchir|nettoyage à sec|lavar (?:a|en)|lavado|no usar lejía|lavare|lavaggio|non candeggiare|стирка|стирать)/iu;
const MEASURED =
  /^(?:measurements?|dimensions?|length|width|height|depth|drop|inseam|rise|heel(?: height)?|strap(?: drop)?|maße|länge|breite|höhe|absatzhöhe|dimensions|longueur|largeur|hauteur|medidas|largo|ancho|alto|misure|lunghezza|larghezza|altezza|model (?:is|wears)|the model)\b/iu;

function sectionOf(text: string): Section | undefined {
  if (CARE.test(text) && text.length < 200) return COMPOSITION_AND_CARE;
  if (NAMED_COMPOSITION.test(text) || (SHARES.test(text) && !NO_SHARES.test(text) && text.length < 200))
    return COMPOSITION_AND_CARE;
  if (MEASURED.test(text) && /\d/u.test(text) && text.length < 200) return SIZE_AND_FIT;
  return undefined;
}

const COMPOSITION_HEADING =
  /^(?:fabric|materials?|composition|care|fabric (?:&|and) care|(?:materials?|composition) (?:&|and) care|care instructions|washing instructions|pflege(?:hinweise)?|material(?: (?:und|&) pflege)?|zusammensetzung|entretien|composition et entretien|matière|composición(?: y cuidados)?|cuidados|composizione(?: e cura)?|cura)\s*:?$/iu;
const FIT_HEADING =
  /^(?:size|fit|sizing|measurements|dimensions|size (?:&|and) fit|fit (?:&|and) size|passform|maße|größe(?: (?:und|&) passform)?|dimensions|mesures|taille(?: et coupe)?|medidas|talla(?: y ajuste)?|misure|vestibilità)\s*:?$/iu;

function sectionOfHeading(text: string): Section | undefined {
  if (COMPOSITION_HEADING.test(text)) return COMPOSITION_AND_CARE;
  if (FIT_HEADING.test(text)) return SIZE_AND_FIT;
  return /^(?:details|description|features|beschreibung|descripción|descrizione)\s*:?$/iu.test(text)
    ? "details"
    : undefined;
}
