// Several values out of a list: checkboxes for a few, and a list with removable entries for countries and the like.

import { useRef, useState, type Ref } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms as texts } from "../locales/generated/forms.ts";
import { Choice } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./forms.module.css";

/** More than a few are chosen from a list. */
export const isListed = (all: readonly unknown[]): boolean => all.length > 8;

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChoicesProps<Value> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly all: readonly ChoiceOption<Value>[];
  readonly chosen: readonly Value[];
  readonly isReadOnly?: boolean;
  readonly onChange: (chosen: readonly Value[]) => void;
  /** Name of the field in a form that sends what is chosen. */
  readonly name?: string;
}

export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, help, error, all, chosen, isReadOnly = false, onChange, name } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {isListed(all) ? (
        <Listed {...props} />
      ) : (
        all.map(({ value, label: words }) => (
          <Choice
            key={value}
            {...(name && { name, value })}
            checked={chosen.includes(value)}
            disabled={isReadOnly}
            onChange={({ target }) => onChange(target.checked ? [...chosen, value] : without(chosen, value))}
          >
            {words}
          </Choice>
        ))
      )}
      {error && <p className={styles.wrong}>{error}</p>}
    </fieldset>
  );
}

const without = <Value,>(chosen: readonly Value[], one: Value): readonly Value[] =>
  chosen.filter((other) => other !== one);

function Listed<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, all, chosen, isReadOnly = false, onChange, name } = props;
  const say = useMessages(texts);
  const adder = useRef<HTMLSelectElement>(null);
  const labelOf = (value: Value) => all.find((one) => one.value === value)?.label ?? String(value);
  const remove = (value: Value): void => {
    onChange(without(chosen, value));
    adder.current?.focus();
  };
  return (
    <>
      <ul className={styles.chips}>
        {chosen.map((value) => (
          <li key={value}>
            {name && <input type="hidden" name={name} value={value} />}
            {labelOf(value)}
            {!isReadOnly && (
              <button
                type="button"
                aria-label={say("removeFrom", { name: labelOf(value) })}
                onClick={() => remove(value)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <Adder
          {...(name && { name })}
          ref={adder}
          label={say("addTo", { name: label.toLowerCase() })}
          options={all.filter(({ value }) => !chosen.includes(value))}
          onAdd={(value) => onChange([...chosen, value])}
        />
      )}
    </>
  );
}

interface AdderProps<Value> {
  /** Also the first option, unless `placeholder` is. */
  readonly label: string;
  readonly placeholder?: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly onAdd: (value: Value) => void;
  /** Without scripts, a form sends what is selected. */
  readonly name?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Letters and arrows walk through the options, so that a value chosen with the keyboard is added by Enter or on leaving only. */
export function Adder<Value extends string | number>({
  label,
  placeholder = label,
  options,
  onAdd,
  name,
  ref,
}: AdderProps<Value>) {
  const [selected, setSelected] = useState("");
  const isTyping = useRef(false);
  const add = (text: string): void => {
    setSelected("");
    const option = options.find(({ value }) => String(value) === text);
    if (option) onAdd(option.value);
  };
  return (
    <select
      ref={ref}
      name={name}
      className={styles.adder}
      aria-label={label}
      value={selected}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && selected !== "") {
          event.preventDefault();
          add(selected);
        }
        isTyping.current = true;
      }}
      onBlur={() => {
        isTyping.current = false;
        add(selected);
      }}
      onChange={({ target }) => (isTyping.current ? setSelected(target.value) : add(target.value))}
    >
      <option value="">{placeholder}</option>
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
