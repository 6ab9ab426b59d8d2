// A list of objects, each of which can be opened, moved and removed.

import { useRef, useState, type ReactNode } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms as texts } from "../locales/generated/forms.ts";
import { Button } from "../ui/button.tsx";
import { Fold } from "../ui/fold.tsx";
import { Sortable } from "../ui/sortable.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import { moved, type Path } from "./form-value.ts";
import { emptyOf } from "./json-schema.ts";
import { singular, titleOf } from "./labels.ts";
import { ObjectFields } from "./object-fields.tsx";
import styles from "./forms.module.css";

export function ListField({ schema, value, path, label }: SchemaFieldProps) {
  const say = useMessages(texts);
  const { set, errorAt, isReadOnly } = useForm();
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const { keys, move, add, remove } = useKeys(items.length);
  const [added, setAdded] = useState<string>();
  const item = schema.items ?? {};
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {errorAt(path) && <p className={styles.wrong}>{errorAt(path)}</p>}
      <Sortable
        label={label}
        isReadOnly={isReadOnly}
        onMove={(from, to) => {
          move(from, to);
          set(path, moved(items, from, to));
        }}
        items={items.map((one, index) => {
          const title = titleOf(one, item) || `${singular(label)} ${index + 1}`;
          return {
            key: keys[index] ?? String(index),
            label: title,
            content: (
              <Foldable
                title={title}
                path={[...path, index]}
                isOpen={keys[index] === added}
                onRemove={() => {
                  remove(index);
                  set(
                    path,
                    items.filter((_one, at) => at !== index),
                  );
                }}
              >
                <ObjectFields schema={item} value={one} path={[...path, index]} />
              </Foldable>
            ),
          };
        })}
      />
      {!isReadOnly && items.length < (schema.maxItems ?? Infinity) && (
        <Button
          size="small"
          icon="add"
          onClick={() => {
            setAdded(add());
            set(path, [...items, emptyOf(item)]);
          }}
        >
          {say("addTo", { name: label.toLowerCase() })}
        </Button>
      )}
    </fieldset>
  );
}

interface FoldableProps {
  readonly title: string;
  readonly path: Path;
  readonly isOpen?: boolean;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** A fold of the form, with its errors counted. */
export function Foldable({ title, path, isOpen = false, onRemove, children }: FoldableProps) {
  const say = useMessages(texts);
  const { errorsIn, isReadOnly } = useForm();
  const errors = errorsIn(path);
  return (
    <Fold
      isOpen={isOpen}
      hasError={errors.length > 0}
      summary={
        <>
          {title}
          {errors.length > 0 && <span className={styles.wrong}>{say("errorsHere", { count: errors.length })}</span>}
        </>
      }
    >
      <div className={styles.folded}>
        {children}
        {onRemove && !isReadOnly && (
          <Button size="small" look="ghost" icon="close" onClick={onRemove}>
            {say("removeFrom", { name: title })}
          </Button>
        )}
      </div>
    </Fold>
  );
}

/** Stable keys of items that have none. */
function useKeys(count: number) {
  const last = useRef(count);
  const [keys, setKeys] = useState<readonly string[]>(() =>
    Array.from({ length: count }, (_one, index) => `k${index}`),
  );
  const fresh = () => `k${(last.current += 1)}`;
  // Another value was loaded.
  const current = keys.length === count ? keys : Array.from({ length: count }, (_one, index) => `k${index}`);
  return {
    keys: current,
    move: (from: number, to: number) => setKeys(moved(current, from, to)),
    remove: (index: number) => setKeys(current.filter((_key, at) => at !== index)),
    add: (): string => {
      const key = fresh();
      setKeys([...current, key]);
      return key;
    },
  };
}
