// One rule: details and actions, the first places of its draft, and the shop's own page with and without it.

import { useState } from "react";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import type { Action } from "#commerce/merchandising";
import { useMessages } from "#storefront/ui/language.tsx";
import { Choices } from "../../forms/choices.tsx";
import { MARKET_OPTIONS, marketName } from "../../forms/market-names.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import type { Conflict } from "../../framework/merge.ts";
import { useMay } from "../../layout/layout-data.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Actions, useActionWords } from "./actions.tsx";
import { RuleState } from "./listings.page.tsx";
import { Places } from "./places.tsx";
import { Preview } from "./preview.tsx";
import { pinnedIn } from "./rule-form.ts";
import type { RuleData } from "./rule.server.ts";
import styles from "./listings.module.css";

export default function RulePage() {
  const say = useMessages(texts);
  const data = useLoaderData<RuleData>();
  const answer = useActionData<ActionResult>();
  const mayEdit = useMay()("content.edit");
  const { dateTime } = useTimes();
  const { version, state, details, updatedBy, updatedAt } = data;
  const isBusy = useNavigation().state === "submitting";
  if (answer?.kind === "conflict") {
    return (
      <>
        <PageHead title={details.name} trail={{ href: "/console/listings", label: say("title") }} />
        <Merge conflict={answer.conflict} data={data} />
      </>
    );
  }
  const acts = mayEdit && (
    <Form method="post" className={styles.acts}>
      <input type="hidden" name="version" value={version} />
      {state !== "live" && (
        <Button type="submit" name="intent" value="discard">
          {say("discard")}
        </Button>
      )}
      <Button type="submit" name="intent" value="delete" look="danger">
        {say("delete")}
      </Button>
      {state !== "live" && (
        <Button type="submit" name="intent" value="publish" look="primary" isBusy={isBusy}>
          {say("publish")}
        </Button>
      )}
    </Form>
  );
  return (
    <>
      <PageHead title={details.name} trail={{ href: "/console/listings", label: say("title") }} actions={acts}>
        <RuleState state={state} /> {say("by", { who: updatedBy, time: dateTime(updatedAt) })}
      </PageHead>
      {!mayEdit && <Banner tone="info">{say("viewOnly")}</Banner>}
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <Split isWide aside={<Details key={version} data={data} mayEdit={mayEdit} answer={answer} />}>
        <Actions data={data} mayEdit={mayEdit} answer={answer} />
        {data.places.length > 0 && <Places data={data} mayEdit={mayEdit} />}
      </Split>
      <Preview data={data} />
      <Toast answer={answer} />
    </>
  );
}

/** Merges the details, or the actions one by one. */
function Merge({ conflict, data }: { readonly conflict: Conflict; readonly data: RuleData }) {
  const say = useMessages(texts);
  const words = useActionWords();
  const { id, places } = data;
  const names = {
    ...Object.fromEntries(places.map((place) => [place.id, `${place.vendor} ${place.title}`])),
    ...data.names,
  };
  const href = `/console/listings/${id}`;
  if ("name" in conflict.yours) {
    return (
      <MergeScreen
        conflict={conflict}
        href={href}
        intent="save"
        labelOf={(field) => say(field as "name")}
        show={(field, value) => (field === "markets" ? codesIn(value).map(marketName).join(", ") : value)}
      />
    );
  }
  return (
    <MergeScreen
      conflict={conflict}
      href={href}
      intent="merge"
      labelOf={(field) => {
        const product = pinnedIn(field);
        if (product !== undefined) return `${say("pin")} ${names[product] ?? product}`;
        const action = JSON.parse(field) as Action;
        return `${say(action.kind)} ${words(action, names)}`;
      }}
      show={(field, value) => (pinnedIn(field) === undefined ? say("isThere") : say("atPlace", { place: value }))}
      showEmpty={(field) => say(pinnedIn(field) === undefined ? "isNotThere" : "notPinned")}
    />
  );
}

const codesIn = (markets: string): readonly string[] => markets.split(", ").filter(Boolean);

interface Props {
  readonly data: RuleData;
  readonly mayEdit: boolean;
  readonly answer: ActionResult | undefined;
}

function Details({ data: { version, details, timeZone }, mayEdit, answer }: Props) {
  const say = useMessages(texts);
  const errors = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const [markets, setMarkets] = useState(codesIn(details.markets));
  const field = (name: "name" | "path" | "words" | "contexts", help: string) => (
    <TextField
      label={say(name)}
      name={name}
      defaultValue={details[name]}
      help={help}
      error={errors[name]}
      readOnly={!mayEdit}
    />
  );
  return (
    <Section title={say("details")}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="base" value={JSON.stringify(details)} />
        {field("name", say("nameHelp"))}
        <SelectField label={say("scope")} name="scope" defaultValue={details.scope} error={errors["scope"]}>
          {(["listing", "words", "everything"] as const).map((kind) => (
            <option key={kind} value={kind}>
              {say(kind)}
            </option>
          ))}
        </SelectField>
        {field("path", say("pathHelp"))}
        {field("words", say("wordsHelp"))}
        <SelectField label={say("match")} name="match" defaultValue={details.match}>
          <option value="exact">{say("exact")}</option>
          <option value="contains">{say("contains")}</option>
        </SelectField>
        <Choices
          label={say("markets")}
          name="markets[]"
          help={say("marketsHelp")}
          error={errors["markets"]}
          all={MARKET_OPTIONS}
          chosen={markets}
          onChange={setMarkets}
          isReadOnly={!mayEdit}
        />
        {field("contexts", say("contextsHelp"))}
        {(["startsAt", "endsAt"] as const).map((name) => (
          <TextField
            key={name}
            label={say(name)}
            name={name}
            type="datetime-local"
            defaultValue={details[name]}
            help={timeZone}
            error={errors[name]}
            readOnly={!mayEdit}
          />
        ))}
        <TextField
          label={say("priority")}
          name="priority"
          inputMode="numeric"
          defaultValue={details.priority}
          help={say("priorityHelp")}
          error={errors["priority"]}
          readOnly={!mayEdit}
        />
        {mayEdit && (
          <Button type="submit" name="intent" value="save">
            {say("save")}
          </Button>
        )}
      </Form>
    </Section>
  );
}
