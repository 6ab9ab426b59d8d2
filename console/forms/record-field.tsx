// Values by a key: texts by language, prices by price list, taxes by country.

import { useId, useState } from "react";
import { languageOf } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms as texts } from "../locales/generated/forms.ts";
import { Button } from "../ui/button.tsx";
import { Adder } from "./choices.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { emptyOf, kindOf, withoutNull, type JsonSchema } from "./json-schema.ts";
import { choiceLabel } from "./labels.ts";
import { Foldable } from "./list-field.tsx";
import { ObjectFields } from "./object-fields.tsx";
import styles from "./forms.module.css";

export function RecordField({ schema, value, path, label }: SchemaFieldProps) {
  const say = useMessages(texts);
  const { Field, set, errorAt, isReadOnly, namedKeys = {} } = useForm();
  const [added, setAdded] = useState<string>();
  const entries = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>);
  const inner = withoutNull((schema.additionalProperties || {}) as JsonSchema);
  const named = namedKeys[path.slice(-2).join(".")] ?? namedKeys[String(path.at(-1))];
  const known = named ? Object.keys(named) : schema.propertyNames?.enum?.map(String);
  const nameOf = (key: string) => named?.[key] ?? (known ? choiceLabel(key, known) : key);
  // Languages in their usual order.
  if (known) entries.sort(([one], [other]) => known.indexOf(one) - known.indexOf(other));
  const remove = (key: string) => set([...path, key], undefined);
  const folded = isByLanguage(known) && entries.length > MOST_LANGUAGES ? entries.splice(1) : [];
  const removerOf = (key: string) =>
    !isReadOnly && (
      <Button look="ghost" icon="close" label={say("removeFrom", { name: nameOf(key) })} onClick={() => remove(key)} />
    );
  const fieldOf = ([key, one]: readonly [string, unknown]) =>
    isSmall(inner) ? (
      <div key={key} className={styles.row}>
        <span>{nameOf(key)}</span>
        <ObjectFields schema={withoutHelp(inner)} value={one} path={[...path, key]} />
        {removerOf(key)}
      </div>
    ) : kindOf(inner) === "object" ? (
      <Foldable key={key} title={nameOf(key)} path={[...path, key]} isOpen={key === added} onRemove={() => remove(key)}>
        <ObjectFields schema={inner} value={one} path={[...path, key]} />
      </Foldable>
    ) : (
      <div key={key} className={styles.entry}>
        <Field schema={inner} value={one} path={[...path, key]} label={nameOf(key)} isRequired />
        {removerOf(key)}
      </div>
    );
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {errorAt(path) && <p className={styles.wrong}>{errorAt(path)}</p>}
      {entries.map(fieldOf)}
      {folded.length > 0 && (
        <Foldable title={say("otherLanguages", { count: folded.length })} path={path}>
          {folded.map(fieldOf)}
        </Foldable>
      )}
      {!isReadOnly && (
        <NewKey
          label={label}
          known={known?.filter((key) => !entries.some(([used]) => used === key))}
          name={String(path.at(-1))}
          nameOf={nameOf}
          onAdd={(key) => {
            setAdded(key);
            set([...path, key], emptyOf(inner));
          }}
        />
      )}
    </fieldset>
  );
}

/** Two numbers, such as a price and the subtotal from which it is free: one line. */
const isSmall = ({ properties = {} }: JsonSchema): boolean => {
  const fields = Object.values(properties);
  return fields.length > 0 && fields.length <= 2 && fields.every((field) => kindOf(field) === "number");
};

const withoutHelp = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, { description: _help, ...field }]) => [name, field]),
  ),
});

/** More than these are folded after the first one. */
const MOST_LANGUAGES = 3;

const isByLanguage = (known: readonly string[] | undefined): boolean =>
  known?.every((key) => languageOf(key)?.code === key) ?? false;

interface NewKeyProps {
  readonly label: string;
  readonly known: readonly string[] | undefined;
  readonly name: string;
  readonly nameOf: (key: string) => string;
  readonly onAdd: (key: string) => void;
}

/** Adds an entry under one of the known keys, or under a typed one. */
function NewKey({ label, known, name, nameOf, onAdd }: NewKeyProps) {
  const say = useMessages(texts);
  const { keys } = useForm();
  const [typed, setTyped] = useState("");
  const list = useId();
  if (known) {
    const addTo = say("addTo", { name: label.toLowerCase() });
    return (
      <Adder
        label={addTo}
        placeholder={isByLanguage(known) ? say("addLanguage") : addTo}
        options={known.map((key) => ({ value: key, label: nameOf(key) }))}
        onAdd={onAdd}
      />
    );
  }
  const add = () => {
    if (typed.trim()) onAdd(typed.trim());
    setTyped("");
  };
  return (
    <div className={styles.newKey}>
      <input
        aria-label={say("newKey", { name: label.toLowerCase() })}
        placeholder={say("newKey", { name: label.toLowerCase() })}
        list={list}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
      <datalist id={list}>
        {(keys[name] ?? []).map((key) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </datalist>
      <Button icon="add" onClick={add}>
        {say("add")}
      </Button>
    </div>
  );
}
