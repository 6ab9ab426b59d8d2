// A member of staff's own settings.

import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useTimes } from "../../layout/times.ts";
import { profile } from "../../locales/generated/profile.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageBody, PageHead, Section } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { ProfileData } from "./profile.server.ts";
import { TwoFactor } from "./two-factor.tsx";
import styles from "./profile.module.css";

export default function ProfilePage() {
  const say = useMessages(profile);
  const data = useLoaderData<ProfileData>();
  const answer = useActionData<ActionResult>();
  const fields = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const isBusy = useNavigation().state === "submitting";
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          <Form method="post">
            <input type="hidden" name="intent" value="sign-out" />
            <Button type="submit">{say("signOut")}</Button>
          </Form>
        }
      />
      {data.mustSetUpTwoFactor && <Banner tone="warn">{say("mustSetUp")}</Banner>}
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <PageBody>
        <Section title={data.name}>
          <Facts
            facts={[
              [say("email"), data.email],
              [say("role"), data.role],
            ]}
          />
        </Section>
        <Section title={say("look")}>
          <Form method="post" className={styles.inline} data-native>
            <input type="hidden" name="intent" value="theme" />
            <input type="hidden" name="to" value="/console/profile" />
            {(["system", "light", "dark"] as const).map((theme) => (
              <Button key={theme} type="submit" name="theme" value={theme} aria-pressed={data.theme === theme}>
                {say(theme)}
              </Button>
            ))}
          </Form>
        </Section>
        <TwoFactor data={data} answer={answer} error={fields["code"]} />
        <Section title={say("password")}>
          <Form method="post" className={styles.form}>
            <input type="hidden" name="intent" value="password" />
            <input type="hidden" name="username" autoComplete="username" value={data.email} />
            <TextField
              label={say("currentPassword")}
              name="current"
              type="password"
              autoComplete="current-password"
              required
              error={fields["current"]}
            />
            <TextField
              label={say("newPassword")}
              name="password"
              type="password"
              autoComplete="new-password"
              required
              error={fields["password"]}
            />
            <Button type="submit" isBusy={isBusy}>
              {say("changePassword")}
            </Button>
          </Form>
        </Section>
        <Sessions data={data} />
      </PageBody>
      <Toast answer={answer} />
    </>
  );
}

function Sessions({ data: { sessions } }: { readonly data: ProfileData }) {
  const say = useMessages(profile);
  const { dateTime } = useTimes();
  return (
    <Section
      title={say("sessions")}
      actions={
        sessions.length > 1 && (
          <Form method="post">
            <input type="hidden" name="intent" value="end-others" />
            <Button type="submit" size="small">
              {say("endOthers")}
            </Button>
          </Form>
        )
      }
    >
      <Table
        caption={say("sessions")}
        isInSection
        columns={[
          { key: "agent", label: say("browser") },
          { key: "seen", label: say("lastSeen") },
        ]}
      >
        {sessions.map(({ id, browser, lastSeenAt, isCurrent }) => (
          <Row key={id}>
            <Cell place={1}>
              {browser} {isCurrent && <Tag tone="ok">{say("thisBrowser")}</Tag>}
            </Cell>
            <Cell place={3} isQuiet>
              <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time>
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}
