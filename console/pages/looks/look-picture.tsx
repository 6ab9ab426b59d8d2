// The picture of a look with its hotspots: a click or a drag places one, arrow keys move it.

import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { pictureUrl } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useUpload } from "../../forms/use-upload.ts";
import { looks as texts } from "../../locales/generated/looks.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import type { PiecesProps } from "./pieces.tsx";
import styles from "./looks.module.css";

interface Props extends PiecesProps {
  readonly picture: string | null;
  readonly error: string | undefined;
  readonly onPicture: (address: string | null) => void;
}

/** Per cent that an arrow key moves a hotspot. */
const STEP = 1;
const LARGE_STEP = 5;

export function LookPicture({ picture, error, onPicture, ...props }: Props) {
  const say = useMessages(texts);
  const input = useRef<HTMLInputElement>(null);
  const { upload, isBusy, error: refused } = useUpload(([address]) => address && onPicture(address));
  const { isReadOnly } = props;
  return (
    <Section
      title={say("picture")}
      actions={
        !isReadOnly && (
          <>
            {picture && (
              <Button size="small" look="ghost" icon="close" onClick={() => onPicture(null)}>
                {say("removePicture")}
              </Button>
            )}
            <Button size="small" icon="add" isBusy={isBusy} onClick={() => input.current?.click()}>
              {say(picture ? "replace" : "upload")}
            </Button>
          </>
        )
      }
    >
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        tabIndex={-1}
        aria-label={say("upload")}
        onChange={(event) => {
          upload([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      {picture ? <Placed picture={picture} {...props} /> : <p className={styles.quiet}>{say("pictureHelp")}</p>}
      {(refused ?? error) && <p className={styles.wrong}>{refused ?? error}</p>}
    </Section>
  );
}

function Placed({
  picture,
  pieces,
  products,
  current,
  isReadOnly,
  onSelect,
  onPlace,
}: PiecesProps & { readonly picture: string }) {
  const say = useMessages(texts);
  const box = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState("");
  const place = (at: number, x: number, y: number): void => {
    const [left, top] = [within(x), within(y)];
    onPlace(at, left, top);
    setAnnounced(say("moved", { number: at + 1, x: String(left), y: String(top) }));
  };
  const placeAt = (at: number, { clientX, clientY }: PointerEvent): void => {
    const area = box.current?.getBoundingClientRect();
    if (!area || !pieces[at]) return;
    place(at, ((clientX - area.left) / area.width) * 100, ((clientY - area.top) / area.height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const { x = 50, y = 50 } = pieces[at] ?? {};
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const to = {
      ArrowLeft: [x - step, y],
      ArrowRight: [x + step, y],
      ArrowUp: [x, y - step],
      ArrowDown: [x, y + step],
    }[event.key];
    if (!to || isReadOnly) return;
    event.preventDefault();
    place(at, to[0] ?? x, to[1] ?? y);
  };
  return (
    <>
      {!isReadOnly && <p className={styles.quiet}>{say("placeHelp")}</p>}
      {/* The same can be entered as numbers beside each piece. */}
      <div
        ref={box}
        className={styles.picture}
        onPointerDown={(event) => {
          if (!isReadOnly && event.target instanceof HTMLImageElement) placeAt(current, event);
        }}
      >
        <img src={pictureUrl(picture, 900)} alt={say("picture")} draggable={false} />
        {pieces.map(
          ({ product, x, y }, at) =>
            x !== undefined &&
            y !== undefined && (
              <button
                key={product}
                type="button"
                className={styles.spot}
                // The content security policy refuses style attributes.
                ref={(spot) => {
                  if (spot) Object.assign(spot.style, { left: `${x}%`, top: `${y}%` });
                }}
                aria-label={say("placeOf", { number: at + 1, title: products.get(product)?.title ?? product })}
                aria-pressed={current === at}
                onFocus={() => onSelect(at)}
                onPointerDown={({ currentTarget, pointerId }) =>
                  !isReadOnly && currentTarget.setPointerCapture(pointerId)
                }
                onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && placeAt(at, event)}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                {at + 1}
              </button>
            ),
        )}
      </div>
      <output className={styles.hidden}>{announced}</output>
    </>
  );
}

/** To a tenth of a per cent. */
const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
