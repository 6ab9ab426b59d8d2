import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftOf, markUnsent, removeSent, type StoredDraft } from "./drafts.ts";

const DAY_MS = 86_400_000;
const draft = (ageMs = 0): StoredDraft => ({
  form: "1",
  version: "7",
  base: {},
  values: {},
  at: new Date(Date.now() - ageMs).toISOString(),
  isSent: false,
});
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a draft is removed once its form was sent, and not before", () => {
  const typed = draft();
  draftOf("p1").write({ ...typed, isSent: true, sent: {} });
  markUnsent("p1");
  removeSent("p1");
  expect(draftOf("p1").read()).toEqual(typed);
  draftOf("p1").write({ ...draft(), isSent: true });
  removeSent("p1");
  expect(draftOf("p1").read()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test("a draft is kept for two weeks", () => {
  stored.set("vitrine.draft.p2", JSON.stringify(draft(13 * DAY_MS)));
  expect(draftOf("p2").read()).toBeDefined();
  stored.set("vitrine.draft.p2", JSON.stringify(draft(15 * DAY_MS)));
  expect(draftOf("p2").read()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test("what nobody has restored or discarded stays after a later form was saved", () => {
  const earlier = draft();
  draftOf("p3").write({ ...draft(), form: "2", isSent: true, others: [earlier] });
  removeSent("p3");
  expect(draftOf("p3").read()).toEqual(earlier);
});
