// Swiping between the two pictures of a card, on touch screens. The style sheet moves the pictures by `--shift`, from 0 for the
// first to 1 for the second, and leaves vertical movements to the browser (`touch-action`), which then cancels the pointer.

/** Movement that tells a swipe from a tap, CSS pixels; browsers do not click after as much. */
const SLOP = 16;
/** Share of the card's width after which the other picture stays. */
const FAR = 0.25;

interface Swipe {
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  /** The picture at the start: 0 or 1. */
  readonly from: number;
  /** Share of the card's width moved towards the second picture; undefined until it is a swipe. */
  moved?: number;
}

/** For all cards, now and later, within elements marked with `data-swipe`. */
export function swipePictures(document: Document): void {
  let swipe: Swipe | undefined;
  document.addEventListener("pointerdown", ({ target, pointerType, isPrimary, pointerId, clientX }) => {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-swipe] article") : null;
    if (!card || pointerType !== "touch" || !isPrimary || "single" in card.dataset) return;
    swipe = { card, pointer: pointerId, x: clientX, from: Number(card.style.getPropertyValue("--shift")) };
  });
  document.addEventListener("pointermove", ({ pointerId, clientX }) => {
    if (swipe?.pointer !== pointerId) return;
    const { card, x, from } = swipe;
    const towards = getComputedStyle(card).direction === "rtl" ? clientX - x : x - clientX;
    if (swipe.moved === undefined) {
      if (towards * (from === 0 ? 1 : -1) < SLOP) return;
      // Lazy until now, so that a second picture is loaded only for a swipe to it.
      for (const image of card.querySelectorAll("img")) image.loading = "eager";
      card.dataset["swiped"] = "moving";
    }
    swipe.moved = towards / card.offsetWidth;
    shift(card, Math.min(Math.max(from + swipe.moved, 0), 1));
  });
  const end = ({ pointerId, type }: PointerEvent): void => {
    if (swipe?.pointer !== pointerId) return;
    const { card, from, moved } = swipe;
    swipe = undefined;
    if (moved === undefined) return;
    card.dataset["swiped"] = "";
    const isFar = type === "pointerup" && Math.abs(moved) > FAR;
    shift(card, isFar ? Number(moved > 0) : from);
  };
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
}

const shift = (card: HTMLElement, share: number): void => card.style.setProperty("--shift", String(share));
