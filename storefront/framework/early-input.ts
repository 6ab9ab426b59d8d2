// Input before hydration. Links and forms work without scripts, so they are left to the browser. A click that needs scripts is held
// and repeated after hydration, and what was typed or chosen is handed to React, which would overwrite it.

/** Elements whose click needs scripts. A button that submits a form or opens a dialog without scripts does not. */
const HELD = "button, [data-sheet], a[aria-haspopup], a[aria-expanded]";

/** A pointer that passes over text, or rests where the page opens, wants nothing yet. */
const INTERACTIVE = "a, button, input, select, textarea, summary, label";

export const isInteractive = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(INTERACTIVE) !== null;

interface Latest {
  over: PointerEvent | undefined;
  key: KeyboardEvent | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  /** Gives held clicks up, because the scripts do not load: links are followed. */
  readonly letGo: () => void;
}

export function keepEarlyInput(document: Document): EarlyInput {
  // One click for each element: someone who taps again before anything happened does not mean to undo the tap.
  const clicks = new Map<HTMLElement, MouseEvent>();
  const changed = new Map<Control, string | boolean>();
  const latest: Latest = { over: undefined, key: undefined };
  const listeners = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, note: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, note, { capture: true, signal: listeners.signal });

  on("click", (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
    if (!target || !needsScript(target, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicks.set(target, event);
  });
  on("input", ({ target }) => {
    if (isControl(target)) changed.set(target, isBox(target) ? target.checked : target.value);
  });
  on("pointerover", (event) => (latest.over = isInteractive(event.target) ? event : undefined));
  on("keydown", (event) => {
    // Keys in fields and on buttons have become text and clicks.
    if (event.target === document.body) latest.key = event;
  });
  document.addEventListener(
    "hydrated",
    async () => {
      listeners.abort();
      for (const [control, value] of changed) {
        changeAgain(control, value);
        // React renders in a microtask. Without it, the handler of the next change would not know this one.
        await Promise.resolve();
      }
      sayAgain(document, latest);
      for (const [target, event] of clicks) target.dispatchEvent(new PointerEvent("click", event));
    },
    { once: true },
  );
  return {
    letGo: () => {
      const targets = [...clicks.keys()];
      clicks.clear();
      for (const target of targets) {
        if (target instanceof HTMLAnchorElement) location.assign(target.href);
        else target.closest("details")?.toggleAttribute("open");
      }
    },
  };
}

function needsScript(target: HTMLElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (target instanceof HTMLButtonElement) {
    const isNative = target.hasAttribute("commandfor") && "command" in HTMLButtonElement.prototype;
    return !isNative && !(target.type === "submit" && target.form);
  }
  // A mouse has opened the menu by hovering; its click follows the link.
  return !target.matches("a[aria-expanded]:not([aria-haspopup], [data-sheet])") || isTap(event);
}

const isTap = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType !== "mouse";

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/**
 * React compares a control with the value that it saw last. Assigning sets that value; clicks and the prototype's setter do not, so
 * React sees a change.
 */
function changeAgain(control: Control, value: string | boolean): void {
  if (!control.isConnected) return;
  if (typeof value === "boolean") {
    (control as HTMLInputElement).checked = !value;
    control.click();
    return;
  }
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** A pointer that rests on an element and a focused field send no further events: parts that wait for them get these. */
function sayAgain({ activeElement, body }: Document, { over, key }: Latest): void {
  if (over?.target instanceof Element && over.target.matches(":hover")) {
    over.target.dispatchEvent(new PointerEvent("pointerover", over));
  }
  if (activeElement && activeElement !== body)
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  if (key) body.dispatchEvent(new KeyboardEvent("keydown", key));
}
