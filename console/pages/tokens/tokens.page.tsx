// API tokens: those that work, those that ended, and a form for a new one.

import { useState } from "react";
import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useTimes } from "../../layout/times.ts";
import { tokens as texts } from "../../locales/generated/tokens.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { CreateToken } from "./create-token.tsx";
import type { ShownToken, TokensData } from "./tokens.server.ts";
import styles from "./tokens.module.css";

export default function TokensPage() {
  const say = useMessages(texts);
  const data = useLoaderData<TokensData>();
  const answer = useActionData<ActionResult>();
  const { active, ended } = data;
  return (
    <>
      <PageHead title={say("title")} />
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Split aside={<CreateToken data={data} answer={answer} />}>
        <p className={styles.intro}>{say("intro")}</p>
        <Section title={say("tokens")} count={active.length}>
          {active.length === 0 ? <p className={styles.quiet}>{say("none")}</p> : <Active tokens={active} />}
        </Section>
        {ended.length > 0 && (
          <Section title={say("ended")} count={ended.length}>
            <Ended tokens={ended} />
          </Section>
        )}
      </Split>
      <Toast answer={answer} />
    </>
  );
}

interface Props {
  readonly tokens: readonly ShownToken[];
}

function Active({ tokens }: Props) {
  const say = useMessages(texts);
  const { date, dateTime } = useTimes();
  const [revoking, setRevoking] = useState<ShownToken>();
  return (
    <>
      <Table
        caption={say("tokens")}
        isInSection
        columns={(["name", "permissions", "createdBy", "lastUsed", "expiry", "actions"] as const).map((key) => ({
          key,
          label: say(key),
        }))}
      >
        {tokens.map((token) => (
          <Row key={token.id}>
            <Cell place={1}>
              <b className={styles.name}>{token.name}</b>
            </Cell>
            <Cell place={3}>
              <Permissions token={token} />
            </Cell>
            <Cell isQuiet>{say("by", { date: date(token.createdAt), name: token.createdBy })}</Cell>
            <Cell place={4} isQuiet>
              {token.lastUsedAt ? <time dateTime={token.lastUsedAt}>{dateTime(token.lastUsedAt)}</time> : say("never")}
            </Cell>
            <Cell isQuiet>{token.expiresAt ? date(token.expiresAt) : say("noExpiry")}</Cell>
            <Cell place={2}>
              {token.mayRevoke && (
                <Button size="small" look="danger" onClick={() => setRevoking(token)}>
                  {say("revoke")}
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
      <Dialog
        title={say("revokeTitle", { name: revoking?.name ?? "" })}
        isOpen={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        closeLabel={say("close")}
      >
        <Form method="post" onSubmit={() => setRevoking(undefined)}>
          <DialogBody>
            <p>{say("revokeText")}</p>
            <input type="hidden" name="id" value={revoking?.id ?? ""} />
          </DialogBody>
          <DialogFoot>
            <Button type="submit" look="danger" name="intent" value="revoke">
              {say("revokeNow")}
            </Button>
          </DialogFoot>
        </Form>
      </Dialog>
    </>
  );
}

function Permissions({ token: { permissions, isEverything } }: { readonly token: ShownToken }) {
  const say = useMessages(texts);
  if (isEverything) return say("all");
  return (
    <details>
      <summary>{say("count", { count: permissions.length })}</summary>
      <ul className={styles.permissions}>
        {permissions.map((permission) => (
          <li key={permission}>{permission}</li>
        ))}
      </ul>
    </details>
  );
}

function Ended({ tokens }: Props) {
  const say = useMessages(texts);
  const { date } = useTimes();
  return (
    <Table
      caption={say("ended")}
      isInSection
      columns={(["name", "createdBy", "state"] as const).map((key) => ({ key, label: say(key) }))}
    >
      {tokens.map(({ id, name, createdAt, createdBy, revokedAt, expiresAt }) => (
        <Row key={id}>
          <Cell place={1}>{name}</Cell>
          <Cell isQuiet>{say("by", { date: date(createdAt), name: createdBy })}</Cell>
          <Cell place={3} isQuiet>
            {revokedAt
              ? say("wasRevoked", { date: date(revokedAt) })
              : say("wasExpired", { date: date(expiresAt ?? "") })}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
