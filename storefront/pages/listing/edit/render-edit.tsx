// The edit of a department and the head of a designer as HTML, because their links need no code in the browser.

import { LRUCache } from "lru-cache";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { staticMarkup } from "#storefront/layout/static-markup.tsx";
import { DepartmentEdit } from "./department-edit.tsx";
import { DesignerHead, type DesignerListing } from "./designer-head.tsx";
import type { DepartmentEdit as Edit, DesignerPieces } from "./edit-data.ts";

type Args = Pick<LoaderArgs, "config" | "visitor">;

/** Markup of edits by everything that they show; about 8 kB each. */
const EDITS = new LRUCache<string, string>({ max: 200 });

export function renderEdit({ config, visitor: { language } }: Args, edit: Edit, title: string): string {
  const key = JSON.stringify([edit, title, language, config]);
  const markup = EDITS.get(key) ?? staticMarkup(<DepartmentEdit edit={edit} title={title} />, { config, language });
  EDITS.set(key, markup);
  return markup;
}

export const renderDesignerHead = (
  { config, visitor }: Args,
  head: { readonly pieces: DesignerPieces | undefined; readonly listing: DesignerListing },
): string => staticMarkup(<DesignerHead {...head} />, { config, language: visitor.language });
