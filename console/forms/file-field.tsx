// Files in a value: drawings with their picture, and others as base64.

import type { ChangeEvent } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { forms as texts } from "../locales/generated/forms.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { useForm, type SchemaFieldProps } from "./form-context.ts";
import styles from "./forms.module.css";

interface Drawing {
  readonly svg?: string;
  readonly picture?: string;
}

/** An SVG as text, any other picture in base64. */
export function DrawingField({ schema, value, path, label }: SchemaFieldProps) {
  const say = useMessages(texts);
  const { set, errorsIn, isReadOnly } = useForm();
  const source = sourceOf((value ?? {}) as Drawing);
  const [error] = errorsIn(path);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const isSvg = file.type === "image/svg+xml" || file.name.endsWith(".svg");
    set(path, isSvg ? { svg: await file.text() } : { picture: await base64Of(file) });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {source && <img className={styles.drawing} src={source} alt={say("drawing", { name: label })} />}
      {!isReadOnly && (
        <TextField
          type="file"
          label={say("chooseFile")}
          accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp,image/avif"
          help={[schema.description, say("drawingHelp")].filter(Boolean).join(" ")}
          error={error}
          onChange={(event) => void choose(event)}
        />
      )}
      {source && !isReadOnly && (
        <Button size="small" look="ghost" icon="close" onClick={() => set(path, undefined)}>
          {say("removeFrom", { name: label })}
        </Button>
      )}
    </fieldset>
  );
}

export function FileField({ schema, value, path, label }: SchemaFieldProps) {
  const say = useMessages(texts);
  const { set, errorAt, isReadOnly } = useForm();
  const stored = typeof value === "string" && value ? say("fileHere", { size: sizeOf(value) }) : undefined;
  return (
    <div className={styles.entry}>
      <TextField
        type="file"
        label={label}
        disabled={isReadOnly}
        help={[schema.description, stored].filter(Boolean).join(" ")}
        error={errorAt(path)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void base64Of(file).then((text) => set(path, text));
        }}
      />
      {stored && !isReadOnly && (
        <Button
          look="ghost"
          icon="close"
          label={say("removeFrom", { name: label })}
          onClick={() => set(path, undefined)}
        />
      )}
    </div>
  );
}

function sourceOf({ svg, picture }: Drawing): string | undefined {
  if (svg) return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return picture ? `data:;base64,${picture}` : undefined;
}

const sizeOf = (base64: string): number => Math.ceil((base64.length * 3) / 4 / 1024);

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}
