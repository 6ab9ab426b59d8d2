import { expect, test } from "vitest";
import { isComposing, keyAction } from "./keys.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const three = { isOpen: true, options: 3 };

test("[SB-05] arrows go round the options by way of the field", () => {
  const down = [-1, 0, 1, 2].map((active) => keyAction(press("ArrowDown"), { ...three, active }));
  expect(down).toEqual([0, 1, 2, -1].map((at) => ({ kind: "activate", at })));
  const up = [-1, 0, 1, 2].map((active) => keyAction(press("ArrowUp"), { ...three, active }));
  expect(up).toEqual([2, -1, 0, 1].map((at) => ({ kind: "activate", at })));
});

test("[SB-05] an arrow opens what is closed; with nothing to choose it is the caret's", () => {
  expect(keyAction(press("ArrowDown"), { isOpen: false, options: 3, active: -1 })).toEqual({ kind: "open" });
  expect(keyAction(press("ArrowUp"), { isOpen: true, options: 0, active: -1 })).toEqual({ kind: "leave" });
});

test("[SB-05] Home, End and Enter belong to the field until an option is active", () => {
  for (const key of ["Home", "End", "Enter"]) {
    expect(keyAction(press(key), { ...three, active: -1 }), key).toEqual({ kind: "leave" });
  }
  expect(keyAction(press("Home"), { ...three, active: 2 })).toEqual({ kind: "activate", at: 0 });
  expect(keyAction(press("End"), { ...three, active: 0 })).toEqual({ kind: "activate", at: 2 });
  expect(keyAction(press("Enter"), { ...three, active: 1 })).toEqual({ kind: "choose", at: 1 });
});

test("Escape closes once; what is closed leaves it to the browser, as every key that is held with another", () => {
  expect(keyAction(press("Escape"), { ...three, active: 1 })).toEqual({ kind: "close" });
  expect(keyAction(press("Escape"), { isOpen: false, options: 3, active: -1 })).toEqual({ kind: "leave" });
  for (const held of ["ctrlKey", "metaKey", "altKey", "shiftKey"]) {
    expect(keyAction(press("ArrowDown", { [held]: true }), { ...three, active: 0 })).toEqual({ kind: "leave" });
  }
});

test("a key within a composition is the input method's, in Safari also the Enter after it", () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
