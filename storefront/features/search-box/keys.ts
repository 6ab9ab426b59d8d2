// The action of each key in the search box.

export type KeyAction =
  /** Activates an option; -1 returns to the field. */
  | { readonly kind: "activate"; readonly at: number }
  | { readonly kind: "open" }
  | { readonly kind: "choose"; readonly at: number }
  | { readonly kind: "close" }
  /** Leaves the key to the browser. */
  | { readonly kind: "leave" };

export interface KeyState {
  readonly isOpen: boolean;
  readonly options: number;
  /** -1 for the field itself. */
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

/** Wraps around at the ends, via the field. */
const step = (active: number, by: 1 | -1, options: number): number =>
  ((active + 1 + by + options + 1) % (options + 1)) - 1;

const LEAVE: KeyAction = { kind: "leave" };

/** True for the Enter that ends a composition. Safari reports it only by key code 229, after the composition has ended. */
export const isComposing = ({
  isComposing: isWithin,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isWithin || keyCode === 229;
