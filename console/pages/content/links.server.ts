// Links of sections that lead nowhere in the shop. Asking for a page costs as much as a visit of it, so links that are shown already are
// not asked for again: a section that moves changes the positions of all others.

import type { PageSection } from "#commerce/content";
import type { FieldError } from "#commerce/settings";
import type { ShopPages } from "../../framework/context.ts";

export interface SectionLinks {
  readonly enabled?: boolean;
  readonly link?: string | null;
  readonly items: readonly { readonly url?: string | null | undefined }[];
}

/** Addresses that enabled sections lead to. */
export const linkedBy = (sections: Iterable<SectionLinks>): ReadonlySet<string> =>
  new Set(
    [...sections]
      .filter(({ enabled = true }) => enabled)
      .flatMap(({ link, items }) => [link, ...items.map(({ url }) => url)])
      .filter((address) => typeof address === "string"),
  );

export async function missingLinks(
  sections: readonly PageSection[],
  known: ReadonlySet<string>,
  hasPage: ShopPages["hasPage"],
): Promise<readonly FieldError[]> {
  const answers = new Map<string, boolean>();
  const links = sections
    .filter(({ enabled }) => enabled)
    .flatMap(({ id, link, items }) => [
      { path: `${id}.link`, address: link },
      ...items.map(({ url }, index) => ({ path: `${id}.items.${index}.url`, address: url })),
    ]);
  const errors: FieldError[] = [];
  for (const { path, address } of links) {
    if (!address?.startsWith("/") || known.has(address)) continue;
    const exists = answers.get(address) ?? (await hasPage(address));
    answers.set(address, exists);
    if (!exists) errors.push({ path, message: `the shop has no page at ${address}` });
  }
  return errors;
}
