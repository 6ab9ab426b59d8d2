// Every mail of the shop, and one of them as people receive it.

import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { labelOf } from "../../forms/labels.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { mails as texts } from "../../locales/generated/mails.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageHead, Section, Split } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { MailsData } from "./mails.server.ts";
import styles from "./mails.module.css";

export default function MailsPage() {
  const say = useMessages(texts);
  const { groups, languages, language, open, email, services } = useLoaderData<MailsData>();
  const answer = useActionData<ActionResult>();
  const missing = services.filter(({ isSet }) => !isSet).map(({ variable }) => variable);
  const hrefOf = (mail: string) => `/console/mails?${new URLSearchParams({ mail, language })}`;
  return (
    <>
      <PageHead title={say("title")} />
      {missing.length > 0 && <Banner tone="info">{say("notConfigured", { variables: missing.join(", ") })}</Banner>}
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <Split
        isWide
        aside={
          <>
            <Form className={styles.tools}>
              {open && <input type="hidden" name="mail" value={open.name} />}
              <SelectField label={say("language")} name="language" defaultValue={language} key={language}>
                {languages.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <Button type="submit">{say("show")}</Button>
            </Form>
            {open ? (
              <Section title={open.subject}>
                <iframe
                  key={open.name + language}
                  className={styles.mail}
                  title={open.subject}
                  sandbox="allow-same-origin"
                  srcDoc={open.html}
                  onLoad={(event) => applyStyles(event.currentTarget.contentDocument)}
                />
                <Form method="post" className={styles.send}>
                  <input type="hidden" name="intent" value="test" />
                  <input type="hidden" name="mail" value={open.name} />
                  <input type="hidden" name="language" value={language} />
                  <Button type="submit" look="primary">
                    {say("sendTest", { email })}
                  </Button>
                </Form>
                <details>
                  <summary>{say("asText")}</summary>
                  <pre className={styles.text}>{open.text}</pre>
                </details>
              </Section>
            ) : (
              <Empty title={say("choose")}>
                <p>{say("chooseText")}</p>
              </Empty>
            )}
          </>
        }
      >
        {groups.map(({ name, mails }) => (
          <Section key={name} title={say(name)} count={mails.length}>
            <Table
              isInSection
              caption={say(name)}
              columns={[
                { key: "mail", label: say("mail") },
                { key: "subject", label: say("subject") },
              ]}
            >
              {mails.map((mail) => (
                <Row key={mail.name} href={hrefOf(mail.name)} isSelected={mail.name === open?.name}>
                  <Cell place={1}>
                    <a href={hrefOf(mail.name)}>{labelOf(mail.name)}</a>
                  </Cell>
                  <Cell place={3} isQuiet>
                    <bdi>{mail.subject}</bdi>
                  </Cell>
                </Row>
              ))}
            </Table>
          </Section>
        ))}
      </Split>
      <Toast answer={answer} />
    </>
  );
}

/** Styles of a mail are attributes, which the console's content policy allows to scripts only. */
function applyStyles(mail: Document | null): void {
  for (const element of mail?.querySelectorAll<HTMLElement>("[data-style]") ?? []) {
    element.style.cssText = element.dataset["style"] ?? "";
  }
}
