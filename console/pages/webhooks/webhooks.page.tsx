// Receivers of webhooks, and a form for a new one.

import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { webhooks as texts } from "../../locales/generated/webhooks.ts";
import { Button } from "../../ui/button.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageHead, Section, Split } from "../../ui/page.tsx";
import { Secret } from "../../ui/secret.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import { WebhookState } from "./webhook-state.tsx";
import type { WebhooksData } from "./webhooks.server.ts";
import styles from "./webhooks.module.css";

export default function WebhooksPage() {
  const say = useMessages(texts);
  const data = useLoaderData<WebhooksData>();
  const answer = useActionData<ActionResult>();
  return (
    <>
      <PageHead title={say("title")} />
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Split aside={<AddWebhook data={data} answer={answer} />}>
        <p className={styles.quiet}>{say("intro")}</p>
        {data.webhooks.length === 0 ? (
          <Empty title={say("noneTitle")}>
            <p>{say("noneText")}</p>
          </Empty>
        ) : (
          <List webhooks={data.webhooks} />
        )}
      </Split>
      <Toast answer={answer} />
    </>
  );
}

function List({ webhooks }: Pick<WebhooksData, "webhooks">) {
  const say = useMessages(texts);
  return (
    <Section title={say("title")} count={webhooks.length}>
      <Table
        caption={say("title")}
        isInSection
        columns={(["name", "url", "events", "state"] as const).map((key) => ({ key, label: say(key) }))}
      >
        {webhooks.map(({ id, name, origin, kinds, ...state }) => (
          <Row key={id} href={`/console/webhooks/${id}`}>
            <Cell place={1}>
              <a className={styles.name} href={`/console/webhooks/${id}`}>
                {name}
              </a>
            </Cell>
            <Cell place={3} isQuiet>
              <span className={styles.url}>{origin}</span>
            </Cell>
            <Cell place={4} isQuiet>
              {kinds === 0 ? say("allEvents") : say("eventCount", { count: kinds })}
            </Cell>
            <Cell place={5}>
              <WebhookState {...state} />
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}

interface AddProps {
  readonly data: WebhooksData;
  readonly answer: ActionResult | undefined;
}

function AddWebhook({ data: { choices }, answer }: AddProps) {
  const say = useMessages(texts);
  const isBusy = useNavigation().state === "submitting";
  const [secret] = answer?.kind === "done" ? (answer.codes ?? []) : [];
  return (
    <Section title={say("add")}>
      {secret && <Secret text={say("secretText")} secret={secret} />}
      <Form method="post" key={secret ?? "form"} className={styles.form}>
        <input type="hidden" name="intent" value="add" />
        <WebhookFields choices={choices} errors={answer?.kind === "refused" ? (answer.fields ?? {}) : {}} />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {say("addNow")}
        </Button>
      </Form>
    </Section>
  );
}
