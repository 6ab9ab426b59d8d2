// The name of a time zone, with suggestions once someone enters the field.

import { useState } from "react";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { pathText } from "./form-value.ts";
import { SuggestedField } from "./suggested-field.tsx";

export function TimeZoneField({ value, path, label, schema, isRequired = false }: SchemaFieldProps) {
  const { set, errorAt, isReadOnly } = useForm();
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <SuggestedField
      label={label}
      name={pathText(path)}
      help={schema.description}
      error={errorAt(path)}
      required={isRequired}
      readOnly={isReadOnly}
      suggestions={names}
      placeholder={schema.default === undefined ? undefined : String(schema.default)}
      value={typeof value === "string" ? value : ""}
      onFocus={() => setNames(zoneNames())}
      onChange={({ target }) => set(path, target.value === "" && !isRequired ? undefined : target.value)}
    />
  );
}

/** That of the browser first, because most people set the time of where they are. */
function zoneNames(): readonly string[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [...new Set([timeZone, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}
