import { expect, test, vi } from "vitest";
import type { LoaderContext } from "./context.ts";
import { openDataCache, type DataCache } from "./data-cache.server.ts";

const onError = vi.fn<(error: unknown) => void>();

function openShop() {
  let edition = 0;
  return {
    context: { shop: { edition: () => edition }, onError } as unknown as LoaderContext,
    change: () => (edition += 1),
  };
}

type Load = (context: LoaderContext) => Promise<object>;

/** Data of three requests for a key, and the number of times that it was loaded. */
async function askThrice(cache: DataCache, context: LoaderContext, load: Load = async () => ({}), key = "women") {
  const loaded = vi.fn<Load>(load);
  const data = [];
  for (let ask = 0; ask < 3; ask += 1) data.push(await cache.load(key, context, loaded));
  return { data, times: loaded.mock.calls.length };
}

test("[PG-01] data that is asked for again is loaded no more", async () => {
  const { context } = openShop();
  const cache = openDataCache();
  const { data, times } = await askThrice(cache, context);
  expect(times).toBe(2);
  expect(data[2]).toBe(data[1]);
  expect((await askThrice(cache, context, undefined, "men")).data).not.toContain(data[1]);
});

test("[PG-01] data is loaded again after a change of the shop, also after one while it was loaded", async () => {
  const { context, change } = openShop();
  const cache = openDataCache();
  await askThrice(cache, context);
  change();
  expect((await askThrice(cache, context)).times).toBe(1);
  const changing = async () => {
    change();
    return {};
  };
  change();
  expect((await askThrice(cache, context, changing)).times).toBe(3);
});

test("data of which a part failed is loaded again, and the failure is reported", async () => {
  const { context } = openShop();
  const failing = async (own: LoaderContext) => {
    own.onError(new Error("The index is down."));
    return {};
  };
  expect((await askThrice(openDataCache(), context, failing)).times).toBe(3);
  expect(onError).toHaveBeenCalledTimes(3);
});

test("two shops share no data, and one without editions has none", async () => {
  const cache = openDataCache();
  const { data } = await askThrice(cache, openShop().context);
  expect((await askThrice(cache, openShop().context)).data).not.toContain(data[1]);
  const preview = { shop: {}, onError } as unknown as LoaderContext;
  expect((await askThrice(cache, preview)).times).toBe(3);
});

test("data beyond the limit replaces what was used least recently, and addresses that are asked for once leave none", async () => {
  const { context } = openShop();
  const large = async () => ({ text: "x".repeat(1_000) });
  const cache = openDataCache(10_000);
  const [first, second, third] = ["a", "b", "c"].map((key) => () => askThrice(cache, context, large, key));
  await first?.();
  await second?.();
  expect((await second?.())?.times).toBe(0);
  for (let at = 0; at < 100; at += 1) await cache.load(`made up ${at}`, context, large);
  expect((await second?.())?.times).toBe(0);
  await third?.();
  expect((await first?.())?.times).toBe(1);
});
