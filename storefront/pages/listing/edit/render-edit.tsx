// The edit of a department as HTML, because its links need no code in the browser.

import type { LoaderArgs } from "#storefront/framework/define.ts";
import { staticMarkup } from "#storefront/layout/static-markup.tsx";
import { DepartmentEdit } from "./department-edit.tsx";
import type { DepartmentEdit as Edit } from "./edit-data.ts";

export const renderEdit = (
  { config, visitor }: Pick<LoaderArgs, "config" | "visitor">,
  edit: Edit,
  title: string,
): string => staticMarkup(<DepartmentEdit edit={edit} title={title} />, { config, language: visitor.language });
