// Counts the fields of a form that were changed and not saved, and saves on ⌘S.

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Values } from "../../framework/merge.ts";

/** `started` has the fields as they are stored and as the form begins. `onEdit` gets the fields of the form after each edit. */
export function useEdits(
  form: RefObject<HTMLFormElement | null>,
  started: { readonly base: Values; readonly values: Values },
  onEdit: (values: Values) => void,
): {
  readonly changes: number;
  readonly count: () => void;
} {
  const [changes, setChanges] = useState(0);
  const first = useRef<ReadonlyMap<string, string>>(undefined);
  const edited = useRef(onEdit);
  useEffect(() => {
    edited.current = onEdit;
  });
  // Once the form has rendered the change.
  const count = useCallback(() => {
    requestAnimationFrame(() => {
      if (!form.current || !first.current) return;
      const [before, now] = [first.current, fieldsOf(form.current)];
      const names = new Set([...before.keys(), ...now.keys()]);
      setChanges([...names].filter((name) => (before.get(name) ?? "") !== (now.get(name) ?? "")).length);
      edited.current(valuesOf(now));
    });
  }, [form]);
  // A restored draft begins with edits.
  const [{ base, values }] = useState(started);
  useEffect(() => {
    if (!form.current) return;
    const shown = [...fieldsOf(form.current)];
    first.current = new Map(
      shown.map(([name, value]) => {
        const field = name.replace(/\[\]$/, "");
        return [name, field in base && base[field] !== values[field] ? (base[field] ?? "") : value];
      }),
    );
    if (shown.some(([name, value]) => first.current?.get(name) !== value)) count();
  }, [form, base, values, count]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [form]);
  return { changes, count };
}

function fieldsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") fields.set(name, `${fields.get(name) ?? ""}\n${value}`.trim());
  }
  return fields;
}

/** As the fields of a product: lists without the brackets of their names. */
const valuesOf = (fields: ReadonlyMap<string, string>): Values => {
  const {
    intent: _intent,
    version: _version,
    base: _base,
    ...values
  } = Object.fromEntries([...fields].map(([name, value]) => [name.replace(/\[\]$/, ""), value]));
  // Without a ticked box, a form does not send the field.
  return { department: "", ...values };
};
