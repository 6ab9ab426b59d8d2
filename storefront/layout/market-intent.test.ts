import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offerMarketWhenIdle } from "./market-intent.ts";

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
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone: "Europe/Berlin",
  } as Intl.ResolvedDateTimeFormatOptions);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[SF-03] without an offer, the next pages of the day do not ask again", async () => {
  const ask = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", ask);
  offerMarketWhenIdle(page);
  await vi.waitFor(() => expect(localStorage.getItem("market-prompt")).not.toBeNull());
  offerMarketWhenIdle(page);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + DAY_MS + 1);
  offerMarketWhenIdle(page);
  expect(ask).toHaveBeenCalledTimes(2);
});
