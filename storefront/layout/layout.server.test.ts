import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_TAXONOMY, DEFAULT_MARKET, marketOf, type Market } from "#catalogue";
import type { Database } from "#commerce/database";
import { useNoContent } from "../../commerce/content/testing-content.ts";
import { doubleDatabase } from "../../commerce/database/testing-double.ts";
import { GUEST, NO_SESSION, testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import type { FrameContext } from "#storefront/framework/define.ts";
import { loader } from "#storefront/pages/menu/menu.server.ts";
import * as frame from "./frame.tsx";
import { loadFrame } from "./layout.server.ts";
import * as menus from "../../browsing/menus/menus.ts";
import { ALL_GOODS } from "../../browsing/menus/sold-goods.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

useNoContent();

beforeEach(() => {
  // The cache reads this clock, through a reference that fake timers do not replace.
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  vi.useFakeTimers();
  let copies = 0;
  vi.spyOn(menus, "loadFeatures").mockImplementation(async (): Promise<menus.Features> => {
    copies += 1;
    return new Map([["women", { designers: [{ id: "x", name: `Copy ${copies}`, href: "/x" }], sold: ALL_GOODS }]]);
  });
});
afterEach(() => vi.useRealTimers());

const never = () => Promise.reject(new Error("not asked in this test"));
const newDatabase = (): Database => doubleDatabase({} as Database["sql"]);

const contextOf = (database: Database, more: { market?: Market; vipLevel?: number } = {}): FrameContext => ({
  visitor: {
    code: null,
    market: DEFAULT_MARKET,
    language: "en",
    isMobile: false,
    unsold: null,
    hidesVideo: false,
    ...GUEST,
    ...more,
  },
  shop: {
    id: "vitrine",
    database,
    taxonomy: DEFAULT_TAXONOMY,
    setting: initialSettings,
    search: { search: never, status: never, close: never },
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
  },
  onError: (error) => expect.unreachable(String(error)),
});

/** The copy of the menus that a visitor gets. */
async function copyShown(context: FrameContext): Promise<string | undefined> {
  const url = new URL("http://shop.test/menu");
  const request = { request: new Request(url), url, params: {}, out: new Headers() };
  const { departments } = await loader({ ...context, ...request });
  return /Copy \d/.exec(JSON.stringify(departments))?.[0];
}

const PAGE_TWO = new URL("http://shop.test/collections/women?page=2");

test("the frame of a path is rendered once in a while for all visitors of its market", async () => {
  const database = newDatabase();
  const frameAt = (context: FrameContext, url = PAGE_TWO) => loadFrame(context, url);
  const first = await frameAt(contextOf(database));
  expect(await frameAt(contextOf(database))).toBe(first);
  expect(await frameAt(contextOf(database), new URL("?page=3", PAGE_TWO))).toBe(first);
  expect(await frameAt(contextOf(database), new URL("/collections/men", PAGE_TWO))).not.toBe(first);
  const rendering = vi.spyOn(frame, "renderFrame");
  for (const page of [2, 3]) first("women", new URL(`?page=${page}`, PAGE_TWO));
  expect(rendering).toHaveBeenCalledOnce();
  expect(first("men", PAGE_TWO).above).not.toBe(first("women", PAGE_TWO).above);
  expect(await frameAt(contextOf(database, { market: marketOf("de") ?? DEFAULT_MARKET }))).not.toBe(first);
  expect(await frameAt(contextOf(newDatabase()))).not.toBe(first);
  vi.advanceTimersByTime(60_001);
  expect(await frameAt(contextOf(database))).not.toBe(first);
});

test("the picker returns to the address of the page, with its query", async () => {
  const render = await loadFrame(contextOf(newDatabase()), PAGE_TWO);
  const picker = (search: string) =>
    /name="to" value="([^"]*)"/.exec(render(undefined, new URL(search, PAGE_TWO)).below)?.[1];
  expect(picker("?page=3")).toBe("/collections/women?page=3");
  expect(picker("?a=$&&b='<\"")).toBe("/collections/women?a=$&amp;&amp;b=%27%3C%22");
  expect(picker("/l'été")).toBe("/l&#x27;%C3%A9t%C3%A9");
});

test("a frame that lacks a part is not kept", async () => {
  vi.mocked(menus.loadFeatures).mockRejectedValueOnce(new Error("down"));
  const context = { ...contextOf(newDatabase()), onError: () => undefined };
  const frameNow = () => loadFrame(context, new URL("http://shop.test/"));
  const first = await frameNow();
  const second = await frameNow();
  expect(second).not.toBe(first);
  expect(await frameNow()).toBe(second);
});

test("the menus are loaded once for each market of each database, and shown once more while they are renewed", async () => {
  const database = newDatabase();
  expect(await copyShown(contextOf(database))).toBe("Copy 1");
  expect(await copyShown(contextOf(database))).toBe("Copy 1");
  expect(await copyShown(contextOf(database, { market: marketOf("de") ?? DEFAULT_MARKET }))).toBe("Copy 2");
  expect(await copyShown(contextOf(newDatabase()))).toBe("Copy 3");
  vi.advanceTimersByTime(60_001);
  expect(await copyShown(contextOf(database))).toBe("Copy 1");
  expect(await copyShown(contextOf(database))).toBe("Copy 4");
});

test("what one visitor may see does not reach everyone's menus", async () => {
  const database = newDatabase();
  await copyShown(contextOf(database, { vipLevel: 3 }));
  expect(vi.mocked(menus.loadFeatures)).toHaveBeenLastCalledWith(
    expect.objectContaining({ database }),
    expect.objectContaining({ vipLevel: 0 }),
    expect.anything(),
  );
});

test("a frame holds little of a long address", async () => {
  const context = contextOf(newDatabase());
  const sizeAt = async (path: string) => {
    const url = new URL(path, "http://shop.test");
    const { above, below } = (await loadFrame(context, url))(undefined, url);
    return (above + below).length;
  };
  const usual = await sizeAt("/collections/women?page=2");
  expect(await sizeAt(`/collections/women?${"&".repeat(12_000)}`)).toBeLessThan(usual * 1.1);
  expect(await sizeAt(`/${"'".repeat(12_000)}`)).toBeLessThan(usual * 1.1);
});
