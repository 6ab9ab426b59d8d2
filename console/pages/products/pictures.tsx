// The pictures of a product, in the order of the shop's page: upload, drag or move with keys, describe, remove.

import { useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import { LANGUAGES, parsePictureAlts, pictureUrl, printPictureAlts } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useUpload } from "../../forms/use-upload.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import type { FormPart } from "./product-data.ts";
import { languagesIn } from "./product-values.ts";
import styles from "./product.module.css";

export function Pictures({ values, fields, onChange }: FormPart & { readonly onChange: () => void }) {
  const say = useMessages(texts);
  const [pictures, setPictures] = useState((values["product_images"] ?? "").split("\n").filter(Boolean));
  const fieldsOfAlts = [ENGLISH_ALTS, ...languagesIn(values).map((code) => `${ENGLISH_ALTS}_${code}`)];
  /** Field → address → text, so that a description moves with its picture. */
  const [alts, setAlts] = useState(() => altsOf(values, fieldsOfAlts, pictures));
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
      {fieldsOfAlts.map((field) => (
        <input key={field} type="hidden" name={field} value={printAlts(alts[field], pictures)} />
      ))}
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
      {pictures.length > 0 && (
        <Alts
          {...{ pictures, alts, fieldsOfAlts }}
          onChange={(field, address, text) => {
            setAlts({ ...alts, [field]: { ...alts[field], [address]: text } });
            onChange();
          }}
        />
      )}
      {(error ?? fields["product_images"]) && <p className={styles.wrong}>{error ?? fields["product_images"]}</p>}
      <output className={styles.hidden}>{announced}</output>
    </Section>
  );
}

const ENGLISH_ALTS = "picture_alts";

type AltTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const altsOf = (values: FormPart["values"], fields: readonly string[], pictures: readonly string[]): AltTexts =>
  Object.fromEntries(
    fields.map((field) => {
      const written = parsePictureAlts((values[field] ?? "").replaceAll("\n", "\t"));
      return [field, Object.fromEntries(pictures.map((address, at) => [address, written.get(at + 1) ?? ""]))];
    }),
  );

/** One in each line, as the form has lists. */
const printAlts = (written: AltTexts[string] | undefined, pictures: readonly string[]): string =>
  printPictureAlts(pictures.map((address, at) => [at + 1, (written?.[address] ?? "").trim()])).replaceAll("\t", "\n");

interface AltsProps {
  readonly pictures: readonly string[];
  readonly alts: AltTexts;
  readonly fieldsOfAlts: readonly string[];
  readonly onChange: (field: string, address: string, text: string) => void;
}

/** The inputs have no names: the form sends the hidden fields. */
function Alts({ pictures, alts, fieldsOfAlts, onChange }: AltsProps) {
  const say = useMessages(texts);
  const [field, setField] = useState(ENGLISH_ALTS);
  const codeOf = (one: string) => one.slice(ENGLISH_ALTS.length + 1) || "en";
  const nameOf = (code: string) => LANGUAGES.find((language) => language.code === code)?.name ?? code;
  return (
    <details className={styles.more}>
      <summary>{say("alts")}</summary>
      <SelectField
        label={say("altLanguage")}
        value={field}
        onChange={({ currentTarget }) => setField(currentTarget.value)}
        help={say("altsHelp")}
      >
        {fieldsOfAlts.map((one) => (
          <option key={one} value={one}>
            {nameOf(codeOf(one))}
          </option>
        ))}
      </SelectField>
      {pictures.map((address, at) => (
        <TextField
          key={address}
          label={say("altOf", { number: at + 1 })}
          lang={codeOf(field)}
          maxLength={400}
          value={alts[field]?.[address] ?? ""}
          onChange={({ currentTarget }) => onChange(field, address, currentTarget.value)}
        />
      ))}
    </details>
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
