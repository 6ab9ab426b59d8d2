// The pictures of a product: a column with thumbnails, or a swipeable strip with a progress line on a phone. Each is
// a link to itself, which scripts turn into a full-screen view.
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from "react";
import { pictureUrl } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { product } from "#locales/product";
import type { ProductData } from "./product-data.ts";
import styles from "./gallery.module.css";

// The page less the buy column, the thumbnails and the margins between.
const SIZES = [
  "(min-width: 1760px) 1072px",
  "(min-width: 1280px) calc(100vw - 688px)",
  "(min-width: 1024px) calc(100vw - 488px)",
  "(min-width: 768px) calc(100vw - 392px)",
  "100vw",
].join(", ");

/** A picture is not enlarged: widths above its source would be the same file under other addresses. */
const WIDTHS = [320, 480, 600, 900, 1200] as const;

const load = () => import("./zoom/zoom.tsx");
const Zoom = lazy(async () => ({ default: (await load()).Zoom }));
/** A click tries again. */
const reach = () => void load().catch(() => undefined);

export function Gallery({ pictures }: Pick<ProductData, "pictures">) {
  const say = useMessages(product);
  const strip = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const { cdn } = usePublicConfig();
  const enlarge = (event: MouseEvent, index: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  useEffect(() => watch(strip.current, setSeen), []);
  return (
    <div className={styles.gallery}>
      <nav className={styles.thumbs} aria-label={say("pictures")}>
        {pictures.map(({ address, alt }, index) => (
          <a key={address} href={`#picture-${index + 1}`} aria-current={index === seen ? "true" : undefined}>
            <Picture address={address} alt={say("view", { number: index + 1, alt })} sizes="64px" widths={[160]} />
          </a>
        ))}
      </nav>
      <section ref={strip} className={styles.strip} aria-label={say("picturesOf")}>
        {pictures.map(({ address, alt, source }, index) => (
          <figure key={address} id={`picture-${index + 1}`} data-index={index}>
            {/* Left to the browser: its address is not a page of the shop. */}
            <a
              href={pictureUrl(address, 1200, "jpg", cdn)}
              data-native=""
              aria-haspopup="dialog"
              aria-label={say("enlarge", { alt })}
              onClick={(event) => enlarge(event, index)}
              onPointerEnter={reach}
              onFocus={reach}
            >
              <Picture
                address={address}
                alt={alt}
                sizes={SIZES}
                widths={WIDTHS.filter((width) => width <= (source ?? width) || width === WIDTHS[0])}
                priority={index === 0}
                isMoving
              />
            </a>
          </figure>
        ))}
      </section>
      {pictures.length > 1 && (
        <div className={styles.place} aria-hidden="true">
          <span dir="ltr">{`${seen + 1} / ${pictures.length}`}</span>
          <progress value={seen + 1} max={pictures.length} />
        </div>
      )}
      {zoomed !== undefined && (
        <Suspense>
          <Zoom pictures={pictures} first={zoomed} onClose={() => setZoomed(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** Reports the picture that fills most of the screen. */
function watch(strip: HTMLElement | null, onSee: (index: number) => void): (() => void) | undefined {
  if (!strip) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (shown instanceof HTMLElement) onSee(Number(shown.dataset["index"]));
    },
    // The line through the middle of the screen; the picture that crosses it is the current one.
    { rootMargin: "-50% -49% -49% -49%" },
  );
  for (const figure of strip.children) observer.observe(figure);
  // A scrolling strip must be focusable; others need not be.
  if (strip.scrollWidth > strip.clientWidth) strip.tabIndex = 0;
  return () => observer.disconnect();
}
