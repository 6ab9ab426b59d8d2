// A product's description in HTML, as feeds carry it, turned into plain text in folds: markup from outside is never shown.

import type { ProductFold } from "./product-data.ts";

const BLOCKS = /<(h[1-6]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/gi;

/** `first` names what stands before any heading. A heading begins a fold, a paragraph is a paragraph, a list item a point. HTML without any of these is one paragraph. */
export function foldsOf(html: string, first: string): ProductFold[] {
  const folds: { name: string; paragraphs: string[]; points: string[] }[] = [];
  const current = () => {
    const last = folds.at(-1);
    if (last) return last;
    const begun = { name: first, paragraphs: [], points: [] };
    folds.push(begun);
    return begun;
  };
  for (const [, tag = "", inner = ""] of html.matchAll(BLOCKS)) {
    const text = plain(inner);
    if (text === "") continue;
    if (/^h/i.test(tag)) folds.push({ name: text, paragraphs: [], points: [] });
    else if (/^li$/i.test(tag)) current().points.push(text);
    else current().paragraphs.push(text);
  }
  const whole = plain(html);
  if (folds.length === 0 && whole !== "") current().paragraphs.push(whole);
  return folds.filter(({ paragraphs, points }) => paragraphs.length + points.length > 0);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function plain(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (match, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
      if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
      return ENTITIES[name?.toLowerCase() ?? ""] ?? match;
    })
    .replaceAll(/\s+/g, " ")
    .trim();
}
