// Ignores the second of two fast taps: it was meant for the element that the first tap removed.

/** Nearly the duration of a layer's transition. */
const SETTLING_MS = 200;
/** Longest time between two taps, in browsers that count them. */
export const DOUBLE_TAP_MS = 600;

/** True if a click came too soon after a change, by event timestamps. Never true for keys. */
export const isSecondTap = (
  { detail, timeStamp }: Pick<MouseEvent, "detail" | "timeStamp">,
  changed: number,
): boolean => detail > 0 && timeStamp - changed < (detail === 1 ? SETTLING_MS : DOUBLE_TAP_MS);

let changed: number | undefined;

/** Call when a layer opens or closes. */
export function noteChange(): void {
  if (changed === undefined) window.addEventListener("click", refuse, true);
  changed = performance.now();
}

function refuse(event: MouseEvent): void {
  if (changed === undefined || !isSecondTap(event, changed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
