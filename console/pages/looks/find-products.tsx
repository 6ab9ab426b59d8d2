// Finds products for a look with the shop's own search.

import { useFetcher } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { looks as texts } from "../../locales/generated/looks.ts";
import { Button } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import type { FoundProduct, LookPageData } from "./look.server.ts";
import styles from "./looks.module.css";

interface Props {
  /** Id of the look. */
  readonly id: string;
  /** Ids of its products. */
  readonly has: ReadonlySet<string>;
  readonly onAdd: (product: FoundProduct) => void;
}

export function FindProducts({ id, has, onAdd }: Props) {
  const say = useMessages(texts);
  const fetcher = useFetcher<LookPageData>();
  const found = fetcher.data?.found;
  return (
    <Section title={say("find")}>
      <search>
        <fetcher.Form method="get" action={`/console/looks/${id}`} className={styles.find}>
          <TextField label={say("find")} isLabelHidden name="find" type="search" required help={say("findHelp")} />
          <Button type="submit" isBusy={fetcher.state !== "idle"}>
            {say("findButton")}
          </Button>
        </fetcher.Form>
      </search>
      {found?.isDown && <p className={styles.quiet}>{say("searchDown")}</p>}
      {found?.text && found.products.length === 0 && (
        <p className={styles.quiet}>{say("nothingMatches", { text: found.text })}</p>
      )}
      <ul className={styles.pieces} aria-busy={fetcher.state !== "idle"}>
        {found?.products.map((product) => (
          <li key={product.id}>
            <Thumb src={product.image} />
            <span className={styles.facts}>
              {product.vendor}, {product.title} {product.isHidden && <Tag>{say("hidden")}</Tag>}{" "}
              {product.isSoldOut && <Tag>{say("soldOut")}</Tag>}
            </span>
            <Button
              size="small"
              icon="add"
              label={say(has.has(product.id) ? "isIn" : "addNamed", { title: product.title })}
              disabled={has.has(product.id)}
              onClick={() => onAdd(product)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
