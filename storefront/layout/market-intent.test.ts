import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BUILD_HEADER, DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import { offerMarket } from "./market-intent.ts";
import * as prompt from "./market-prompt.ts";

declare const __BUILD__: string;

const DAY_MS = 24 * 3_600_000;
const page = { getElementById: () => ({}), documentElement: { lang: "en" } } as unknown as Document;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { pathname: "/de" });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("[SF-03] without an offer, the next pages of the day do not ask again", async () => {
  const ask = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", ask);
  await offerMarket("Europe/Berlin");
  expect(localStorage.getItem("market-prompt")).not.toBeNull();
  await offerMarket("Europe/Berlin");
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + DAY_MS + 1);
  await offerMarket("Europe/Berlin");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("[SF-03] an offer of another build is not shown, because its page loads anew", async () => {
  const shown = vi.spyOn(prompt, "showMarketPrompt").mockReturnValue();
  const headers = { "content-type": DATA_MEDIA_TYPE, [BUILD_HEADER]: "other" };
  const answer = JSON.stringify({ loaderData: { "market-prompt": {} } });
  vi.stubGlobal("fetch", async () => new Response(answer, { headers }));
  await offerMarket("Europe/Berlin");
  expect(shown).not.toHaveBeenCalled();
  headers[BUILD_HEADER] = __BUILD__;
  await offerMarket("Europe/Berlin");
  expect(shown).toHaveBeenCalledTimes(1);
});
