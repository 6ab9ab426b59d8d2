// Loads the page's scripts at the first sign of a visitor, or when the page has loaded and the browser is idle: not with the first
// paint, for which they would compete with styles, fonts and pictures.

import { isInteractive } from "./early-input.ts";

/** The script element says what to load (server/assets/script-tag.ts). */
const TAG = "script[data-entry]";

const INTENTS = ["pointerdown", "pointerover", "keydown", "focusin", "scroll"] as const;

/** A page that is still busy this long after it has loaded starts anyway. */
const MOST_BUSY_MS = 2_000;

interface Callbacks {
  /** The next intent tries again. */
  readonly onFailure: () => void;
}

export function startOnIntent(document: Document, { onFailure }: Callbacks): void {
  const tag = document.querySelector<HTMLScriptElement>(TAG);
  if (!tag) return;
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    await preload(tag);
    await parsed(document);
    try {
      await evaluate(tag);
      for (const type of INTENTS) removeEventListener(type, onIntent, true);
    } catch {
      isStarted = false;
      onFailure();
    }
  };
  const onIntent = ({ type, target }: Event): void => {
    if (type !== "pointerover" || isInteractive(target)) void start();
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
  const startWhenIdle = () => whenShown(document, () => whenIdle(start));
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}

const modulesOf = ({ dataset }: HTMLScriptElement): readonly string[] =>
  dataset["modules"]?.split(" ").filter(Boolean) ?? [];

/** All modules at once, instead of one after another as each is found to import the next. A request takes a slow phone 8 ms to make. */
async function preload(tag: HTMLScriptElement): Promise<void> {
  for (const href of modulesOf(tag)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.crossOrigin = tag.crossOrigin;
    document.head.append(link);
    await scheduler.yield();
  }
}

/** Runs each module as a separate task up to the entry, which evaluates the page. They are listed after the modules that they import. */
async function evaluate(tag: HTMLScriptElement): Promise<void> {
  const { entry = "" } = tag.dataset;
  const modules = modulesOf(tag);
  for (const href of [...modules.slice(0, modules.indexOf(entry)), entry]) {
    await import(/* @vite-ignore */ new URL(href, location.href).href);
    await scheduler.yield();
  }
}

/** Safari cannot yield: a timer lets input pass too. The entry relies on it. */
export function provideYield(window: { scheduler?: { yield?: () => Promise<void> } }): void {
  window.scheduler ??= {};
  window.scheduler.yield ??= () => new Promise((resolve) => setTimeout(resolve));
}

/** The page's state is at the end of the document. */
async function parsed(document: Document): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/** Browsers prerender pages that may never be looked at: those must report no visit and load no bag. */
function whenShown(document: Document & { readonly prerendering?: boolean }, run: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

/** Safari has no idle callbacks, and a page in the background may get none. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: MOST_BUSY_MS });
  else setTimeout(run, 200);
}
