// Several values out of a list: checkboxes for a few, and a list with removable entries for countries and the like.

import { useMessages } from "#storefront/ui/language.tsx";
import { forms as texts } from "../locales/generated/forms.ts";
import { Choice } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { choiceLabel } from "./labels.ts";
import styles from "./forms.module.css";

/** More are chosen from a list. */
const MOST_BOXES = 8;

type Value = string | number;

export function ChoicesField({ schema, value, path, label }: SchemaFieldProps) {
  const say = useMessages(texts);
  const { set, errorsIn, isReadOnly } = useForm();
  const all = schema.items?.enum ?? [];
  const chosen = Array.isArray(value) ? (value as readonly Value[]) : [];
  const [error] = errorsIn(path);
  const without = (one: Value) => chosen.filter((other) => other !== one);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {all.length <= MOST_BOXES ? (
        all.map((one) => (
          <Choice
            key={one}
            checked={chosen.includes(one)}
            disabled={isReadOnly}
            onChange={({ target }) => set(path, target.checked ? [...chosen, one] : without(one))}
          >
            {choiceLabel(one, all)}
          </Choice>
        ))
      ) : (
        <>
          <ul className={styles.chips}>
            {chosen.map((one) => (
              <li key={one}>
                {choiceLabel(one, all)}
                {!isReadOnly && (
                  <button
                    type="button"
                    aria-label={say("removeFrom", { name: choiceLabel(one, all) })}
                    onClick={() => set(path, chosen.length === 1 ? undefined : without(one))}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {!isReadOnly && (
            <select
              className={styles.adder}
              aria-label={say("addTo", { name: label.toLowerCase() })}
              value=""
              onChange={({ target }) => {
                const one = all.find((other) => String(other) === target.value);
                if (one !== undefined) set(path, [...chosen, one]);
              }}
            >
              <option value="">{say("addTo", { name: label.toLowerCase() })}</option>
              {all
                .filter((one) => !chosen.includes(one))
                .map((one) => (
                  <option key={one} value={one}>
                    {choiceLabel(one, all)}
                  </option>
                ))}
            </select>
          )}
        </>
      )}
      {error && <p className={styles.wrong}>{error}</p>}
    </fieldset>
  );
}
