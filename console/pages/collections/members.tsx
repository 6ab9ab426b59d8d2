// The products of a collection: added by hand, removed, and put in order by dragging or with keys.

import { Form, useActionData } from "react-router";
import { pictureUrl } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { moved } from "../../forms/form-value.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { collections as texts } from "../../locales/generated/collections.ts";
import { Button } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { Sortable } from "../../ui/sortable.tsx";
import type { CollectionData, Member } from "./collection.server.ts";
import styles from "./collections.module.css";

interface MembersProps {
  readonly data: CollectionData;
  /** Ids of the first products in the draft. */
  readonly order: readonly string[];
  readonly onOrder: (order: readonly string[]) => void;
}

export function Members({ data, order, onOrder }: MembersProps) {
  const say = useMessages(texts);
  const answer = useActionData<ActionResult>();
  const error = answer?.kind === "refused" ? answer.fields?.["product"] : undefined;
  const { members, count, mayFeature, lacks } = data;
  const hasRule = Boolean((data.value as { readonly rule?: string | null }).rule);
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const shown = members.toSorted((one, other) => rank(one.id) - rank(other.id));
  // Products after the last one that was moved keep the order of the shop.
  const onMove = (from: number, to: number): void => {
    const ids = moved(shown, from, to).map(({ id }) => id);
    onOrder(ids.slice(0, Math.max(order.length, from + 1, to + 1)));
  };
  return (
    <Section title={say("members")} count={count}>
      <p className={styles.how}>{say(hasRule ? "byRule" : "byHand")}</p>
      {mayFeature && !hasRule && (
        <Form method="post" className={styles.feature}>
          <input type="hidden" name="intent" value="feature" />
          <TextField label={say("product")} name="product" help={say("productHelp")} error={error} required />
          <Button type="submit" icon="add">
            {say("feature")}
          </Button>
        </Form>
      )}
      <Sortable
        label={say("members")}
        isReadOnly={lacks !== null}
        onMove={onMove}
        items={shown.map((member) => ({
          key: member.id,
          label: `${member.vendor}, ${member.title}`,
          content: <MemberRow member={member} canRemove={mayFeature && !hasRule} />,
        }))}
      />
      {count > shown.length && <p className={styles.quiet}>{say("moreMembers", { count: shown.length })}</p>}
      {order.length > 0 && lacks === null && (
        <Button size="small" look="ghost" onClick={() => onOrder([])}>
          {say("shopOrder")}
        </Button>
      )}
    </Section>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly canRemove: boolean;
}

function MemberRow({ member: { handle, vendor, title, image }, canRemove }: MemberRowProps) {
  const say = useMessages(texts);
  return (
    <div className={styles.member}>
      {image !== "" && <Thumb src={pictureUrl(image, 160)} />}
      <a href={`/products/${handle}`} target="_blank" rel="noreferrer">
        {vendor}, {title}
      </a>
      {canRemove && (
        <Form method="post">
          <input type="hidden" name="intent" value="unfeature" />
          <input type="hidden" name="product" value={handle} />
          <Button type="submit" size="small" look="ghost" icon="close" label={say("unfeature", { title })} />
        </Form>
      )}
    </div>
  );
}
