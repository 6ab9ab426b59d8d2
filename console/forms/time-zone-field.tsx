// The name of a time zone, with suggestions once someone enters the field.

import { useId, useState } from "react";
import { TextField } from "../ui/field.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { pathText } from "./form-value.ts";

export function TimeZoneField({ value, path, label, schema, isRequired = false }: SchemaFieldProps) {
  const { set, errorAt, isReadOnly } = useForm();
  const [names, setNames] = useState<readonly string[]>([]);
  const list = useId();
  return (
    <>
      <TextField
        label={label}
        name={pathText(path)}
        help={schema.description}
        error={errorAt(path)}
        required={isRequired}
        readOnly={isReadOnly}
        list={list}
        placeholder={schema.default === undefined ? undefined : String(schema.default)}
        value={typeof value === "string" ? value : ""}
        onFocus={() => setNames(zoneNames())}
        onChange={({ target }) => set(path, target.value === "" && !isRequired ? undefined : target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** That of the browser first, because most people set the time of where they are. */
function zoneNames(): readonly string[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [...new Set([timeZone, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}
