// Deliveries of a webhook, by state, the newest first.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { webhooks as texts } from "../../locales/generated/webhooks.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Views } from "../../ui/views.tsx";
import type { ShownDelivery, WebhookData } from "./webhook.server.ts";
import styles from "./webhooks.module.css";

const VIEWS = ["all", "failed", "waiting", "delivered"] as const;

export function Deliveries({ data }: { readonly data: WebhookData }) {
  const say = useMessages(texts);
  const { id, view, deliveries, next, isFirstPage } = data;
  const { dateTime } = useTimes();
  const address = (query: Readonly<Record<string, string>>) =>
    `/console/webhooks/${id}?${new URLSearchParams({ ...(view !== "all" && { view }), ...query })}`;
  return (
    <Section
      title={say("deliveries")}
      actions={
        <Form method="post">
          <Button type="submit" size="small" name="intent" value="replay-failed">
            {say("replayFailed")}
          </Button>
        </Form>
      }
    >
      <div className={styles.views}>
        <Views
          label={say("deliveries")}
          views={VIEWS.map((one) => ({
            href: `/console/webhooks/${id}?view=${one}`,
            label: say(`view-${one}`),
            isCurrent: one === view,
          }))}
        />
      </div>
      {deliveries.length === 0 ? (
        <p className={styles.quiet}>{say("noDeliveries")}</p>
      ) : (
        <Table
          caption={say("deliveries")}
          isInSection
          columns={(["event", "time", "state", "answer"] as const).map((key) => ({ key, label: say(key) }))}
        >
          {deliveries.map((delivery) => {
            const href = address({ delivery: String(delivery.id) });
            return (
              <Row key={delivery.id} href={href} isSelected={data.open?.delivery.id === delivery.id}>
                <Cell place={1}>
                  <a href={href}>{delivery.kind}</a>
                </Cell>
                <Cell place={4} isQuiet>
                  <time dateTime={delivery.updatedAt}>{dateTime(delivery.updatedAt)}</time>
                </Cell>
                <Cell place={3}>
                  <DeliveryState state={delivery.state} />
                </Cell>
                <Cell place={2} isQuiet>
                  <span className={styles.answer}>{lastAnswer(delivery) ?? say("notTried")}</span>
                </Cell>
              </Row>
            );
          })}
        </Table>
      )}
      <TableFoot>
        {!isFirstPage && <TextLink href={address({})}>{say("first")}</TextLink>}
        {next !== null && <TextLink href={address({ before: String(next) })}>{say("next")}</TextLink>}
      </TableFoot>
    </Section>
  );
}

const lastAnswer = ({ attempts }: ShownDelivery): string | undefined => {
  const last = attempts.at(-1);
  return last && String(last.status ?? last.error);
};

const LOOKS = { delivered: ["disc", "ok"], waiting: ["ring", "plain"], failed: ["square", "bad"] } as const;

export function DeliveryState({ state }: Pick<ShownDelivery, "state">) {
  const say = useMessages(texts);
  const [shape, tone] = LOOKS[state];
  return (
    <Status shape={shape} tone={tone}>
      {say(state)}
    </Status>
  );
}
