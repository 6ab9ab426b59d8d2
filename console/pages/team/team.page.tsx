// The team: people, invitations and roles.

import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { team } from "../../locales/generated/team.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { Choice } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageBody, PageHead, Section, Split } from "../../ui/page.tsx";
import { Avatar } from "../../ui/person.tsx";
import { Status, Tag } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { InviteForm } from "./invite-form.tsx";
import { marketNames } from "./market-picker.tsx";
import { RoleMatrix } from "./role-matrix.tsx";
import type { TeamData } from "./team.server.ts";
import styles from "./team.module.css";

const PATH = "/console/team";

export default function TeamPage() {
  const say = useMessages(team);
  const data = useLoaderData<TeamData>();
  const answer = useActionData<ActionResult>();
  const mayEdit = useMay()("staff.edit");
  const { people, editPermission } = data;
  if (answer?.kind === "conflict") {
    return (
      <>
        <PageHead title={say("rules")} trail={{ href: PATH, label: say("title") }} />
        <MergeScreen
          conflict={answer.conflict}
          href={PATH}
          intent="rules"
          labelOf={() => say("requireTwoFactor")}
          show={() => say("on")}
          showEmpty={() => say("off")}
        />
      </>
    );
  }
  return (
    <>
      <PageHead title={say("title")}>{say("count", { count: people.length })}</PageHead>
      {!mayEdit && <Banner tone="info">{say("viewOnly", { permission: editPermission })}</Banner>}
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Split
        aside={
          <>
            {mayEdit && <InviteForm data={data} answer={answer} />}
            <Invitations data={data} mayEdit={mayEdit} />
            {mayEdit && <Rules data={data} />}
          </>
        }
      >
        <People people={people} />
      </Split>
      <PageBody>
        <RoleMatrix data={data} />
      </PageBody>
      <Toast answer={answer} />
    </>
  );
}

function People({ people }: Pick<TeamData, "people">) {
  const say = useMessages(team);
  const { dateTime } = useTimes();
  return (
    <Section title={say("people")} count={people.length}>
      <Table
        caption={say("people")}
        isInSection
        columns={(["name", "role", "markets", "twoFactor", "lastSeen"] as const).map((key) => ({
          key,
          label: say(key),
          isNumber: key === "lastSeen",
        }))}
      >
        {people.map(({ id, name, email, role, markets, hasTwoFactor, lastSeenAt, isMe }) => (
          <Row key={id} href={`/console/team/${id}`}>
            <Cell place={1}>
              <a className={styles.person} href={`/console/team/${id}`}>
                <Avatar name={name} />
                <span>
                  {name} {isMe && <Tag>{say("you")}</Tag>}
                  <small>{email}</small>
                </span>
              </a>
            </Cell>
            <Cell place={2}>{role}</Cell>
            <Cell isQuiet>{marketNames(markets) || say("allMarkets")}</Cell>
            <Cell place={3}>
              <Status shape={hasTwoFactor ? "disc" : "ring"} tone={hasTwoFactor ? "ok" : "plain"}>
                {say(hasTwoFactor ? "on" : "off")}
              </Status>
            </Cell>
            <Cell place={4} isNumber isQuiet>
              {lastSeenAt ? <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time> : say("notSignedIn")}
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}

function Rules({ data: { people, rules, hasTwoFactor } }: { readonly data: TeamData }) {
  const say = useMessages(team);
  const isRequired = rules.values.required === "yes";
  const without = people.filter((person) => !person.hasTwoFactor).length;
  return (
    <Section title={say("rules")}>
      <Form method="post" key={rules.version} className={styles.form}>
        <input type="hidden" name="intent" value="rules" />
        <input type="hidden" name="version" value={rules.version} />
        <input type="hidden" name="base" value={JSON.stringify(rules.values)} />
        <Choice name="required" value="yes" defaultChecked={isRequired} help={say("requireHelp")}>
          {say("requireTwoFactor")}
        </Choice>
        <p className={styles.quiet}>{say("withoutTwoFactor", { count: without })}</p>
        {!hasTwoFactor && !isRequired ? (
          <p className={styles.quiet}>
            {say("setUpFirst")} <TextLink href="/console/profile#two-factor">{say("openProfile")}</TextLink>
          </p>
        ) : (
          <Button type="submit">{say("saveRules")}</Button>
        )}
      </Form>
    </Section>
  );
}

function Invitations({ data: { invitations }, mayEdit }: { readonly data: TeamData; readonly mayEdit: boolean }) {
  const say = useMessages(team);
  const { date } = useTimes();
  return (
    <Section title={say("invitations")} count={invitations.length}>
      {invitations.length === 0 && <p className={styles.quiet}>{say("noInvitations")}</p>}
      <ul className={styles.invitations}>
        {invitations.map(({ id, email, role, markets, invitedBy, expiresAt, isMine }) => (
          <li key={id}>
            <div>
              {email}
              <small>
                {say("invitation", {
                  role,
                  markets: marketNames(markets) || say("allMarkets"),
                  by: invitedBy,
                  date: date(expiresAt),
                })}
              </small>
            </div>
            {mayEdit && isMine && (
              <Form method="post">
                <input type="hidden" name="intent" value="withdraw" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="small">
                  {say("withdraw")}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
