// Hearts before their code has come: what this browser remembers shows at once, and the code is loaded when a visitor reaches
// for a heart. It must stay small: every listing loads it first.

import { messagesIn } from "#catalogue";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { showToast } from "#storefront/ui/toast.tsx";
import { common } from "#locales/common";
import type { HeartedProduct, Hearts } from "./hearts.ts";
import { SAVED_CHANGED } from "./saved-changed.ts";

const CHANGES = ["storage", SAVED_CHANGED];

let own: Hearts | undefined;
let loading: Promise<Hearts> | undefined;
let kept: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

export const isSaved = (id: string): boolean => (own ? own.isSaved(id) : (kept ??= readKept()).has(id));

/** On the first sign that a heart may be clicked. */
export function loadHearts(): Promise<Hearts> {
  loading ??= import("./browser-hearts.ts").then(
    ({ hearts }) => {
      own = hearts();
      own.subscribe(tell);
      tell();
      return own;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export function toggleHeart(product: HeartedProduct): void {
  loadHearts().then(
    (hearts) => hearts.toggle(product),
    () => showToast({ text: messagesIn(common, documentLanguage())("notSaved") }),
  );
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of CHANGES) window.addEventListener(name, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const name of CHANGES) window.removeEventListener(name, tell);
  };
}

function tell(): void {
  kept = undefined;
  for (const listener of listeners) listener();
}

/** As saved.ts writes it, or its forerunner; whatever else is there is none. */
function readKept(): ReadonlySet<string> {
  try {
    const list = localStorage.getItem("wishlist");
    return new Set<string>(list ? JSON.parse(list).ids : JSON.parse(localStorage.getItem("hearts") ?? "[]"));
  } catch {
    return new Set();
  }
}
