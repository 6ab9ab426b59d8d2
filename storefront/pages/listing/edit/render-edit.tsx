// The edit of a department and the head of a designer as HTML, because their links need no code in the browser.

import type { LoaderArgs } from "#storefront/framework/define.ts";
import { staticMarkup } from "#storefront/layout/static-markup.tsx";
import { DepartmentEdit } from "./department-edit.tsx";
import { DesignerHead, type DesignerListing } from "./designer-head.tsx";
import type { DepartmentEdit as Edit, DesignerPieces } from "./edit-data.ts";

type Args = Pick<LoaderArgs, "config" | "visitor">;

export const renderEdit = ({ config, visitor }: Args, edit: Edit, title: string): string =>
  staticMarkup(<DepartmentEdit edit={edit} title={title} />, { config, language: visitor.language });

export const renderDesignerHead = (
  { config, visitor }: Args,
  head: { readonly pieces: DesignerPieces | undefined; readonly listing: DesignerListing },
): string => staticMarkup(<DesignerHead {...head} />, { config, language: visitor.language });
