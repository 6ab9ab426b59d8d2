import { expect, test } from "vitest";
import { setPage, toggleVendor } from "./choices.ts";
import { NO_DEFAULTS } from "./defaults.ts";
import { isSameState, withoutPage } from "./model.ts";
import { modify, type TrackedState } from "./source.ts";
import { chosenOn } from "./testing.ts";

test("[FL-03] the last change is the phone's or the desktop's; no change is nobody's", () => {
  const start: TrackedState = { state: chosenOn(NO_DEFAULTS) };
  const phone = modify(start, toggleVendor(start.state, NO_DEFAULTS, "Nordlys"), "mobile");
  expect(phone.lastModifiedBy).toBe("mobile");
  expect(modify(phone, { ...phone.state }, "desktop")).toBe(phone);
  expect(modify(phone, setPage(phone.state, 2), "desktop")).toMatchObject({ lastModifiedBy: "desktop" });
});

test("states are the same whatever the order in which their currencies were set", () => {
  const [EUR, USD] = [{ min: 1 }, { max: 2 }];
  expect(
    isSameState(chosenOn(NO_DEFAULTS, { range: { EUR, USD } }), chosenOn(NO_DEFAULTS, { range: { USD, EUR } })),
  ).toBe(true);
  expect(isSameState(chosenOn(NO_DEFAULTS, { range: { EUR } }), chosenOn(NO_DEFAULTS, { range: { EUR: USD } }))).toBe(
    false,
  );
});

test("[LP-13] listings are stored under their state without its page", () => {
  const state = chosenOn(NO_DEFAULTS, { query: "coat" });
  expect(withoutPage(setPage(state, 3))).toEqual(state);
});
