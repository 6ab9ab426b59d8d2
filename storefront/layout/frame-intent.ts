// Loads the frame's behaviour on the first interaction with the frame, or on the first navigation: a visit without either
// never loads it. Early clicks are replayed once it has loaded.

import { isTap } from "./taps.ts";

type Behaviour = typeof import("./behaviour.ts");

let behaviour: Promise<Behaviour | undefined> | undefined;

/** Loads and installs the behaviour once per document; undefined if it fails to load, to be tried again next time. */
export function loadFrame(target: EventTarget | null = null): Promise<Behaviour | undefined> {
  behaviour ??= import("./behaviour.ts").then(
    (module) => {
      module.installFrame(target);
      document.removeEventListener("click", onEarlyClick, true);
      return module;
    },
    () => {
      behaviour = undefined;
      return undefined;
    },
  );
  return behaviour;
}

export function loadFrameOnIntent(target: Document): void {
  target.addEventListener("pointerover", onIntent);
  target.addEventListener("pointerdown", onIntent);
  target.addEventListener("focusin", onIntent);
  target.addEventListener("click", onEarlyClick, true);
}

async function onIntent(event: Event): Promise<void> {
  if (!isInFrame(event)) return;
  if (!(await loadFrame(event.target))) return;
  stopWaiting(document);
  // A pointer that already rests on a department sends no further pointerover.
  if (event instanceof PointerEvent && event.type === "pointerover") {
    event.target?.dispatchEvent(new PointerEvent("pointerover", event));
  }
}

/**
 * A tap on a department opens its menu, the newsletter's form is answered in place, and a button that opens a dialog needs this code in
 * browsers without invoker commands: such a click waits for the code and is replayed. Without it, a department is a link, and the form
 * is answered by a page.
 */
async function onEarlyClick(event: MouseEvent): Promise<void> {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(LATE) : null;
  const isLink = target instanceof HTMLAnchorElement;
  if (!target || (isLink ? !isTap(event) : isNative(target))) return;
  event.preventDefault();
  const isLoaded = (await loadFrame(event.target)) !== undefined;
  document.removeEventListener("click", onEarlyClick, true);
  if (isLink && isLoaded) target.dispatchEvent(new PointerEvent("click", event));
  else target.click();
}

const LATE = "button[commandfor], [data-newsletter] button, [data-department] > a[aria-expanded]";

const isNative = (target: HTMLElement): boolean =>
  target.hasAttribute("commandfor") && "command" in HTMLButtonElement.prototype;

function stopWaiting(target: Document): void {
  for (const type of ["pointerover", "pointerdown", "focusin"]) target.removeEventListener(type, onIntent);
}

/** The search page's field counts as part of the frame. */
const isInFrame = ({ target }: Event): boolean =>
  target instanceof Element && (target.closest("main") === null || target.closest("[data-search]") !== null);
