// The actions of a rule's draft: each in words, and a form to add one.

import { Form } from "react-router";
import type { Action } from "#commerce/merchandising";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { actionFields, ATTRIBUTES } from "./rule-form.ts";
import type { RuleData } from "./rule.server.ts";
import styles from "./listings.module.css";

interface Props {
  readonly data: RuleData;
  readonly mayEdit: boolean;
  readonly answer: ActionResult | undefined;
}

const KINDS = ["pin", "boost", "bury", "hide", "banner", "redirect"] as const;

export function Actions({ data: { actions, names, version }, mayEdit, answer }: Props) {
  const say = useMessages(texts);
  const words = useActionWords();
  const base = JSON.stringify(actionFields(actions));
  return (
    <Section title={say("actions")} count={actions.length}>
      <ul className={styles.list}>
        {actions.map((action, at) => (
          <li key={JSON.stringify(action)} className={styles.action}>
            <span>
              <strong>{say(action.kind)}</strong> {words(action, names)}
            </span>
            {mayEdit && (
              <Form method="post">
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="base" value={base} />
                <input type="hidden" name="at" value={at} />
                <Button type="submit" size="small" name="intent" value="remove">
                  {say("remove")}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddAction version={version} base={base} answer={answer} />}
    </Section>
  );
}

/** What an action does, without its kind. */
export function useActionWords(): (action: Action, names: RuleData["names"]) => string {
  const say = useMessages(texts);
  return (action, names) => {
    if (action.kind === "pin")
      return say("pinned", { product: names[action.product] ?? action.product, place: action.place });
    if (action.kind === "redirect") return action.to;
    if (action.kind === "banner") return [...Object.values(action.text), action.href].filter(Boolean).join(" · ");
    return Object.entries(action.where)
      .map(([name, value]) => `${say(name as "designers")}: ${Array.isArray(value) ? value.join(", ") : String(value)}`)
      .join(" · ");
  };
}

interface AddActionProps {
  readonly version: number;
  readonly base: string;
  readonly answer: ActionResult | undefined;
}

function AddAction({ version, base, answer }: AddActionProps) {
  const say = useMessages(texts);
  const errors = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  return (
    <Form method="post" key={version} className={styles.adding}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={base} />
      <SelectField label={say("kind")} name="kind">
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {say(kind)}
          </option>
        ))}
      </SelectField>
      {/* The stylesheet shows the fields of the chosen action, so that this works without scripts. */}
      <div className={styles.ofPin}>
        <TextField label={say("product")} name="product" help={say("productHelp")} error={errors["product"]} />
        <TextField label={say("place")} name="place" inputMode="numeric" defaultValue="1" error={errors["place"]} />
      </div>
      <div className={styles.ofProducts}>
        <SelectField label={say("attribute")} name="attribute">
          {ATTRIBUTES.map((attribute) => (
            <option key={attribute} value={attribute}>
              {say(attribute)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.ofValues}>
        <TextField label={say("values")} name="values" help={say("valuesHelp")} error={errors["values"]} />
      </div>
      <div className={styles.ofHref}>
        <TextField label={say("href")} name="href" error={errors["href"]} />
      </div>
      <Button type="submit" name="intent" value="add">
        {say("add")}
      </Button>
    </Form>
  );
}
