// The sizes that an account remembers, each of which can be forgotten.
import { useLoaderData } from "react-router";
import { account } from "#locales/account";
import { common } from "#locales/common";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { useListed } from "#storefront/ui/use-listed.ts";
import { AccountShell } from "./account-shell.tsx";
import type { SizesData } from "./sizes-data.ts";
import styles from "./sizes.module.css";

export default function SizesPage() {
  const say = useMessages(account);
  const sayOn = useMessages(common);
  const listed = useListed();
  const { links, action, charts } = useLoaderData<SizesData>();
  const title = say("sizes");
  return (
    <AccountShell title={title} documentTitle={useTitle(title, undefined)} links={links} current="sizes" saved={null}>
      <p className={styles.text}>{say(charts.length === 0 ? "noSizes" : "sizesText")}</p>
      <ul className={styles.list}>
        {charts.map(({ id, name, sizes }) => (
          <li key={id}>
            <span>{name}</span>
            <bdi>{listed(sizes)}</bdi>
            <form method="post" action={action}>
              <input type="hidden" name="forget" value={id} />
              <Button type="submit" aria-label={sayOn("actionOn", { action: say("forgetSize"), name })}>
                {say("forgetSize")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </AccountShell>
  );
}
