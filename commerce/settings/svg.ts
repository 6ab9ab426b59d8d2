// Checks an SVG file that a merchant gives: a drawing without scripts, external references or foreign content. Pure.

import { lookUp } from "#catalogue";

/** The size of a valid drawing in its own units, or the reason why it is refused. */
export type CheckedSvg =
  | { readonly kind: "valid"; readonly width: number; readonly height: number }
  | { readonly kind: "invalid"; readonly reason: string };

const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use title desc style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feFlood
  feGaussianBlur feMerge feMergeNode feOffset`.split(/\s+/),
);

/** One of: a declaration at the start, a comment, a tag with quoted attributes. Anything else with "<" is malformed. */
const MARKUP =
  /<\?xml\s[^<>]*\?>|<!--(?:(?!--)[\s\S])*-->|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gu;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gu;

export function checkSvg(text: string): CheckedSvg {
  const open: string[] = [];
  let root: ReadonlyMap<string, string> | undefined;
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const between = text.slice(end, match.index);
    const reason = textProblem(between, open.at(-1));
    if (reason) return invalid(reason);
    end = match.index + match[0].length;
    const [markup, slash, name, written = "", selfClosing] = match;
    if (name === undefined) {
      if (markup.startsWith("<?") && text.slice(0, match.index).replace("\uFEFF", "") !== "")
        return invalid("has a processing instruction");
      continue;
    }
    if (slash) {
      if (open.pop() !== name) return invalid(`closes <${name}> at the wrong place`);
      continue;
    }
    if (!ELEMENTS.has(name)) return invalid(`has a <${name}> element, which is not allowed; save it as a plain SVG`);
    const attributes = attributesIn(written);
    const problem = [...attributes].map(([key, value]) => attributeProblem(key, value)).find(Boolean);
    if (problem) return invalid(problem);
    if (open.length === 0) {
      if (root || name !== "svg") return invalid("must have one <svg> element around everything");
      root = attributes;
    }
    if (!selfClosing) open.push(name);
  }
  if (text.slice(end).trim() !== "" || open.length > 0 || !root) return invalid("is not a complete SVG file");
  return sizeOf(root);
}

const invalid = (reason: string): CheckedSvg => ({ kind: "invalid", reason });

function textProblem(text: string, parent: string | undefined): string | undefined {
  if (/<!DOCTYPE/iu.test(text)) return "has a DOCTYPE, which is not allowed; save it as a plain SVG";
  if (/[<>]/u.test(text)) return "is not well-formed";
  if (parent === undefined && text.replace("\uFEFF", "").trim() !== "") return "has text outside of <svg>";
  return parent === "style" ? styleProblem(decoded(text)) : undefined;
}

function attributeProblem(name: string, value: string): string | undefined {
  if (/^on/iu.test(name)) return `has a script in the attribute ${name}`;
  if (name === "xml:base" || name === "src") return `has the attribute ${name}, which is not allowed`;
  if (name === "href" || name.endsWith(":href"))
    return value.startsWith("#")
      ? undefined
      : `refers to ${value.slice(0, 40)}; only parts of the same file are allowed`;
  return styleProblem(value);
}

/** In a style sheet, a style attribute or a presentation attribute. An escape could hide any of them. */
const styleProblem = (css: string): string | undefined =>
  /@|\\|expression\s*\(|url\s*\((?!\s*["']?#)/iu.test(css)
    ? "refers to something outside of the file in its styles"
    : undefined;

function sizeOf(root: ReadonlyMap<string, string>): CheckedSvg {
  if (root.get("xmlns") !== "http://www.w3.org/2000/svg") return invalid('needs xmlns="http://www.w3.org/2000/svg"');
  const [, , boxWidth = 0, boxHeight = 0] = (root.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  const [width, height] =
    boxWidth > 0 && boxHeight > 0
      ? [boxWidth, boxHeight]
      : [Number.parseFloat(root.get("width") ?? ""), Number.parseFloat(root.get("height") ?? "")];
  return width > 0 && height > 0 ? { kind: "valid", width, height } : invalid("needs a viewBox, which gives its size");
}

const attributesIn = (written: string): ReadonlyMap<string, string> =>
  new Map([...written.matchAll(ATTRIBUTE)].map(([, name = "", one, other]) => [name, decoded(one ?? other ?? "")]));

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Entities as a browser reads them, so that none hides a reference. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));?/giu, (entity, hex?: string, decimal?: string, name?: string) => {
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name !== undefined) return lookUp(ENTITIES, name) ?? entity;
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : entity;
  });
