// Merchandising rules, and the searches that lead to a page; a new one is drafted at the side.

import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageHead, Section, Split } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { ListingViews } from "./listing-views.tsx";
import type { ListedRule, ListingsData } from "./listings.server.ts";
import styles from "./listings.module.css";

export default function ListingsPage() {
  const say = useMessages(texts);
  const { view, rules, words } = useLoaderData<ListingsData>();
  const answer = useActionData<ActionResult>();
  const mayEdit = useMay()("content.edit");
  return (
    <>
      <PageHead title={say("title")} />
      {!mayEdit && <Banner tone="info">{say("viewOnly")}</Banner>}
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <ListingViews current={view} />
      <Split
        aside={
          mayEdit && (
            <NewRule key={`${view} ${words}`} isRedirect={view === "redirects"} words={words} answer={answer} />
          )
        }
      >
        {rules.length > 0 ? (
          <Rules rules={rules} isRedirects={view === "redirects"} />
        ) : (
          <Empty title={say(view === "redirects" ? "noRedirects" : "startTitle")}>
            {view === "rules" && <p>{say("startText")}</p>}
          </Empty>
        )}
      </Split>
      <Toast answer={answer} />
    </>
  );
}

function Rules({ rules, isRedirects }: { readonly rules: readonly ListedRule[]; readonly isRedirects: boolean }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const columns = ["name", "where", "does", "state", "changed"] as const;
  return (
    <Table
      caption={say(isRedirects ? "redirects" : "rules")}
      isInSection
      columns={columns.map((key) => ({ key, label: say(key) }))}
    >
      {rules.map(({ id, name, state, where, actions, to, updatedBy, updatedAt }) => (
        <Row key={id} href={`/console/listings/${id}`}>
          <Cell place={1}>
            <TextLink href={`/console/listings/${id}`}>{name}</TextLink>
          </Cell>
          <Cell place={3}>{where || say("everything")}</Cell>
          <Cell place={5}>{isRedirects ? to : actions.map((kind) => say(kind as "pin")).join(", ")}</Cell>
          <Cell place={4}>
            <RuleState state={state} />
          </Cell>
          <Cell place={6} isQuiet>
            {say("by", { who: updatedBy, time: dateTime(updatedAt) })}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

export function RuleState({ state }: Pick<ListedRule, "state">) {
  const say = useMessages(texts);
  if (state === "draft") return <Status shape="ring">{say("draft")}</Status>;
  return (
    <Status shape={state === "live" ? "disc" : "half"} tone="ok">
      {say(state === "live" ? "live" : "liveChanged")}
    </Status>
  );
}

interface NewProps {
  readonly isRedirect: boolean;
  /** Prefilled; empty for none. */
  readonly words: string;
  readonly answer: ActionResult | undefined;
}

function NewRule({ isRedirect, words, answer }: NewProps) {
  const say = useMessages(texts);
  const errors = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  return (
    <Section title={say(isRedirect ? "newRedirect" : "newRule")}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="create" />
        <TextField
          label={say("name")}
          name="name"
          required
          maxLength={100}
          defaultValue={words && say("searchesFor", { words }).slice(0, 100)}
          help={say("nameHelp")}
          error={errors["name"]}
        />
        {isRedirect ? (
          <input type="hidden" name="scope" value="words" />
        ) : (
          <>
            <SelectField
              label={say("scope")}
              name="scope"
              defaultValue={words ? "words" : "listing"}
              error={errors["scope"]}
            >
              {(["listing", "words", "everything"] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {say(kind)}
                </option>
              ))}
            </SelectField>
            <TextField label={say("path")} name="path" help={say("pathHelp")} error={errors["path"]} />
          </>
        )}
        <TextField
          label={say("words")}
          name="words"
          defaultValue={words}
          help={say("wordsHelp")}
          error={errors["words"]}
        />
        <SelectField label={say("match")} name="match">
          <option value="exact">{say("exact")}</option>
          <option value="contains">{say("contains")}</option>
        </SelectField>
        {isRedirect && <TextField label={say("to")} name="to" required help={say("toHelp")} error={errors["to"]} />}
        <Button type="submit" look="primary" isBusy={useNavigation().state === "submitting"}>
          {say("create")}
        </Button>
      </Form>
    </Section>
  );
}
