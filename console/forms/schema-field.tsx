// One field of a form that is generated from a JSON schema, and the fields in it.

import { useMessages } from "#storefront/ui/language.tsx";
import { useLayout } from "../layout/layout-data.ts";
import { forms as texts } from "../locales/generated/forms.ts";
import { Button } from "../ui/button.tsx";
import { Choice, SelectField, TextArea, TextField } from "../ui/field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { DrawingField, FileField } from "./file-field.tsx";
import { FormProvider, useForm, type FormParts, type SchemaFieldProps } from "./form-context.ts";
import { pathText, type Path } from "./form-value.ts";
import { emptyOf, kindOf, withoutNull, type JsonSchema } from "./json-schema.ts";
import { choiceLabel, choicesOf } from "./labels.ts";
import { ListField } from "./list-field.tsx";
import { ObjectFields, type ObjectFieldsProps } from "./object-fields.tsx";
import { RecordField } from "./record-field.tsx";
import { SuggestedField } from "./suggested-field.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { WrittenField } from "./written-field.tsx";
import { fromLocal, toLocal } from "./zoned-time.ts";
import styles from "./forms.module.css";

interface SchemaFormProps extends Omit<FormParts, "Field">, Pick<ObjectFieldsProps, "schema" | "value" | "only"> {
  /** Place of the value in the draft. */
  readonly path?: Path;
}

const TOP: Path = [];

/** The fields of an object. */
export const SchemaForm = ({ schema, value, only, path = TOP, ...parts }: SchemaFormProps) => (
  <FormProvider value={{ ...parts, Field: SchemaField }}>
    <ObjectFields schema={schema} value={value} path={path} {...(only && { only })} />
  </FormProvider>
);

function SchemaField(props: SchemaFieldProps) {
  const { value, path, label, isRequired = false } = props;
  const schema = withoutNull(props.schema);
  const kind = kindOf(schema);
  const { set, errorAt, errorsIn, isReadOnly } = useForm();
  const help = schema.description;
  const common = { label, name: pathText(path), help, error: errorAt(path), required: isRequired };
  switch (kind) {
    case "boolean":
      return (
        <Choice
          checked={(value ?? schema.default) === true}
          name={pathText(path)}
          disabled={isReadOnly}
          help={errorAt(path) ?? help}
          onChange={(event) => set(path, event.target.checked)}
        >
          {label}
        </Choice>
      );
    case "number":
      return (
        <TextField
          {...common}
          type="number"
          step="any"
          min={schema.minimum}
          max={schema.maximum}
          readOnly={isReadOnly}
          placeholder={schema.default === undefined ? undefined : String(schema.default)}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => set(path, target.value === "" ? undefined : target.valueAsNumber)}
        />
      );
    case "choice":
      return (
        <SelectField
          {...common}
          disabled={isReadOnly}
          value={value === undefined || value === null ? "" : String(value)}
          onChange={({ target }) => {
            const chosen = schema.enum?.find((one) => String(one) === target.value);
            set(path, chosen);
          }}
        >
          {(!isRequired || value === "") && <option value="">{notSet(schema)}</option>}
          {choicesOf(schema.enum ?? []).map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </SelectField>
      );
    case "text":
    case "long-text": {
      const input = {
        ...common,
        readOnly: isReadOnly,
        value: typeof value === "string" ? value : "",
        onChange: ({ target }: { readonly target: { readonly value: string } }) =>
          set(path, target.value === "" && !isRequired ? undefined : target.value),
      };
      if (schema.format === "date-time") return <MomentField {...props} schema={schema} />;
      if (schema.examples) return <SuggestedField {...input} suggestions={schema.examples.map(String)} />;
      return kind === "text" ? <TextField {...input} type={inputType(schema)} /> : <TextArea {...input} rows={5} />;
    }
    case "time-zone":
      return <TimeZoneField {...props} schema={schema} />;
    case "lines":
      return <LinesField {...props} schema={schema} errors={errorsIn(path)} />;
    case "choices":
      return <ChoicesField {...props} schema={schema} />;
    case "list":
      return <ListField {...props} schema={schema} />;
    case "record":
      return <RecordField {...props} schema={schema} />;
    case "drawing":
      return <DrawingField {...props} schema={schema} />;
    case "file":
      return <FileField {...props} schema={schema} />;
    case "json":
    case "table":
    case "ranges":
    case "numbers":
      return <WrittenField {...props} schema={schema} kind={kind} />;
    case "object":
      return <ObjectField {...props} schema={schema} />;
  }
}

const notSet = ({ default: usual, enum: all = [] }: JsonSchema): string =>
  usual === undefined ? "–" : choiceLabel(String(usual), all);

const inputType = ({ format }: JsonSchema): string =>
  format === "email" ? "email" : format === "date" ? "date" : format === "uri" ? "url" : "text";

/** An object inside another; an optional one is added and removed. */
function ObjectField({ schema, value, path, label, isRequired = false }: SchemaFieldProps) {
  const say = useMessages(texts);
  const { set, errorAt, isReadOnly } = useForm();
  const isAbsent = value === undefined || value === null;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {errorAt(path) && <p className={styles.wrong}>{errorAt(path)}</p>}
      {isAbsent && !isRequired ? (
        !isReadOnly && (
          <Button size="small" icon="add" onClick={() => set(path, emptyOf(schema))}>
            {say("setUp", { name: label.toLowerCase() })}
          </Button>
        )
      ) : (
        <>
          <ObjectFields schema={schema} value={value} path={path} />
          {!isRequired && !isReadOnly && (
            <Button size="small" look="ghost" icon="close" onClick={() => set(path, undefined)}>
              {say("removeFrom", { name: label })}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}

/** A moment, in the shop's time zone. */
function MomentField({ value, path, label, schema }: SchemaFieldProps) {
  const { set, errorAt, isReadOnly } = useForm();
  const timeZone = useLayout()?.timeZone ?? "UTC";
  return (
    <TextField
      type="datetime-local"
      label={label}
      name={pathText(path)}
      help={[schema.description, timeZone].filter(Boolean).join(" ")}
      error={errorAt(path)}
      readOnly={isReadOnly}
      value={typeof value === "string" ? toLocal(value, timeZone) : ""}
      onChange={({ target }) => set(path, target.value === "" ? undefined : fromLocal(target.value, timeZone))}
    />
  );
}

interface LinesProps extends SchemaFieldProps {
  readonly errors: readonly string[];
}

/** Texts, one a line. */
function LinesField({ value, path, label, schema, errors }: LinesProps) {
  const say = useMessages(texts);
  const { set, isReadOnly } = useForm();
  const lines = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <TextArea
      label={label}
      name={pathText(path)}
      help={[schema.description, say("oneALine")].filter(Boolean).join(" ")}
      error={errors[0]}
      readOnly={isReadOnly}
      rows={Math.min(8, Math.max(3, lines.length + 1))}
      value={lines.join("\n")}
      onChange={({ target }) => set(path, target.value === "" ? [] : target.value.split("\n"))}
      onBlur={() => set(path, lines.map((line) => line.trim()).filter(Boolean))}
    />
  );
}
