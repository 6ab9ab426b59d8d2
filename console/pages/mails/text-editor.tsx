// One text of a mail: its field, its placeholders, and the way back to the default.

import { languageOf } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { mailNames } from "../../locales/generated/mail-names.ts";
import { mails as texts } from "../../locales/generated/mails.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import type { EditedText } from "./mail.server.ts";
import styles from "./mails.module.css";

interface TextEditorProps {
  readonly text: EditedText;
  readonly language: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** Characters in a line of the field, about. */
const LINE = 60;

export function TextEditor({ text, language, value, error, isReadOnly, onChange }: TextEditorProps) {
  const say = useMessages(texts);
  const nameOf = useMessages(mailNames);
  const { id, label, placeholders, sharedWith } = text;
  const isOwn = value !== text.default;
  const help = [
    ...(placeholders.length > 0 ? [say("uses", { names: placeholders.map((name) => `{${name}}`).join(" ") })] : []),
    ...(sharedWith.length > 0 ? [say("alsoIn", { mails: sharedWith.map((name) => nameOf(name)).join(", ") })] : []),
  ].join(" ");
  return (
    <div className={styles.text}>
      <TextArea
        label={label}
        name={id}
        value={value}
        rows={Math.min(6, Math.max(1, Math.ceil(value.length / LINE)))}
        lang={language}
        dir={languageOf(language)?.direction ?? "ltr"}
        readOnly={isReadOnly}
        error={error}
        {...(help && { help })}
        onChange={({ target }) => onChange(target.value)}
      />
      {isOwn && (
        <details>
          <summary>{say("own")}</summary>
          <p lang={language} dir="auto">
            {text.default}
          </p>
          {!isReadOnly && (
            <Button size="small" look="ghost" onClick={() => onChange(text.default)}>
              {say("useDefault")}
            </Button>
          )}
        </details>
      )}
    </div>
  );
}
