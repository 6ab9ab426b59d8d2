// The form after a refusal: its errors, and the entered values.

import type { ActionResult } from "../../framework/handlers.server.ts";
import type { FieldsProps } from "./field-props.ts";

export function refusedProps(
  answer: ActionResult | undefined,
): Pick<FieldsProps, "errors"> & Partial<Pick<FieldsProps, "values" | "rows">> {
  if (answer?.kind !== "refused") return { errors: {} };
  const { fields: errors = {}, sent } = answer;
  // Without rows, the server has not read the fields: they are as typed.
  if (sent?.["rows"] === undefined) return { errors };
  const { rows, ...values } = sent;
  return { errors, values, rows: JSON.parse(rows) as FieldsProps["rows"] };
}
