// Values separated by commas, with suggestions.

import { useState, type ComponentProps } from "react";
import { SuggestedField } from "./suggested-field.tsx";

interface Props extends Omit<
  ComponentProps<typeof SuggestedField>,
  "suggestions" | "value" | "defaultValue" | "onChange"
> {
  readonly values?: string | undefined;
  readonly known: readonly string[];
}

export function ValuesField({ values = "", known, ...field }: Props) {
  const [typed, setTyped] = useState(values);
  // The browser replaces the whole text with a suggestion.
  const before = typed.slice(0, typed.lastIndexOf(",") + 1);
  const used = new Set(before.split(",").map((value) => value.trim()));
  return (
    <SuggestedField
      autoComplete="off"
      {...field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      suggestions={known.filter((one) => !used.has(one)).map((one) => (before ? `${before} ${one}` : one))}
    />
  );
}
