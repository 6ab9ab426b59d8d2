// Draft of a checkout step, stored for this tab so that a reload loses nothing. Never card details.

import { useEffect, useMemo, useRef, type FormEvent } from "react";
import { storedValue } from "#storefront/framework/browser-storage.ts";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";

type Values = Readonly<Record<string, string>>;

interface Draft {
  /** Null before hydration and without a draft. */
  readonly values: Values | null;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

export function useDraft(id: string, step: string): Draft {
  const name = nameOf(id, step);
  const isHydrated = useHydrated();
  // Read once, in the first rendering: what is typed from then on is in the form, which a draft would replace.
  const stored = useMemo(() => draftOf(name).read() ?? null, [name]);
  return {
    values: isHydrated ? stored : null,
    onInput: ({ currentTarget }) => void draftOf(name).write(valuesOf(currentTarget)),
  };
}

/** Drops the draft of a step once the visitor has left it: by then the shop has it. */
export function useForgetting(id: string, step: string): void {
  const open = useRef(step);
  useEffect(() => {
    if (open.current !== step) draftOf(nameOf(id, open.current)).write(undefined);
    open.current = step;
  }, [id, step]);
}

const nameOf = (id: string, step: string): string => `checkout ${id} ${step}`;

/** Every named field except secrets and the form's hidden ones. */
function valuesOf(form: HTMLFormElement): Values {
  const secret = new Set(
    [...form.querySelectorAll<HTMLInputElement>("[data-secret], [type=hidden]")].map(({ name }) => name),
  );
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && !secret.has(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

const draftOf = (name: string) => storedValue(name, isValues, () => sessionStorage);

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
