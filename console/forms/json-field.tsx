// A value without a dedicated field, such as a table of sizes: edited as JSON.

import { useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms as texts } from "../locales/generated/forms.ts";
import { TextArea } from "../ui/field.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { pathText } from "./form-value.ts";

export function JsonField({ schema, value, path, label }: SchemaFieldProps) {
  const say = useMessages(texts);
  const { set, errorsIn, isReadOnly } = useForm();
  const stored = value === undefined ? "" : JSON.stringify(value, null, 1);
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== "" && parsed(typed) === undefined;
  return (
    <TextArea
      label={label}
      name={pathText(path)}
      help={schema.description}
      error={isWrong ? say("notJson") : errorsIn(path)[0]}
      readOnly={isReadOnly}
      spellCheck={false}
      rows={Math.min(16, (typed ?? stored).split("\n").length + 1)}
      value={typed ?? stored}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = target.value === "" ? undefined : parsed(target.value);
        if (next !== undefined || target.value === "") set(path, next);
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
