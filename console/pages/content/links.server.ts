// Links of sections that lead nowhere in the shop.

import type { PageSection } from "#commerce/content";
import type { FieldError } from "#commerce/settings";
import type { ShopPages } from "../../framework/context.ts";

export async function missingLinks(
  sections: readonly PageSection[],
  hasPage: ShopPages["hasPage"],
): Promise<readonly FieldError[]> {
  const known = new Map<string, Promise<boolean>>();
  const has = (address: string): Promise<boolean> => {
    const asked = known.get(address) ?? hasPage(address);
    known.set(address, asked);
    return asked;
  };
  const links = sections
    .filter(({ enabled }) => enabled)
    .flatMap(({ id, link, items }) => [
      { path: `${id}.link`, address: link },
      ...items.map(({ url }, index) => ({ path: `${id}.items.${index}.url`, address: url })),
    ]);
  const errors: FieldError[] = [];
  for (const { path, address } of links) {
    if (!address?.startsWith("/") || (await has(address))) continue;
    errors.push({ path, message: `the shop has no page at ${address}` });
  }
  return errors;
}
