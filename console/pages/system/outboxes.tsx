// Waiting and failed entries by outbox, with a button to retry.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { system as texts } from "../../locales/generated/system.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { SystemData } from "./system.server.ts";
import styles from "./system.module.css";

type Outbox = SystemData["outboxes"][number];

export function Outboxes({ outboxes }: Pick<SystemData, "outboxes">) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  if (outboxes.length === 0) {
    return (
      <Section title={say("outboxes")}>
        <p className={styles.bad}>{say("outboxesUnread")}</p>
      </Section>
    );
  }
  return (
    <>
      <Section title={say("outboxes")}>
        <Table
          caption={say("outboxes")}
          isInSection
          columns={(["outbox", "waiting", "failed", "oldest", "actions"] as const).map((key) => ({
            key,
            label: say(key),
            isNumber: key === "waiting" || key === "failed",
          }))}
        >
          {outboxes.map((one) => (
            <Row key={one.outbox}>
              <Cell place={1}>{say(one.outbox)}</Cell>
              <Cell place={3} isNumber>
                {one.waiting.toLocaleString("en")} <span className={styles.onPhone}>{say("waiting")}</span>
              </Cell>
              <Cell place={4} isNumber>
                <span className={one.failed > 0 ? styles.bad : undefined}>{one.failed.toLocaleString("en")}</span>{" "}
                <span className={styles.onPhone}>{say("failed")}</span>
              </Cell>
              <Cell isQuiet>{one.oldest ? dateTime(one.oldest) : say("none")}</Cell>
              <Cell place={2}>{one.failed > 0 && <Retry outbox={one} />}</Cell>
            </Row>
          ))}
        </Table>
      </Section>
      {outboxes.map((one) => one.failures.length > 0 && <Failures key={one.outbox} outbox={one} />)}
    </>
  );
}

/** Webhooks are replayed on their own screen, and refunds on their order's. */
function Retry({ outbox: { outbox } }: { readonly outbox: Outbox }) {
  const say = useMessages(texts);
  const may = useMay();
  if (outbox === "webhooks") {
    return may("webhooks.edit") ? (
      <LinkButton size="small" href="/console/webhooks">
        {say("see")}
      </LinkButton>
    ) : null;
  }
  if (outbox === "refunds" || !may(outbox === "pictures" ? "products.edit" : "system.edit")) return null;
  return (
    <Form method="post">
      <input type="hidden" name="outbox" value={outbox} />
      <Button type="submit" size="small" name="intent" value={outbox === "pictures" ? "retry-pictures" : "retry"}>
        {say("retry")}
      </Button>
    </Form>
  );
}

function Failures({ outbox: { outbox, failures } }: { readonly outbox: Outbox }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <Section title={say(outbox)} count={say("failures")}>
      <ul className={styles.errors}>
        {failures.map(({ subject, error, at, of }) => (
          <li key={`${subject} ${at}`}>
            {at && <time dateTime={at}>{dateTime(at)}</time>}
            <span>
              {of === undefined ? subject : <a href={hrefOf(outbox, of)}>{subject}</a>}
              {error && <small>{error}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const hrefOf = (outbox: Outbox["outbox"], of: string): string =>
  outbox === "webhooks" ? `/console/webhooks/${of}?view=failed` : `/console/orders/${of}`;
