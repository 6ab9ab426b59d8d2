// The sections of the home page: page sections with their products.
//
// Fields of each type (pictures are the items with an image; links those with a text and an
// address but no image; lines those with a text alone):
//   hero          title, its last word set in italics behind the picture; subTitle; picture 1 as a cut-out, its text; link 1
//   department    title, link, pictures 1 and 2 as cut-outs or photographs, links; neighbours stand side by side
//   new-arrivals  title, link 1, products
//   designer      subTitle as a kicker, title, picture 1 as a full-bleed texture, its film and text, link 1, two products
//   designers     title, link, links as names
//   sale          subTitle as a kicker, title with *emphasis*, the first line, links, products
//   story         subTitle as a kicker, title with *emphasis*, picture 1 as a cut-out, its text, link 1

import type { SavedProduct } from "#storefront/features/wishlist/wishlist.ts";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface HomeData {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly canonical?: string;
  /** In place of sections in a shop without products. */
  readonly settingUp?: string;
  /** The organisation, for structured data. */
  readonly organisation?: {
    readonly name: string;
    readonly email?: string;
    readonly phone?: string;
    /** The company that runs it. */
    readonly company?: string;
    readonly address?: string;
    readonly taxNumber?: string;
    /** Addresses of its pages on social networks. */
    readonly social: readonly string[];
    readonly logo: string;
    readonly search: string;
  };
  readonly sections: readonly HomeSection[];
}
export interface HomeSection {
  readonly id: string;
  /** Unknown types are skipped. */
  readonly type: string;
  readonly title?: string | null | undefined;
  readonly subTitle?: string | null | undefined;
  /** Internal addresses carry the visitor's country prefix already, here and in the items. */
  readonly link?: string | null | undefined;
  /** True if the pictures have a ground, unlike cut-outs, so that no text may lie over them. */
  readonly hasPhotographs?: boolean | undefined;
  readonly items: readonly HomeItem[];
  readonly products: readonly (CardProduct & SavedProduct)[];
}
export interface HomeItem {
  readonly image?: string | null | undefined;
  /** The image as WebP, where the operator made one. */
  readonly webp?: string | undefined;
  /** A film over the image; absent for browsers that would take it over the page. */
  readonly video?: string | undefined;
  readonly text?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly brand?: string | null | undefined;
  readonly productName?: string | null | undefined;
  /** Alternative text of the image. */
  readonly alt?: string | undefined;
}

export interface SectionPicture {
  readonly address: string;
  readonly webp: string | undefined;
  readonly alt: string;
  readonly text: string;
  readonly video: string | undefined;
}
export interface SectionLink {
  readonly name: string;
  readonly href: string;
}

export function picturesOf({ items }: HomeSection): readonly SectionPicture[] {
  return items.flatMap(({ image, webp, video, text, alt = "" }) =>
    image ? [{ address: image, webp, alt, text: text ?? "", video }] : [],
  );
}

export function linksOf({ items }: HomeSection): readonly SectionLink[] {
  return items.flatMap(({ image, text, url }) => (!image && text && url ? [{ name: text, href: url }] : []));
}

/** The lines that a section says beside its title. */
export const textsOf = ({ items }: HomeSection): readonly string[] =>
  items.flatMap(({ image, text, url }) => (!image && text && !url ? [text] : []));

/** The first words and the last one: "Long" and "coats". */
export function splitHeadline(title: string): readonly [lead: string, last: string] {
  const words = title.trim().split(/\s+/);
  return [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
}

/**
 * Steps by which a headline must shrink so that its longest line fits, 0 to 5: it cannot be measured before
 * it is shown, so the widths of its letters are estimated, in em. hero.module.css has the sizes.
 */
export function headlineStep(lines: readonly string[]): number {
  const widest = Math.max(...lines.map(widthOf));
  const step = FITTING_EM.findIndex((most) => widest <= most);
  return step === -1 ? FITTING_EM.length : step;
}

const FITTING_EM = [2.6, 3.1, 3.9, 4.9, 6.6];

const widthOf = (line: string): number => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Widths in the shop's serif, and its fallbacks for other scripts. The first match counts. */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[\s.,'’:;!iljtfrI]/u, 0.36],
  [/[\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFF60]/u, 1],
  [/[MW]/u, 0.95],
  [/[mwЖШЩЮФЫМДжшщюфым]/u, 0.85],
  [/\p{Script=Arabic}/u, 0.68],
  [/\p{Script=Cyrillic}/u, 0.62],
  [/\p{Lu}/u, 0.72],
];

const letterWidth = (letter: string): number => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.55;

/** The parts of a title, every second of which stood between asterisks. */
export const emphasised = (title: string): readonly string[] => title.split("*");

/** Sections in rows: departments that follow one another share one, every other section has its own. */
export function rowsOf(sections: readonly HomeSection[]): readonly (readonly HomeSection[])[] {
  const rows: HomeSection[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    if (section.type === "department" && last?.[0]?.type === "department") last.push(section);
    else rows.push([section]);
  }
  return rows;
}
