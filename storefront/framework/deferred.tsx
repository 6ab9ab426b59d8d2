// Parts of a page whose code loads on the first interaction. Until then they are the server's markup: links and
// forms that work without it. A click on one meanwhile is replayed once the code has loaded.

import { type ComponentType, lazy, type ReactElement, Suspense, useLayoutEffect } from "react";
import styles from "./deferred.module.css";

type Parts = Readonly<Record<string, ComponentType>>;

/** Events that load the code; looking at the page does not. */
const INTENTS = ["pointerover", "pointerdown", "focusin", "keydown", "scroll"] as const;

/**
 * The named parts of a module, as elements: identical in every rendering, so that React leaves them alone while their code is
 * missing. The server has the module; the browser loads it on the first interaction, when the page asks for it,
 * or at once after a navigation within the document.
 */
export function deferredParts<Module extends Parts, const Name extends keyof Module & string>(
  names: readonly Name[],
  module: Module | undefined,
  load: () => Promise<Module>,
): Readonly<Record<Name, ReactElement>> & { readonly want: () => void } {
  const { partOf, want } = module ? partsOf<Module, Name>(module) : lazyParts<Module, Name>(load);
  const elements = names.map((name): [Name, ReactElement] => {
    const Part = partOf(name);
    const element = (
      <div className={styles.deferred} data-deferred={name}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
    return [name, element];
  });
  return { ...(Object.fromEntries(elements) as Record<Name, ReactElement>), want: () => void want() };
}

const partsOf = <Module extends Parts, Name extends keyof Module & string>(module: Module) => ({
  partOf: (name: Name) => module[name] as ComponentType,
  want: () => undefined,
});

function lazyParts<Module extends Parts, Name extends keyof Module & string>(load: () => Promise<Module>) {
  const code = Promise.withResolvers<Module>();
  // If loading fails, the next interaction tries again; the markup stays as it is.
  const want = (): Promise<boolean> =>
    load().then(
      (module) => {
        code.resolve(module);
        return true;
      },
      () => false,
    );
  if (document.documentElement.dataset["hydrated"]) void want();
  else waitForIntent(want);
  const partOf = (name: Name) =>
    lazy(async () => {
      const Part = (await code.promise)[name] as ComponentType;
      return { default: () => <Taken name={name} Part={Part} /> };
    });
  return { partOf, want };
}

/** Text typed into fields before their code loaded. React does not know it and would overwrite it. */
const typed = new Map<HTMLInputElement, string>();

/** Marks a part as interactive, and restores what was typed before. */
function Taken({ name, Part }: { readonly name: string; readonly Part: ComponentType }) {
  // A layout effect: the next key press must find the restored text.
  useLayoutEffect(() => {
    for (const place of document.querySelectorAll(`[data-deferred="${name}"]`)) {
      place.removeAttribute("data-deferred");
      for (const [input, value] of typed) {
        if (!place.contains(input)) continue;
        typed.delete(input);
        typeAgain(input, value);
      }
      place.dispatchEvent(new Event("taken"));
    }
  }, [name]);
  return <Part />;
}

/** Sets the value through the prototype, so that React, which overrides the property, sees the change. */
function typeAgain(input: HTMLInputElement, value: string): void {
  input.value = input.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function waitForIntent(want: () => Promise<boolean>): void {
  const onIntent = async (event: Event): Promise<void> => {
    const again = event instanceof MouseEvent && event.type === "click" ? holdClick(event) : undefined;
    const isThere = await want();
    if (isThere) for (const type of INTENTS) removeEventListener(type, onIntent, true);
    again?.(isThere);
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
  // Capture phase: React stops events at parts that are not hydrated yet.
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.closest("[data-deferred]")) typed.set(target, target.value);
  };
  addEventListener("input", onInput, true);
  // The code may have loaded before a part is hydrated.
  addEventListener("click", onIntent, true);
}

/**
 * Holds back a click on a deferred part's link or button. The returned function replays it, with or without the code.
 * Disclosures are held back only if the code replaces them: the others work without it.
 */
function holdClick(event: MouseEvent): ((isThere: boolean) => void) | undefined {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>("a[href], button, [data-sheet]") : null;
  const place = target?.closest("[data-deferred]");
  if (!target || !place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  return (isThere) => {
    if (!isThere && target instanceof HTMLAnchorElement) location.assign(target.href);
    else if (!isThere && target instanceof HTMLButtonElement && target.type === "submit")
      target.form?.requestSubmit(target);
    else if (!isThere) target.closest("details")?.toggleAttribute("open");
    else if (place.hasAttribute("data-deferred")) place.addEventListener("taken", () => target.click(), { once: true });
    else target.click();
  };
}
