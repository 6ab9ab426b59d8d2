// Several values out of the list of a schema.

import { Choices, isListed } from "./choices.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { optionsOf } from "./json-schema.ts";
import { choicesOf } from "./labels.ts";

type Value = string | number;

export function ChoicesField({ schema, value, path, label, isRequired = false }: SchemaFieldProps) {
  const { set, errorsIn, isReadOnly } = useForm();
  const all = optionsOf(schema.items ?? {});
  // An empty list of countries is one that is left out: all of them.
  const isOmittable = !isRequired && isListed(all);
  return (
    <Choices<Value>
      label={label}
      help={schema.description}
      error={errorsIn(path)[0]}
      all={choicesOf(all)}
      chosen={Array.isArray(value) ? (value as readonly Value[]) : []}
      isReadOnly={isReadOnly}
      onChange={(chosen) => set(path, chosen.length === 0 && isOmittable ? undefined : chosen)}
    />
  );
}
