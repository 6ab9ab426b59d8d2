// What a key does in the search box: pure, so that every case can be told apart.

export type KeyAction =
  /** Makes an option the active one; -1 gives the field back. */
  | { readonly kind: "activate"; readonly at: number }
  | { readonly kind: "open" }
  | { readonly kind: "choose"; readonly at: number }
  | { readonly kind: "close" }
  /** The key is the browser's. */
  | { readonly kind: "leave" };

export interface KeyState {
  readonly isOpen: boolean;
  readonly options: number;
  /** -1 when the field itself is. */
  readonly active: number;
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

export function keyAction(pressed: Pressed, { isOpen, options, active }: KeyState): KeyAction {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey) return LEAVE;
  if (key === "Escape") return isOpen ? { kind: "close" } : LEAVE;
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (!isOpen) return { kind: "open" };
    return options === 0 ? LEAVE : { kind: "activate", at: step(active, key === "ArrowDown" ? 1 : -1, options) };
  }
  // In the field these move the caret; among the options, to the ends of the list.
  if (active === -1 || !isOpen) return LEAVE;
  if (key === "Enter") return { kind: "choose", at: active };
  if (key === "Home") return { kind: "activate", at: 0 };
  if (key === "End") return { kind: "activate", at: options - 1 };
  return LEAVE;
}

/** Round the ends by way of the field. */
const step = (active: number, by: 1 | -1, options: number): number =>
  ((active + 1 + by + options + 1) % (options + 1)) - 1;

const LEAVE: KeyAction = { kind: "leave" };

/** Enter that ends a composition is none; Safari says so by its old number alone, after the composition has ended. */
export const isComposing = ({
  isComposing: isWithin,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isWithin || keyCode === 229;
