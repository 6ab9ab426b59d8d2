// Parts of a page whose code comes when a visitor reaches for the page. Until then they are the server's markup: links and
// forms that work as such. A click on one meanwhile waits for the code and happens again.

import { type ComponentType, lazy, type ReactElement, Suspense, useLayoutEffect } from "react";
import styles from "./deferred.module.css";

type Parts = Readonly<Record<string, ComponentType>>;

/** What shows that a visitor is there; to look at a page asks for nothing. */
const INTENTS = ["pointerover", "pointerdown", "focusin", "keydown", "scroll"] as const;

/**
 * The named parts of a module, as elements: the same in every rendering, so that React leaves them alone while their code is
 * missing. The server has the module; the browser gets it by `load` at the first sign of a visitor, when the page wants it,
 * or at once when the document is not new.
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
  // What does not load is asked for again at the next sign; until then the markup stays what it is.
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

/** What was typed into fields that had no code yet: React knows nothing of it, and would write its own value over it. */
const typed = new Map<HTMLInputElement, string>();

/** Says that a part answers by itself from now on, and gives it what was typed before it did. */
function Taken({ name, Part }: { readonly name: string; readonly Part: ComponentType }) {
  // With the first rendering itself: a key pressed right after it must find what was typed before.
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

/** As a visitor would: React, which watches the field's own property, must see the value change. */
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
  // All on the way down: React stops events at parts that it has not taken over.
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.closest("[data-deferred]")) typed.set(target, target.value);
  };
  addEventListener("input", onInput, true);
  // Its code may be there before a part has been taken over.
  addEventListener("click", onIntent, true);
}

/**
 * Keeps a click on a deferred part's link or button from happening; what it returns lets it happen, by the code or without it.
 * Of disclosures only those that code makes something else of: the others need none.
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
