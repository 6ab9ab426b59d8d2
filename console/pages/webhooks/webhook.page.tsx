// One webhook: its events, its deliveries and its secret.

import { useState, type ReactNode } from "react";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { webhooks as texts } from "../../locales/generated/webhooks.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { Facts } from "../../ui/facts.tsx";
import { TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Secret } from "../../ui/secret.tsx";
import { Deliveries } from "./deliveries.tsx";
import { DeliveryPanel } from "./delivery-panel.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import { WebhookState } from "./webhook-state.tsx";
import type { WebhookData } from "./webhook.server.ts";
import styles from "./webhooks.module.css";

export default function WebhookPage() {
  const say = useMessages(texts);
  const data = useLoaderData<WebhookData>();
  const answer = useActionData<ActionResult>();
  const errors = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  if (answer?.kind === "conflict") {
    const labels: Readonly<Record<string, string>> = { name: say("name"), url: say("url"), chosen: say("events") };
    return (
      <>
        <PageHead title={data.name} trail={{ href: "/console/webhooks", label: say("title") }} />
        <MergeScreen
          conflict={answer.conflict}
          href={`/console/webhooks/${data.id}`}
          intent="change"
          labelOf={(field) => labels[field] ?? field}
          showEmpty={(field) => (field === "chosen" ? say("allEvents") : undefined)}
        />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={data.name}
        trail={{ href: "/console/webhooks", label: say("title") }}
        actions={
          <>
            <Act intent="test">{say("test")}</Act>
            {data.isEnabled ? <Act intent="pause">{say("pause")}</Act> : <Act intent="enable">{say("enable")}</Act>}
          </>
        }
      >
        <WebhookState {...data} />
      </PageHead>
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Split
        isWide
        aside={
          data.open ? (
            <DeliveryPanel webhook={data} open={data.open} />
          ) : (
            <>
              <SecretSection data={data} answer={answer} />
              <Details data={data} errors={errors} />
            </>
          )
        }
      >
        <Deliveries data={data} />
        <Section title={say("replaySince")}>
          <Form method="post" className={styles.since}>
            <TextField
              label={say("since")}
              name="since"
              type="date"
              required
              help={say("replaySinceHelp")}
              error={errors["since"]}
            />
            <Button type="submit" name="intent" value="replay-since">
              {say("replaySince")}
            </Button>
          </Form>
        </Section>
      </Split>
      <Toast answer={answer} />
    </>
  );
}

/** A form of one button. Its address drops what was open. */
const Act = ({ intent, children }: { readonly intent: string; readonly children: ReactNode }) => {
  const { state, formData } = useNavigation();
  return (
    <Form method="post">
      <Button
        type="submit"
        size="small"
        name="intent"
        value={intent}
        isBusy={state === "submitting" && formData?.get("intent") === intent}
      >
        {children}
      </Button>
    </Form>
  );
};

interface DetailsProps {
  readonly data: WebhookData;
  readonly errors: Readonly<Record<string, string>>;
}

function Details({ data, errors }: DetailsProps) {
  const say = useMessages(texts);
  const { date } = useTimes();
  return (
    <>
      <Section title={say("details")}>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="version" value={data.version} />
          <input type="hidden" name="base" value={JSON.stringify(data.values)} />
          <WebhookFields choices={data.choices} values={data} errors={errors} />
          <Button type="submit" look="primary">
            {say("save")}
          </Button>
        </Form>
      </Section>
      <Section title={say("delete")}>
        <Facts facts={[[say("createdBy"), say("by", { date: date(data.createdAt), name: data.createdBy })]]} />
        <Confirmed
          intent="delete"
          label={say("delete")}
          title={say("deleteTitle", { name: data.name })}
          text={say("deleteText")}
          confirm={say("deleteNow")}
        />
      </Section>
    </>
  );
}

interface SecretSectionProps {
  readonly data: WebhookData;
  readonly answer: ActionResult | undefined;
}

function SecretSection({ data: { previousUntil }, answer }: SecretSectionProps) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const [secret] = answer?.kind === "done" ? (answer.codes ?? []) : [];
  return (
    <Section title={say("secret")}>
      {secret ? (
        <Secret text={say("secretText")} secret={secret} />
      ) : (
        <p className={styles.quiet}>{say("secretHelp")}</p>
      )}
      {previousUntil && <p className={styles.quiet}>{say("previousUntil", { time: dateTime(previousUntil) })}</p>}
      <div className={styles.acts}>
        <Act intent="reveal">{say("reveal")}</Act>
        <Confirmed
          intent="rotate"
          label={say("rotate")}
          title={say("rotateTitle")}
          text={say("rotateText")}
          confirm={say("rotate")}
        />
      </div>
    </Section>
  );
}

interface ConfirmedProps {
  readonly intent: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

/** A button that asks first. */
function Confirmed({ intent, label, title, text, confirm }: ConfirmedProps) {
  const say = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look={intent === "delete" ? "danger" : "default"} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)} closeLabel={say("close")}>
        <Form method="post" onSubmit={() => setOpen(false)}>
          <DialogBody>
            <p>{text}</p>
          </DialogBody>
          <DialogFoot>
            <Button type="submit" look={intent === "delete" ? "danger" : "primary"} name="intent" value={intent}>
              {confirm}
            </Button>
          </DialogFoot>
        </Form>
      </Dialog>
    </>
  );
}
