// The sizes that an account remembers, each of which can be forgotten.
import { useLoaderData } from "react-router";
import { account } from "#locales/account";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { AccountShell } from "./account-shell.tsx";
import type { SizesData } from "./sizes-data.ts";
import styles from "./sizes.module.css";

export default function SizesPage() {
  const say = useMessages(account);
  const { links, action, charts } = useLoaderData<SizesData>();
  const title = say("sizes");
  return (
    <AccountShell title={title} documentTitle={useTitle(title, undefined)} links={links} current="sizes" saved={null}>
      <p className={styles.text}>{say(charts.length === 0 ? "noSizes" : "sizesText")}</p>
      <ul className={styles.list}>
        {charts.map(({ id, name, sizes }) => (
          <li key={id}>
            <span>{name}</span>
            <bdi>{sizes.join(", ")}</bdi>
            <form method="post" action={action}>
              <input type="hidden" name="forget" value={id} />
              <Button type="submit">
                {say("forgetSize")} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </AccountShell>
  );
}
