// The health of the shop on one screen.

import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { system as texts } from "../../locales/generated/system.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { bytes } from "./bytes.ts";
import { Outboxes } from "./outboxes.tsx";
import type { SystemData } from "./system.server.ts";
import styles from "./system.module.css";

interface Props {
  readonly data: SystemData;
}

export default function SystemPage() {
  const say = useMessages(texts);
  const data = useLoaderData<SystemData>();
  const answer = useActionData<ActionResult>();
  const problems =
    data.dependencies.filter(({ state }) => state === "failing").length +
    data.outboxes.filter(({ failed }) => failed > 0).length;
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          <LinkButton size="small" icon="jobs" href="/console/system">
            {say("refresh")}
          </LinkButton>
        }
      >
        <Status shape={problems ? "square" : "disc"} tone={problems ? "bad" : "ok"}>
          {problems ? say("problems", { count: problems }) : say("healthy")}
        </Status>
      </PageHead>
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <Split
        aside={
          <>
            <Index data={data} />
            <Storage data={data} />
            <Versions data={data} />
          </>
        }
      >
        <Health data={data} />
        <Outboxes outboxes={data.outboxes} />
        <Errors data={data} />
      </Split>
      <Toast answer={answer} />
    </>
  );
}

const LOOKS = { ok: ["disc", "ok"], failing: ["square", "bad"], off: ["ring", "plain"] } as const;

function Health({ data: { dependencies } }: Props) {
  const say = useMessages(texts);
  return (
    <Section title={say("dependencies")}>
      <Table
        caption={say("dependencies")}
        isInSection
        columns={(["dependency", "state", "detail"] as const).map((key) => ({ key, label: say(key) }))}
      >
        {dependencies.map(({ name, state, detail }) => {
          const [shape, tone] = LOOKS[state];
          const isExplained = state === "off" && (name === "mail" || name === "payments");
          return (
            <Row key={name}>
              <Cell place={1}>{say(name)}</Cell>
              <Cell place={2}>
                <Status shape={shape} tone={tone}>
                  {say(state)}
                </Status>
              </Cell>
              <Cell place={3} isQuiet>
                <span className={styles.long}>{isExplained ? say(`off-${name}`) : detail}</span>
              </Cell>
            </Row>
          );
        })}
      </Table>
    </Section>
  );
}

function Index({ data: { index } }: Props) {
  const say = useMessages(texts);
  const mayRebuild = useMay()("products.edit");
  const { products, variants, isCurrent, rebuilding, problem } = index;
  const [shape, tone, words] = rebuilding
    ? ([
        "half",
        "info",
        rebuilding.of > 0
          ? say("rebuilding", { products: number(rebuilding.products), of: number(rebuilding.of) })
          : say("rebuildingStart"),
      ] as const)
    : problem !== null
      ? (["square", "bad", problem] as const)
      : isCurrent
        ? (["disc", "ok", say("current")] as const)
        : (["half", "warn", say("behind")] as const);
  return (
    <Section title={say("index")}>
      <p>
        <Status shape={shape} tone={tone}>
          {words}
        </Status>
      </p>
      <p className={styles.quiet}>{say("indexState", { products: number(products), variants: number(variants) })}</p>
      {mayRebuild && !rebuilding && (
        <Form method="post">
          <Button type="submit" size="small" name="intent" value="rebuild">
            {say("rebuild")}
          </Button>
          <p className={styles.quiet}>{say("rebuildHelp")}</p>
        </Form>
      )}
    </Section>
  );
}

const number = (count: number): string => count.toLocaleString("en");

const FOLDERS = ["database", "pictures", "originals", "feeds", "mail", "search"] as const;

function Storage({ data: { storage, freeBytes } }: Props) {
  const say = useMessages(texts);
  const facts = FOLDERS.flatMap((name) => {
    const found = storage.find((one) => one.name === name);
    return found ? [[say(`folder-${name}`), bytes(found.bytes)] as const] : [];
  });
  return (
    <Section title={say("storage")}>
      <Facts facts={[...facts, ...(freeBytes === null ? [] : ([[say("free"), bytes(freeBytes)]] as const))]} />
    </Section>
  );
}

function Versions({ data: { version, node, startedAt, processes, memoryBytes } }: Props) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <Section title={say("versions")}>
      <Facts
        facts={[
          [say("version"), version],
          [say("node"), node],
          [say("started"), dateTime(startedAt)],
          [say("processes"), processes],
          [say("memory"), bytes(memoryBytes)],
        ]}
      />
    </Section>
  );
}

function Errors({ data: { errors } }: Props) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <Section title={say("errors")}>
      {errors.length === 0 ? (
        <p className={styles.quiet}>{say("noErrors")}</p>
      ) : (
        <>
          <p className={styles.quiet}>{say("errorsHelp")}</p>
          <ul className={styles.errors}>
            {errors.map(({ at, message, reason }) => (
              <li key={`${at} ${message}`}>
                <time dateTime={at}>{dateTime(at)}</time>
                <span>
                  {message}
                  {reason && <small>{reason}</small>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
