// One return: the pieces and the next step at the centre, details at the side, and the timeline below.

import { useActionData, useLoaderData } from "react-router";
import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { returns as texts } from "../../locales/generated/returns.ts";
import { TextLink } from "../../ui/button.tsx";
import { doneBy, Facts, Timeline } from "../../ui/facts.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import type { ReturnData } from "./return-data.ts";
import { Decision } from "./return-decision.tsx";
import { Pieces } from "./return-pieces.tsx";
import { ReturnStatus } from "./return-status.tsx";

const NO_FIELDS = {};

export default function ReturnPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ReturnData>();
  const answer = useActionData<ActionResult>();
  const { dateTime } = useTimes();
  const errors = answer?.kind === "refused" ? (answer.fields ?? NO_FIELDS) : NO_FIELDS;
  return (
    <>
      <PageHead title={data.number} trail={{ href: "/console/returns", label: say("title") }}>
        <ReturnStatus state={data.state} />
        <time dateTime={data.createdAt}>{dateTime(data.createdAt)}</time>
      </PageHead>
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <Split aside={<Details data={data} />}>
        <Pieces data={data} errors={errors} />
        {data.state === "received" && <Decision data={data} errors={errors} />}
        <Section title={say("timeline")}>
          <Events data={data} />
        </Section>
      </Split>
      <Toast answer={answer} />
    </>
  );
}

function Details({ data }: { readonly data: ReturnData }) {
  const say = useMessages(texts);
  const may = useMay();
  const { order, email, refundTo, packaging, amount, delivery, currency } = data;
  const orderLink = <TextLink href={`/console/orders/${order}`}>{order}</TextLink>;
  return (
    <Section title={say("facts")}>
      <Facts
        facts={[
          [say("order"), may("orders.view") ? orderLink : order],
          [say("customer"), email],
          [say("value"), formatInFull(money(amount, currency))],
          ...(delivery > 0 ? ([[say("delivery"), formatInFull(money(delivery, currency))]] as const) : []),
          [say("refundTo"), say(`to-${refundTo}`)],
          [say("packaging"), say(`packaging-${packaging}`)],
        ]}
      />
    </Section>
  );
}

function Events({ data: { events, currency } }: { readonly data: ReturnData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const person = { shopper: say("by-shopper"), merchant: say("by-merchant"), shop: null };
  return (
    <Timeline
      entries={events.toReversed().map(({ kind, by, at, details: { amount, reason, operator } }) => ({
        key: kind,
        ...doneBy(say(`event-${kind.replace("return-", "") as ReturnData["state"]}`), operator ?? person[by]),
        time: dateTime(at),
        at,
        details: typeof amount === "number" ? formatInFull(money(amount, currency)) : reason,
      }))}
    />
  );
}
