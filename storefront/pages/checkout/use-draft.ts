// What was typed into a step and not sent yet: kept in this tab, so that a reload loses nothing. Never a card.

import { useEffect, useMemo, useRef, type FormEvent } from "react";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";

type Values = Readonly<Record<string, string>>;

interface Draft {
  /** Null until the browser was asked, and without one. */
  readonly values: Values | null;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

export function useDraft(id: string, step: string): Draft {
  const name = nameOf(id, step);
  const isHydrated = useHydrated();
  // Once, after hydration: the server knows nothing of it, and what is typed now need not be read.
  const values = useMemo(() => (isHydrated ? read(name) : null), [isHydrated, name]);
  return { values, onInput: ({ currentTarget }) => write(name, valuesOf(currentTarget)) };
}

/** A step is left when it is saved, or for another one: what it was given is the shop's by then. */
export function useForgetting(id: string, step: string): void {
  const open = useRef(step);
  useEffect(() => {
    if (open.current !== step) forget(nameOf(id, open.current));
    open.current = step;
  }, [id, step]);
}

const nameOf = (id: string, step: string): string => `checkout ${id} ${step}`;

/** Everything with a name but what is secret or the form's own. */
function valuesOf(form: HTMLFormElement): Values {
  const secret = new Set(
    [...form.querySelectorAll<HTMLInputElement>("[data-secret], [type=hidden]")].map(({ name }) => name),
  );
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && !secret.has(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

function read(name: string): Values | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const entries = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}

function write(name: string, values: Values): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // A full or forbidden store: then a reload forgets, as it does without scripts.
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There was nothing to forget.
  }
}
