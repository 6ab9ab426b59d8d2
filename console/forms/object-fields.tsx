// The fields of an object, without a frame.

import { useForm, type SchemaFieldProps } from "./form-context.ts";
import type { JsonSchema } from "./json-schema.ts";
import { labelOf } from "./labels.ts";

export interface ObjectFieldsProps extends Pick<SchemaFieldProps, "schema" | "value" | "path"> {
  /** Names of the fields to show, in their order; all by default. */
  readonly only?: readonly string[];
}

export function ObjectFields({ schema, value, path, only }: ObjectFieldsProps) {
  const { Field } = useForm();
  const properties = schema.properties ?? {};
  return (only ?? Object.keys(properties))
    .flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : []))
    .map(([name, field]) => (
      <Field
        key={name}
        schema={withQuotes(field)}
        value={(value as Readonly<Record<string, unknown>> | null | undefined)?.[name]}
        path={[...path, name]}
        label={labelOf(name)}
        isRequired={schema.required?.includes(name) ?? false}
      />
    ));
}

/** Help is written as Markdown, for the documents of the API too. */
const withQuotes = ({ description, ...schema }: JsonSchema): JsonSchema =>
  description === undefined ? schema : { ...schema, description: description.replaceAll(/`([^`]*)`/gu, "“$1”") };
