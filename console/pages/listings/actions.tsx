// The actions of a rule's draft: each in words, and a form to add one.

import type { ReactNode } from "react";
import { Form } from "react-router";
import { languageOf, type LanguageCode } from "#catalogue";
import type { Action } from "#commerce/merchandising";
import { useMessages } from "#storefront/ui/language.tsx";
import { ValuesField } from "../../forms/values-field.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { actionFields, ATTRIBUTES, type Part, partsOf } from "./rule-form.ts";
import type { RuleData } from "./rule.server.ts";
import styles from "./listings.module.css";

interface Props {
  readonly data: RuleData;
  readonly mayEdit: boolean;
  readonly answer: ActionResult | undefined;
}

const KINDS = ["pin", "boost", "bury", "hide", "banner", "redirect"] as const;

export function Actions({ data: { actions, names, version, languages, known }, mayEdit, answer }: Props) {
  const say = useMessages(texts);
  const words = useActionWords();
  const base = JSON.stringify(actionFields(actions));
  return (
    <Section title={say("actions")} count={actions.length}>
      <ul className={styles.list}>
        {actions.map((action, at) => (
          <li key={JSON.stringify(action)} className={styles.action}>
            <span>
              <strong>{say(action.kind)}</strong> {partsOf(action).length === 0 && words(action, names)}
            </span>
            {mayEdit && (
              <Form method="post">
                <Start version={version} base={base} at={at} />
                <Button type="submit" size="small" name="intent" value="remove">
                  {say("remove")}
                </Button>
              </Form>
            )}
            <Parts action={action} names={names} mayEdit={mayEdit}>
              <Start version={version} base={base} at={at} />
            </Parts>
          </li>
        ))}
      </ul>
      {mayEdit && <AddAction version={version} base={base} languages={languages} known={known} answer={answer} />}
    </Section>
  );
}

/** Fields of every form that changes an action. */
const Start = ({ version, base, at }: { readonly version: number; readonly base: string; readonly at: number }) => (
  <>
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="base" value={base} />
    <input type="hidden" name="at" value={at} />
  </>
);

interface PartsProps {
  readonly action: Action;
  readonly names: RuleData["names"];
  readonly mayEdit: boolean;
  readonly children: ReactNode;
}

/** The values of a condition, or the languages of a banner; each can be removed. */
function Parts({ action, names, mayEdit, children }: PartsProps) {
  const say = useMessages(texts);
  const parts = partsOf(action);
  if (parts.length === 0) return null;
  const fields = [...new Set(parts.map(({ field }) => field))];
  const nameOf = ({ field, value }: Part): string => {
    if (field === "products") return names[value] ?? value;
    if (action.kind !== "banner") return value;
    return `${languageOf(value)?.name ?? value}: ${action.text[value as LanguageCode] ?? ""}`;
  };
  return (
    <Form method="post" className={styles.parts}>
      {children}
      <input type="hidden" name="intent" value="removePart" />
      {fields.map((field) => (
        <div key={field} className={styles.part}>
          {field !== "text" && <span className={styles.why}>{say(field as "designers")}</span>}
          {parts
            .filter((part) => part.field === field)
            .map((part) => (
              <span key={part.value} className={styles.chip}>
                <bdi>{nameOf(part)}</bdi>
                {mayEdit && (
                  <Button
                    type="submit"
                    size="small"
                    look="ghost"
                    icon="close"
                    label={say("removePart", { part: nameOf(part) })}
                    name="part"
                    value={`${part.field} ${part.value}`}
                  />
                )}
              </span>
            ))}
        </div>
      ))}
      {action.kind === "banner" && action.href !== undefined && <span className={styles.why}>{action.href}</span>}
    </Form>
  );
}

/** Describes an action's effect, without its kind. */
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
  readonly languages: RuleData["languages"];
  readonly known: RuleData["known"];
  readonly answer: ActionResult | undefined;
}

function AddAction({ version, base, languages, known, answer }: AddActionProps) {
  const say = useMessages(texts);
  const errors = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  return (
    <Form method="post" key={version} className={styles.adding}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={base} />
      <SelectField label={say("kind")} name="kind" error={errors["kind"]}>
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
      <fieldset className={styles.ofProducts}>
        <legend>{say("fitting")}</legend>
        {ATTRIBUTES.map((attribute) => (
          <ValuesField
            key={attribute}
            label={say(attribute)}
            name={attribute}
            inputMode={attribute === "newForDays" ? "numeric" : "text"}
            known={known[attribute] ?? []}
            error={errors[attribute]}
          />
        ))}
      </fieldset>
      <div className={styles.ofBanner}>
        <SelectField label={say("language")} name="language" error={errors["language"]}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={say("bannerText")} name="text" help={say("bannerHelp")} error={errors["text"]} />
      </div>
      <div className={styles.ofHref}>
        <TextField label={say("to")} name="href" help={say("toHelp")} error={errors["href"]} />
      </div>
      <div>
        <Button type="submit" name="intent" value="add">
          {say("add")}
        </Button>
      </div>
    </Form>
  );
}
