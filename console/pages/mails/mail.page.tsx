// The texts of one mail beside the mail itself. The form works without scripts; with them, the mail follows each change.

import { useId, useState } from "react";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useSaveKey } from "../../forms/editor-head.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { editor as editorTexts } from "../../locales/generated/editor.ts";
import { mailNames } from "../../locales/generated/mail-names.ts";
import { mails as texts } from "../../locales/generated/mails.ts";
import { Button } from "../../ui/button.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { MailPreview } from "./mail-preview.tsx";
import type { MailData } from "./mail.server.ts";
import { TextEditor } from "./text-editor.tsx";
import styles from "./mails.module.css";

const LIST = "/console/mails";

export default function MailPage() {
  const say = useMessages(texts);
  const nameOf = useMessages(mailNames);
  const data = useLoaderData<MailData>();
  const answer = useActionData<ActionResult>();
  const { name, language, version } = data;
  const trail = { href: `${LIST}?language=${language}`, label: say("title") };
  if (answer?.kind === "conflict") {
    const labels = new Map(data.texts.map(({ id, label }) => [id, label]));
    return (
      <>
        <PageHead title={nameOf(name)} trail={trail} />
        <MergeScreen
          conflict={answer.conflict}
          href={`${LIST}/${name}?language=${language}`}
          intent="save"
          labelOf={(field) => labels.get(field) ?? field}
        />
      </>
    );
  }
  // A saved version is a new form: its fields are what is stored.
  return <MailEditor key={`${name} ${language} ${version}`} data={data} trail={trail} />;
}

interface MailEditorProps {
  readonly data: MailData;
  readonly trail: { readonly href: string; readonly label: string };
}

function MailEditor({ data, trail }: MailEditorProps) {
  const say = useMessages(texts);
  const nameOf = useMessages(mailNames);
  const sayEditor = useMessages(editorTexts);
  const { dateTime } = useTimes();
  const answer = useActionData<ActionResult>();
  const form = useId();
  useSaveKey(data.lacks === null, () => {
    const element = document.getElementById(form);
    const button = document.querySelector<HTMLButtonElement>(`button[form="${form}"]`);
    if (element instanceof HTMLFormElement) element.requestSubmit(button);
  });
  const isBusy = useNavigation().state === "submitting";
  const { name, language, languages, value, version, email, lacks, lastChange } = data;
  const refused = answer?.kind === "refused" ? answer : undefined;
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({ ...value, ...refused?.sent });
  const changed = data.texts.filter(({ id }) => draft[id] !== value[id]).length;
  const isOwn = data.texts.some((text) => value[text.id] !== text.default);
  return (
    <>
      <PageHead
        title={nameOf(name)}
        trail={trail}
        actions={
          lacks === null && (
            <Button type="submit" form={form} name="intent" value="save" look="primary" keys="⌘S" isBusy={isBusy}>
              {sayEditor("save")}
            </Button>
          )
        }
      >
        {changed > 0
          ? sayEditor("unsaved", { count: changed })
          : lastChange && sayEditor("lastChange", { name: lastChange.name, time: dateTime(lastChange.at) })}
      </PageHead>
      {lacks !== null && <Banner tone="info">{sayEditor("viewOnly", { permission: lacks })}</Banner>}
      {refused && <Banner tone="bad">{refused.text}</Banner>}
      <Split isWide aside={<MailPreview fields={draft} shown={data.shown} language={language} />}>
        <LanguagePicker languages={languages} language={language} />
        <Form id={form} method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="base" value={JSON.stringify(value)} />
          <Section title={say("texts")} count={data.texts.length}>
            <p className={styles.about}>{say("placeholders", { example: "{number}" })}</p>
            {data.texts.map((text) => (
              <TextEditor
                key={text.id}
                text={text}
                language={language}
                value={draft[text.id] ?? ""}
                error={refused?.fields?.[text.id]}
                isReadOnly={lacks !== null}
                onChange={(next) => setDraft((current) => ({ ...current, [text.id]: next }))}
              />
            ))}
          </Section>
          <div className={styles.acts}>
            <Button type="submit" name="intent" value="test">
              {say("sendTest", { email })}
            </Button>
            {lacks === null && isOwn && (
              <Button type="submit" name="intent" value="restore" look="ghost">
                {say("restore")}
              </Button>
            )}
          </div>
        </Form>
      </Split>
      <Toast answer={answer} />
    </>
  );
}
