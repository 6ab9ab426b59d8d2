// The second of two fast taps was meant for what the first one has taken away: what came in its place does not answer to it.

/** Nearly as long as a layer takes to come. */
const SETTLING_MS = 200;
/** As slow as a second tap can be, where the browser counts them. */
export const DOUBLE_TAP_MS = 600;

/** Whether a click came too soon after a change, both on the clock of events. Keys are never too fast. */
export const isSecondTap = (
  { detail, timeStamp }: Pick<MouseEvent, "detail" | "timeStamp">,
  changed: number,
): boolean => detail > 0 && timeStamp - changed < (detail === 1 ? SETTLING_MS : DOUBLE_TAP_MS);

let changed: number | undefined;

/** To be called when a layer has come or gone. */
export function noteChange(): void {
  if (changed === undefined) window.addEventListener("click", refuse, true);
  changed = performance.now();
}

function refuse(event: MouseEvent): void {
  if (changed === undefined || !isSecondTap(event, changed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
