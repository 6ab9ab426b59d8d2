// The texts of a listing's page: heading, introduction, and title and description for search engines.

import { messagesIn, type LanguageCode, type Say, tagKind } from "#catalogue";
import { listed } from "#commerce/labels";
import { listingPages } from "#locales/listing-pages";
import { type PagePart, partDescription, partText, partTitle } from "./resolve-page.ts";

export interface ListingTexts {
  /** The heading: "Coats", "Women, Halden & Rue". */
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** The introduction beside the heading. */
  readonly text: string | null;
  /** Address of a picture above the heading. */
  readonly hero: string | null;
}

/** `parts` are in the language. */
export function listingTexts(parts: readonly PagePart[], language: LanguageCode, shopName: string): ListingTexts {
  const say = messagesIn(listingPages, language);
  const title = titleOf(parts, language);
  return {
    title,
    seoTitle: documentTitle(
      parts.map((part) => ({
        title: partTitle(part),
        seoTitle: part.words?.seoTitle ?? null,
        isTagged: isFine(part),
      })),
      say,
      shopName,
    ),
    seoDescription: parts.map(partDescription).find(Boolean) ?? say("description", { title }),
    text: parts.flatMap((part) => partText(part) ?? []).at(-1) ?? null,
    hero: parts.map(({ words }) => words?.heroMediaUrl).find((address) => address != null) ?? null,
  };
}

/** The names of all parts: "Women, Halden & Rue". Internal tags have none. */
const titleOf = (parts: readonly PagePart[], language: LanguageCode): string => listed(parts.map(partTitle), language);

const isFine = ({ words, tag }: PagePart): boolean => {
  const kind = words ? tagKind(words) : tag && tagKind(tag);
  return kind === "sub_category" || kind === "vendor";
};

export interface TitledTag {
  readonly title: string;
  readonly seoTitle?: string | null;
  /** True for a sub-category or a designer. */
  readonly isTagged: boolean;
}

/** The document's title: the first part, with its tags if they are finer than a category and the title does not name them already. */
export const documentTitle = (parts: readonly TitledTag[], say: Say<typeof listingPages>, shopName: string): string => {
  const [first] = parts;
  const base = first?.seoTitle || [first?.title, shopName].filter(Boolean).join(" | ");
  const isTagged = parts.length > 1 || first?.isTagged === true;
  const tagged = (parts.length > 1 ? parts.slice(1) : parts)
    .map(({ title }) => title)
    .filter((title) => title !== "" && !names(base, title));
  return isTagged && tagged.length > 0 ? say("tagged", { title: base, tags: tagged.join(" + ") }) : base;
};

/** True if a text contains a name as whole words. */
function names(text: string, name: string): boolean {
  const words = (one: string): string =>
    ` ${one
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return words(text).includes(words(name));
}
