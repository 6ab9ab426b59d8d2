// The form of one line of the table of meanings, with a preview of what it finds.

import { Form, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import type { Values } from "../../framework/merge.ts";
import { meanings as texts } from "../../locales/generated/meanings.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Choice, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Section } from "../../ui/page.tsx";
import type { MeaningsData } from "./meanings.server.ts";
import styles from "./listings.module.css";

const PATH = "/console/listings/meanings";
const SECTIONS = ["things", "colours", "qualities", "occasions", "people", "kinds"] as const;

export function MeaningForm({ answer }: { readonly answer: ActionResult | undefined }) {
  const say = useMessages(texts);
  const data = useLoaderData<MeaningsData>();
  const { languages, preview } = data;
  const refused = answer?.kind === "refused" ? answer : undefined;
  const errors = refused?.fields ?? {};
  // What was refused stays in the form.
  const sent = refused?.sent;
  const [version, base] = [sent?.["version"] ?? data.version, sent?.["base"] ?? data.base];
  const edited = sent ? Number(sent["line"]) : data.edited;
  const { isIdiom, ...stored } = data.fields;
  const fields: Values = sent ?? { ...stored, isIdiom: String(isIdiom) };
  const isBusy = useNavigation().state === "submitting";
  const described = (name: "phrases" | "means" | "things" | "section" | "language") => ({
    label: say(name),
    name,
    defaultValue: fields[name],
    help: say(`${name}Help`),
    error: errors[name],
  });
  return (
    <Section title={say(edited === 0 ? "add" : "change")}>
      <Form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name="line" value={edited} />
        <input type="hidden" name="edit" value={edited} />
        <TextField {...described("phrases")} />
        <TextArea {...described("means")} />
        <TextField {...described("things")} />
        <SelectField {...described("section")}>
          {SECTIONS.map((section) => (
            <option key={section} value={section}>
              {say(`${section}-section`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...described("language")}>
          <option value="">{say("everyLanguage")}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Choice name="isIdiom" value="true" defaultChecked={fields["isIdiom"] === "true"} help={say("isIdiomHelp")}>
          {say("isIdiom")}
        </Choice>
        {preview && (
          <output>
            {"problem" in preview ? (
              <Banner tone="bad">{preview.problem}</Banner>
            ) : (
              say("previewed", { count: preview.products })
            )}
          </output>
        )}
        <div className={styles.acts}>
          <Button type="submit" formMethod="get" name="preview" value="1">
            {say("preview")}
          </Button>
          <Button type="submit" look="primary" name="intent" value="save" isBusy={isBusy}>
            {say("save")}
          </Button>
          {edited > 0 && (
            <>
              <Button type="submit" look="danger" name="intent" value="remove">
                {say("remove")}
              </Button>
              <LinkButton href={PATH}>{say("cancel")}</LinkButton>
            </>
          )}
        </div>
      </Form>
    </Section>
  );
}
