// For tests: a library that has two constructions of every cut, so that texts can be tested without drawings.
import type { BaseEntry, View } from "../art/format.ts";
import { CUTS } from "../cuts.ts";
import { type LibraryIndex, libraryIndex } from "../pictures/index.ts";

export function drawnEverything(): LibraryIndex {
  const cuts = Object.entries(CUTS).flatMap(([type, ofType]) => ofType.map(({ key }) => `${type}/${key}`));
  return libraryIndex(
    cuts.flatMap((of) => ["a", "b"].flatMap((construction) => VIEWS.map((view) => entry(of, construction, view)))),
  );
}

const VIEWS: readonly View[] = ["front", "back"];

const entry = (of: string, construction: string, view: View): BaseEntry => ({
  of,
  construction,
  view,
  cloth: construction === "a" ? "cotton" : "wool",
  file: `${of}-${construction}-${view}`,
  printable: true,
});
