// Every mail of the shop, by occasion.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { mailNames } from "../../locales/generated/mail-names.ts";
import { mails as texts } from "../../locales/generated/mails.ts";
import { Banner } from "../../ui/notice.tsx";
import { PageBody, PageHead, Section } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import type { MailsData } from "./mails.server.ts";
import styles from "./mails.module.css";

export default function MailsPage() {
  const say = useMessages(texts);
  const nameOf = useMessages(mailNames);
  const { groups, languages, language, services } = useLoaderData<MailsData>();
  const missing = services.filter(({ isSet }) => !isSet).map(({ variable }) => variable);
  return (
    <>
      <PageHead title={say("title")} />
      {missing.length > 0 && <Banner tone="info">{say("notConfigured", { variables: missing.join(", ") })}</Banner>}
      <PageBody>
        <p className={styles.about}>{say("about")}</p>
        <LanguagePicker languages={languages} language={language} />
        {groups.map(({ name, mails }) => (
          <Section key={name} title={say(name)} count={mails.length}>
            <Table
              isInSection
              caption={say(name)}
              columns={[
                { key: "mail", label: say("mail") },
                { key: "subject", label: say("subject") },
                { key: "texts", label: say("texts") },
              ]}
            >
              {mails.map((mail) => {
                const href = `/console/mails/${mail.name}?language=${language}`;
                return (
                  <Row key={mail.name} href={href}>
                    <Cell place={1}>
                      <a href={href}>{nameOf(mail.name)}</a>
                    </Cell>
                    <Cell place={3} isQuiet>
                      <bdi>{mail.subject}</bdi>
                    </Cell>
                    <Cell place={2}>{mail.isChanged && <Tag tone="info">{say("changed")}</Tag>}</Cell>
                  </Row>
                );
              })}
            </Table>
          </Section>
        ))}
      </PageBody>
    </>
  );
}
