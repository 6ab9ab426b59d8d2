// For tests: the loaders of listings over an embedded index of demo products.

import { beforeAll, expect } from "vitest";
import { DEFAULT_MARKET, DEFAULT_TAXONOMY, type Market } from "#catalogue";
import type { Database } from "#commerce/database";
import { openEmbedded, PRODUCT_SCHEMA, type SearchBackend } from "#search";
import type { IndexRecord } from "#search/schema";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { GUEST, NO_SESSION, testingAccounts } from "../../../commerce/accounts/testing-accounts.ts";
import { useNoContent } from "../../../commerce/content/testing-content.ts";
import { testOrderServices } from "../../../commerce/checkout/testing-order-services.ts";
import { doubleDatabase } from "../../../commerce/database/testing-double.ts";
import { someDemoRecords } from "../../../search/testing/testing-demo.ts";
import { loader as loadCollectionRoute } from "./collection.server.ts";
import { initialSettings } from "../../../commerce/settings/testing-settings.ts";

export let index: SearchBackend;
export let designer = "";

/** A shop without content is the default. */
export function prepareListings(): void {
  beforeAll(async () => {
    const records = someDemoRecords(900, { products: 900 }).map((record, at) =>
      at % 20 === 0 ? transparent(record) : record,
    );
    designer = String(records[0]?.fields["vendor"]);
    index = openEmbedded({ schema: PRODUCT_SCHEMA });
    await index.replace(records);
    return () => index.close();
  });
  useNoContent();
}

/** A product whose first variant is transparent. */
const transparent = (record: IndexRecord): IndexRecord => ({
  ...record,
  variants: record.variants.map((variant, at) =>
    at === 0 ? { ...variant, fields: { ...variant.fields, color: "Transparent" } } : variant,
  ),
});

export interface Asked {
  readonly params?: LoaderArgs["params"];
  readonly market?: Market | undefined;
  readonly search?: SearchBackend;
  readonly errors?: unknown[];
  readonly paging?: "pages";
  readonly sql?: Database["sql"];
}

/** A database without merchandising rules and promotions. */
const orderBy = async () => [];
export const EMPTY_SQL = {
  select: () => ({ from: () => ({ orderBy, where: () => ({ orderBy }) }) }),
} as unknown as Database["sql"];

/** A new database each time, so that caches start empty. */
export const argsOf = (
  path: string,
  { params = {}, market, search = index, errors, paging, sql = EMPTY_SQL }: Asked,
): LoaderArgs => {
  const url = new URL(path, "http://shop.test");
  const database: Database = doubleDatabase(sql);
  const code = market?.code ?? null;
  return {
    request: new Request(url),
    url,
    params,
    visitor: {
      code,
      market: market ?? DEFAULT_MARKET,
      language: "en",
      isMobile: false,
      unsold: null,
      hidesVideo: false,
      ...GUEST,
    },
    shop: {
      id: "vitrine",
      database,
      taxonomy: DEFAULT_TAXONOMY,
      setting: initialSettings,
      search,
      accounts: testingAccounts(database),
      orderServices: testOrderServices(database),
    },
    session: NO_SESSION,
    device: NO_SESSION,
    pending: NO_SESSION,
    cart: NO_SESSION,
    config: {
      shopName: "Vitrine",
      icon: "/brand/1.svg",
      appIcon: "/brand/1-180.png",
      singlePageRouting: true,
      cdn: "",
      origin: "",
      ...(paging && { listingPaging: paging }),
    },
    out: new Headers(),
    onError: (error) => (errors ? errors.push(error) : expect.unreachable(String(error))),
  };
};

export const collection = (slug: string, query = "", { tagId, ...asked }: Asked & { readonly tagId?: string } = {}) => {
  const path = `/collections/${[slug, tagId].filter(Boolean).join("/")}${query}`;
  return Promise.resolve(loadCollectionRoute(argsOf(path, { ...asked, params: { slug, tagId } })));
};
