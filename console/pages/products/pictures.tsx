// The pictures of a product, in the order of the shop's page: upload, drag or move with keys, remove.

import { useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import { pictureUrl } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useUpload } from "../../forms/use-upload.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import type { FormPart } from "./product-data.ts";
import styles from "./product.module.css";

export function Pictures({ values, fields, onChange }: FormPart & { readonly onChange: () => void }) {
  const say = useMessages(texts);
  const [pictures, setPictures] = useState((values["product_images"] ?? "").split("\n").filter(Boolean));
  const [announced, setAnnounced] = useState("");
  const change = (next: readonly string[]): void => {
    setPictures([...next]);
    onChange();
  };
  const { upload, isBusy, error } = useUpload((added) => change([...pictures, ...added]));
  const move = (at: number, to: number): void => {
    if (to < 0 || to >= pictures.length || to === at) return;
    change(pictures.toSpliced(at, 1).toSpliced(to, 0, pictures[at]!));
    setAnnounced(say("movedTo", { number: at + 1, place: to + 1 }));
  };
  const input = useRef<HTMLInputElement>(null);
  return (
    <Section
      title={say("pictures")}
      count={say("picturesHelp", { count: pictures.length })}
      actions={
        <Button size="small" icon="add" isBusy={isBusy} onClick={() => input.current?.click()}>
          {say("upload")}
        </Button>
      }
    >
      <input type="hidden" name="product_images" value={pictures.join("\n")} />
      {/* Without a name, so that it is not a part of the product's form. */}
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        tabIndex={-1}
        aria-label={say("upload")}
        onChange={(event) => {
          upload([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <ol className={styles.pictures} {...dropsFiles(upload)}>
        {pictures.map((address, at) => (
          <Picture
            key={address}
            {...{ address, at }}
            count={pictures.length}
            onMove={move}
            onRemove={() => change(pictures.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {(error ?? fields["product_images"]) && <p className={styles.wrong}>{error ?? fields["product_images"]}</p>}
      <output className={styles.hidden}>{announced}</output>
    </Section>
  );
}

interface PictureProps {
  readonly address: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** The arrow keys move a picture whose handle has the focus. */
function Picture({ address, at, count, onMove, onRemove }: PictureProps) {
  const say = useMessages(texts);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    onMove(at, to);
  };
  return (
    <li {...dragsTo(at, onMove)}>
      <img
        src={pictureUrl(address, 320)}
        alt={say("pictureNumber", { number: at + 1 })}
        width={150}
        height={200}
        draggable={false}
      />
      {at === 0 && <span className={styles.main}>{say("main")}</span>}
      <span className={styles.pictureActs}>
        <Button size="small" icon="grip" label={say("movePicture", { number: at + 1 })} onKeyDown={onKeyDown} />
        <Button size="small" icon="close" label={say("removePicture", { number: at + 1 })} onClick={onRemove} />
      </span>
    </li>
  );
}

/** The type of what is dragged, in lower case like all of them. */
const PLACE = "application/x-vitrine-picture";

const dragsTo = (at: number, onMove: PictureProps["onMove"]) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => event.dataTransfer.setData(PLACE, String(at)),
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(PLACE) && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(PLACE)) return;
    event.preventDefault();
    onMove(Number(event.dataTransfer.getData(PLACE)), at);
  },
});

const dropsFiles = (upload: (files: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    upload([...event.dataTransfer.files]);
  },
});
