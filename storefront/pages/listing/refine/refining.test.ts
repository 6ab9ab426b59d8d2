import { expect, test } from "vitest";
import {
  chooseDepartment,
  chooseTopCategory,
  defaultState,
  NO_DEFAULTS,
  reset,
  type SearchState,
  setPage,
  toggleValue,
} from "#search/state";
import {
  applyPanel,
  choose,
  closePanel,
  leaveDialog,
  openDialog,
  openPanel,
  type Refining,
  settle,
} from "./refining.ts";

const everything = defaultState(NO_DEFAULTS);
const black = toggleValue(everything, NO_DEFAULTS, "Color", "Black");
const women = chooseDepartment(black, NO_DEFAULTS, "women");

const white = (state: SearchState) => toggleValue(state, NO_DEFAULTS, "Color", "White");
const men = (state: SearchState) => chooseDepartment(state, NO_DEFAULTS, "men");
const nothing = (state: SearchState) => reset(state, NO_DEFAULTS);

type Act = (refining: Refining) => Refining;
const colours: Act = (refining) => openDialog(refining, "Color");
const departments: Act = (refining) => openDialog(refining, "department");
const take =
  (step: (state: SearchState) => SearchState): Act =>
  (refining) =>
    choose(refining, step);

const isChosen = (state: SearchState) =>
  [state.menu.department, ...state.refinementList.Color].filter(Boolean).join(" ");

test.each<[string, readonly Act[], { readonly panel: string; readonly dialog?: string; readonly applied: string }]>([
  ["opening", [], { panel: "women Black", applied: "women Black" }],
  ["a dialog", [colours], { panel: "women Black", dialog: "women Black", applied: "women Black" }],
  [
    "a choice in a dialog",
    [colours, take(white)],
    { panel: "women Black", dialog: "women Black White Transparent", applied: "women Black" },
  ],
  [
    "a dialog that is left",
    [colours, take(white), leaveDialog],
    { panel: "women Black White Transparent", applied: "women Black White Transparent" },
  ],
  [
    "two dialogs one after the other",
    [colours, take(white), leaveDialog, departments, take(men), leaveDialog],
    { panel: "men Black White Transparent", applied: "men Black White Transparent" },
  ],
  [
    "a panel that is closed",
    [colours, take(white), leaveDialog, closePanel],
    { panel: "women Black", applied: "women Black" },
  ],
  [
    "a panel that is closed from a dialog",
    [colours, take(white), closePanel],
    { panel: "women Black", applied: "women Black" },
  ],
  ["Clear all", [take(nothing)], { panel: "", applied: "" }],
  ["Clear all, then closed", [take(nothing), closePanel], { panel: "women Black", applied: "women Black" }],
  ["leaving without a dialog", [leaveDialog], { panel: "women Black", applied: "women Black" }],
])("[MB-03] [SF-07] %s", (_, acts, expected) => {
  const refining = acts.reduce((before, act) => act(before), openPanel(women));
  expect(isChosen(refining.draft)).toBe(expected.panel);
  expect(refining.dialog && isChosen(refining.dialog.pending)).toBe(expected.dialog);
  expect(isChosen(applyPanel(refining).state)).toBe(expected.applied);
  expect(refining.saved).toBe(women);
});

test("[MB-03] applying the panel says whether there is anything to search for, and whose shop it is from now on", () => {
  const opened = openPanel(women);
  expect(applyPanel(opened)).toMatchObject({ hasChanged: false, defaultDepartment: "women" });
  expect(applyPanel(choose(opened, men))).toMatchObject({ hasChanged: true, defaultDepartment: "men" });
  expect(applyPanel(choose(opened, nothing), "women")).toMatchObject({ hasChanged: true, defaultDepartment: "women" });
  expect(applyPanel(choose(choose(opened, white), white))).toMatchObject({ hasChanged: false });
});

test("[MB-03] [FL-04] [FL-05] choices follow the listing's own rules", () => {
  const shoes = chooseTopCategory(women, NO_DEFAULTS, "Shoes");
  const house = toggleValue(shoes, NO_DEFAULTS, "vendor", "Halden & Rue");
  const { draft } = choose(openPanel(house), (state) =>
    chooseDepartment(state, { ...NO_DEFAULTS, ranges: { girls: 1 } }, "girls"),
  );
  expect(draft).toMatchObject({
    menu: { department: "girls" },
    refinementList: { tags: [], vendor: [], Color: ["Black"] },
  });
});

test("a panel opened far down the list is of the list's first page", () => {
  expect(openPanel(setPage(black, 4)).draft.page).toBe(1);
  expect(applyPanel(openPanel(setPage(black, 4))).hasChanged).toBe(false);
});

test("what the shop made of a draft takes its place, unless another draft or a dialog has come since", () => {
  const refining = choose(openPanel(women), men);
  const answered = { ...refining.draft, refinementList: { ...refining.draft.refinementList, Color: [] } };
  expect(settle(refining, refining.draft, answered).draft).toEqual(answered);
  expect(settle(choose(refining, white), refining.draft, answered).draft.refinementList.Color).toContain("White");
  expect(settle(colours(refining), refining.draft, answered).draft).toBe(refining.draft);
});
