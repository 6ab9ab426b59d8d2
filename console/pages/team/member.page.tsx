// One member of the team.

import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { member } from "../../locales/generated/member.ts";
import { Button } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { marketNames } from "./market-picker.tsx";
import { MemberForm } from "./member-form.tsx";
import type { MemberData } from "./member.server.ts";
import styles from "./team.module.css";

export default function MemberPage() {
  const say = useMessages(member);
  const data = useLoaderData<MemberData>();
  const answer = useActionData<ActionResult>();
  const fields = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const { name, email, role, markets, createdAt, mayChange, isLastOwner, editPermission } = data;
  const { date } = useTimes();
  const head = (
    <PageHead title={name} trail={{ href: "/console/team", label: say("team") }}>
      {role.name}
    </PageHead>
  );
  if (answer?.kind === "conflict") {
    const labels: Readonly<Record<string, string>> = { name: say("name"), role: say("role"), markets: say("markets") };
    const roles: Readonly<Record<string, string>> = Object.fromEntries(data.roles.map((one) => [one.key, one.name]));
    return (
      <>
        {head}
        <MergeScreen
          conflict={answer.conflict}
          href={`/console/team/${data.id}`}
          intent="change"
          labelOf={(field) => labels[field] ?? field}
          show={(field, value) =>
            field === "role" ? (roles[value] ?? value) : field === "markets" ? marketNames(value) : value
          }
          showEmpty={(field) => (field === "markets" ? say("allMarkets") : undefined)}
        />
      </>
    );
  }
  return (
    <>
      {head}
      {!mayChange && <Banner tone="info">{say("viewOnly", { permission: editPermission })}</Banner>}
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Split aside={<Access data={data} />}>
        <Section title={say("details")}>
          <Facts
            facts={[
              [say("email"), email],
              [say("since"), date(createdAt)],
              ...(mayChange ? [] : ([[say("markets"), marketNames(markets) || say("allMarkets")]] as const)),
            ]}
          />
          {mayChange && <MemberForm key={data.version} data={data} fields={fields} />}
        </Section>
        <Sessions data={data} />
        {mayChange && (
          <Section title={say("remove")}>
            {isLastOwner ? (
              <p className={styles.quiet}>{say("lastOwner")}</p>
            ) : (
              <Form method="post" className={styles.form}>
                <input type="hidden" name="intent" value="remove" />
                <TextField
                  label={say("typeEmail", { email })}
                  name="email"
                  autoComplete="off"
                  required
                  help={say("removeText")}
                  error={fields["email"]}
                />
                <Button type="submit" look="danger">
                  {say("remove")}
                </Button>
              </Form>
            )}
          </Section>
        )}
      </Split>
      <Toast answer={answer} />
    </>
  );
}

interface Props {
  readonly data: MemberData;
}

function Access({ data: { hasTwoFactor, mayChange } }: Props) {
  const say = useMessages(member);
  return (
    <Section title={say("access")}>
      <Facts
        facts={[
          [
            say("twoFactor"),
            <Status key="state" shape={hasTwoFactor ? "disc" : "ring"} tone={hasTwoFactor ? "ok" : "plain"}>
              {say(hasTwoFactor ? "on" : "off")}
            </Status>,
          ],
        ]}
      />
      {mayChange && (
        <div className={styles.acts}>
          <Act intent="send-reset">{say("sendReset")}</Act>
          {hasTwoFactor && <Act intent="reset-two-factor">{say("resetTwoFactor")}</Act>}
        </div>
      )}
    </Section>
  );
}

function Sessions({ data: { sessions, mayChange } }: Props) {
  const say = useMessages(member);
  const { dateTime } = useTimes();
  return (
    <Section
      title={say("sessions")}
      count={sessions.length}
      actions={mayChange && sessions.length > 0 && <Act intent="end-sessions">{say("endSessions")}</Act>}
    >
      {sessions.length === 0 ? (
        <p className={styles.quiet}>{say("noSessions")}</p>
      ) : (
        <Table
          caption={say("sessions")}
          isInSection
          columns={[
            { key: "browser", label: say("browser") },
            { key: "seen", label: say("lastSeen") },
          ]}
        >
          {sessions.map(({ id, browser, lastSeenAt }) => (
            <Row key={id}>
              <Cell place={1}>{browser}</Cell>
              <Cell place={3} isQuiet>
                <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Section>
  );
}

const Act = ({ intent, children }: { readonly intent: string; readonly children: string }) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit" size="small">
      {children}
    </Button>
  </Form>
);
