// Values that are written into one text: tables of sizes, lists of measurements, and JSON for those without a dedicated field.

import { useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms as texts } from "../locales/generated/forms.ts";
import { TextArea } from "../ui/field.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { pathText } from "./form-value.ts";
import { JSON_TEXT, NUMBERS, RANGES, TABLE, type Writing } from "./writing.ts";

const WRITINGS = { json: JSON_TEXT, table: TABLE, ranges: RANGES, numbers: NUMBERS } as const satisfies Readonly<
  Record<string, Writing>
>;

export function WrittenField({
  schema,
  value,
  path,
  label,
  kind,
}: SchemaFieldProps & { readonly kind: keyof typeof WRITINGS }) {
  const say = useMessages(texts);
  const { set, errors, isReadOnly } = useForm();
  const { write, read } = WRITINGS[kind];
  const stored = value === undefined ? "" : write(value);
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== "" && read(typed) === undefined;
  const name = pathText(path);
  const [place, sentence] = Object.entries(errors).find(([at]) => at === name || at.startsWith(`${name}.`)) ?? [];
  const line =
    kind === "json" || kind === "numbers" ? Number.NaN : Number.parseInt(place?.slice(name.length + 1) ?? "", 10);
  const help = [schema.description, kind !== "json" && say(`${kind}Help`)].filter(Boolean).join(" ");
  return (
    <TextArea
      label={label}
      name={name}
      help={help || undefined}
      error={
        isWrong
          ? say("notJson")
          : Number.isNaN(line)
            ? sentence
            : say("inLine", { line: line + 1, sentence: sentence ?? "" })
      }
      readOnly={isReadOnly}
      spellCheck={false}
      rows={Math.min(16, (typed ?? stored).split("\n").length + 1)}
      value={typed ?? stored}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = target.value.trim() === "" ? undefined : read(target.value);
        if (next !== undefined || target.value.trim() === "") set(path, next);
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}
