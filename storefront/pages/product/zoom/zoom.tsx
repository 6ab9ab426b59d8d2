// The pictures of a product in full screen: swipe or step through them; a press enlarges a picture, which is then
// moved by pointer, finger or keys. Loaded on demand.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { pictureUrl, ZOOM_WIDTH } from "#catalogue";
import { pictureZoom } from "#locales/picture-zoom";
import type { ProductData } from "../product-data.ts";
import styles from "./zoom.module.css";

interface Props {
  readonly pictures: ProductData["pictures"];
  /** Index of the first picture shown. */
  readonly first: number;
  readonly onClose: () => void;
}

export function Zoom({ pictures, first, onClose }: Props) {
  const say = useMessages(pictureZoom);
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const [isEnlarged, setEnlarged] = useState(false);
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    const opened = strip.current?.children[first];
    opened?.querySelector("button")?.focus({ preventScroll: true });
    opened?.scrollIntoView({ behavior: "instant", inline: "start", block: "nearest" });
  }, [first]);
  const step = (by: number): void => {
    const next = Math.min(pictures.length - 1, Math.max(0, shown + by));
    setEnlarged(false);
    strip.current?.children[next]?.scrollIntoView({ inline: "start", block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { direction } = getComputedStyle(event.currentTarget);
    const forwards = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    // The browser scrolls an enlarged picture with the arrow keys.
    if (!isEnlarged && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      event.preventDefault();
      step(event.key === forwards ? 1 : -1);
    }
    if (event.key === "+" || event.key === "-") setEnlarged(event.key === "+");
  };
  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={say("title")} onClose={onClose} onKeyDown={onKeyDown}>
      <div
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) => setShown(placeOf(currentTarget))}
        data-enlarged={isEnlarged || undefined}
      >
        {pictures.map(({ address, alt }, index) => (
          <Enlargeable
            key={address}
            address={address}
            alt={alt}
            isEnlarged={isEnlarged && index === shown}
            isShown={index === shown}
            onToggle={() => setEnlarged((before) => !before)}
          />
        ))}
      </div>
      <p className={styles.place} aria-live="polite">
        <span dir="ltr">{`${shown + 1} / ${pictures.length}`}</span>
      </p>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={say("previous")}
            disabled={shown === 0}
            onClick={() => step(-1)}
          >
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={say("next")}
            disabled={shown === pictures.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="arrow" />
          </button>
        </>
      )}
      <form method="dialog">
        <button className={styles.close} aria-label={say("close")}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}

interface EnlargeableProps {
  readonly address: string;
  readonly alt: string;
  readonly isEnlarged: boolean;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

function Enlargeable({ address, alt, isEnlarged, isShown, onToggle }: EnlargeableProps) {
  const say = useMessages(pictureZoom);
  const box = useRef<HTMLDivElement>(null);
  /** Position of the press, from 0 to 1, which stays under the pointer. */
  const at = useRef({ x: 0.5, y: 0.5 });
  const { cdn } = usePublicConfig();
  /** Width of the source, up to 2,400; 0 until it has loaded. */
  const [pixels, setPixels] = useState(0);
  useEffect(() => {
    if (isEnlarged && pixels > 0 && box.current) moveTo(box.current, at.current);
  }, [isEnlarged, pixels]);
  const follow = (event: PointerEvent<HTMLElement>): void => {
    at.current = pointIn(event);
    // Touch scrolls natively.
    if (isEnlarged && event.pointerType === "mouse" && box.current) moveTo(box.current, at.current);
  };
  return (
    <div ref={box} className={styles.box} data-enlarged={isEnlarged || undefined} onPointerMove={follow}>
      <button
        type="button"
        className={styles.picture}
        aria-label={say(isEnlarged ? "makeSmaller" : "enlarge", { alt })}
        tabIndex={isShown ? 0 : -1}
        onPointerDown={follow}
        onClick={onToggle}
      >
        {isEnlarged ? (
          <img
            src={pictureUrl(address, ZOOM_WIDTH, "webp", cdn)}
            alt=""
            data-real={pixels > 0 || undefined}
            // One pixel of the source is one of the screen, unless all of it is still smaller than the screen.
            style={pixels > 0 ? { inlineSize: `max(${pixels / devicePixelRatio}px, min(100vw, 75dvh))` } : undefined}
            onLoad={({ currentTarget }) => setPixels(currentTarget.naturalWidth)}
          />
        ) : (
          <Picture address={address} alt="" sizes="100vw" widths={[600, 900, 1200]} priority={isShown} />
        )}
      </button>
    </div>
  );
}

function pointIn({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const frame = currentTarget.closest("dialog")?.getBoundingClientRect();
  return frame ? { x: clientX / frame.width, y: clientY / frame.height } : { x: 0.5, y: 0.5 };
}

function moveTo(box: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): void {
  box.scrollTo({
    left: (box.scrollWidth - box.clientWidth) * x,
    top: (box.scrollHeight - box.clientHeight) * y,
    behavior: "instant",
  });
}

/** Index of the visible picture; scrollLeft is negative in right-to-left pages. */
const placeOf = (strip: HTMLElement): number => Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth));
