// The banner that rules show beside a list, and the address to which they redirect a search.

import type { LanguageCode } from "#catalogue";
import type { Decision } from "#commerce/merchandising";

export interface Banner {
  readonly text: string;
  readonly href?: string;
}

/** `link` turns an address of the shop into the visitor's. */
type Link = (path: string) => string;

/** In this language, or in English. */
export function bannerIn({ banner }: Decision, language: LanguageCode, link: Link): Banner | undefined {
  if (!banner) return undefined;
  const { text, href } = banner;
  return { text: text[language] ?? text.en ?? "", ...(href !== undefined && { href: linked(href, link) }) };
}

export const redirectIn = ({ redirect }: Decision, link: Link): string | undefined =>
  redirect && linked(redirect.to, link);

/** An address of another site stays as it is. */
const linked = (address: string, link: Link): string => (address.startsWith("/") ? link(address) : address);
