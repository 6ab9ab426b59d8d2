// One delivery: the body of its request, and each attempt with the response.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { webhooks as texts } from "../../locales/generated/webhooks.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Section } from "../../ui/page.tsx";
import { DeliveryState } from "./deliveries.tsx";
import type { WebhookData } from "./webhook.server.ts";
import styles from "./webhooks.module.css";

interface Props {
  readonly webhook: WebhookData;
  readonly open: NonNullable<WebhookData["open"]>;
}

export function DeliveryPanel({ webhook: { id, view }, open: { delivery, body } }: Props) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const { kind, state, eventId, position, dueAt, attempts } = delivery;
  return (
    <>
      <Section
        title={kind}
        actions={
          <LinkButton
            look="ghost"
            size="small"
            icon="close"
            label={say("close")}
            href={`/console/webhooks/${id}?view=${view}`}
          />
        }
      >
        <Facts
          facts={[
            [say("state"), <DeliveryState key="state" state={state} />],
            [
              say("eventId"),
              <span key="id" className={styles.url}>
                {eventId}
              </span>,
            ],
            [say("position"), position ?? ""],
            ...(dueAt ? ([[say("due"), dateTime(dueAt)]] as const) : []),
          ]}
        />
        <Form method="post" className={styles.acts}>
          <input type="hidden" name="delivery" value={delivery.id} />
          <Button type="submit" size="small" name="intent" value="replay">
            {say("replay")}
          </Button>
        </Form>
      </Section>
      <Section title={say("request")}>
        <pre className={styles.body}>{body}</pre>
      </Section>
      {attempts.map(({ at, status, response, error, milliseconds }, index) => (
        <Section key={at} title={say("attempt", { number: index + 1 })} count={dateTime(at)}>
          <Facts
            facts={[
              [say("answer"), status ?? error ?? ""],
              [say("time"), say("milliseconds", { milliseconds })],
            ]}
          />
          {status !== null && <pre className={styles.body}>{response || say("emptyResponse")}</pre>}
        </Section>
      ))}
    </>
  );
}
