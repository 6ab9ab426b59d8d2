// The language in which mails are shown and written. A form, so that it works without scripts.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { mails as texts } from "../../locales/generated/mails.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import styles from "./mails.module.css";

interface LanguagePickerProps {
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly language: string;
}

export function LanguagePicker({ languages, language }: LanguagePickerProps) {
  const say = useMessages(texts);
  return (
    <Form className={styles.tools}>
      <SelectField label={say("language")} name="language" defaultValue={language} key={language}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{say("show")}</Button>
    </Form>
  );
}
