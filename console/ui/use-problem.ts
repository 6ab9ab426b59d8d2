// What is wrong with a field: the server's sentence, or one for what the browser refuses, in place of its bubble. The first wrong field of
// a form gets the focus.

import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Say } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { field as texts } from "../locales/generated/field.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Checked<Of extends Control> {
  readonly problem: string | undefined;
  readonly control: {
    readonly ref: React.RefObject<Of | null>;
    readonly onInvalid: (event: FormEvent<Of>) => void;
    readonly onInput: () => void;
  };
}

/** `error` is the server's. */
export function useProblem<Of extends Control>(error: string | undefined): Checked<Of> {
  const say = useMessages(texts);
  const ref = useRef<Of>(null);
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (error !== undefined) focusIfFirst(ref.current, '[aria-invalid="true"]');
  }, [error]);
  return {
    problem: refused ?? error,
    control: {
      ref,
      onInvalid: (event) => {
        event.preventDefault();
        setRefused(sentenceFor(event.currentTarget, say));
        focusIfFirst(event.currentTarget, ":is(input, select, textarea):invalid");
      },
      onInput: () => setRefused(undefined),
    },
  };
}

function focusIfFirst(control: Control | null, wrong: string): void {
  if (!control || control.form?.querySelector(wrong) !== control) return;
  // A folded field cannot have the focus.
  for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  control.focus();
}

function sentenceFor(control: Control, say: Say<typeof texts>): string {
  const { validity, type } = control;
  if (validity.valueMissing) {
    if (type === "file") return say("chooseFile");
    return say(type === "radio" || control instanceof HTMLSelectElement ? "choose" : "fillIn");
  }
  if (validity.typeMismatch) return say(type === "email" ? "email" : "url");
  if (type === "date") return say(validity.rangeOverflow ? "earlier" : "later");
  const { min = "", max = "" } = control as Partial<HTMLInputElement>;
  if (validity.badInput || validity.stepMismatch || min === "") return say("number");
  return max === "" ? say("least", { least: min }) : say("span", { least: min, most: max });
}
