// The favourite designers of an account, each of whom can be removed.
import { useLoaderData } from "react-router";
import { common } from "#locales/common";
import { favouriteDesigners } from "#locales/favourite-designers";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { AccountShell } from "./account-shell.tsx";
import type { AccountDesignersData } from "./designers-data.ts";
import styles from "./sizes.module.css";

export default function AccountDesignersPage() {
  const say = useMessages(favouriteDesigners);
  const { links, action, shown } = useLoaderData<AccountDesignersData>();
  const sayOn = useMessages(common);
  const title = say("yours");
  return (
    <AccountShell
      title={title}
      documentTitle={useTitle(title, undefined)}
      links={links}
      current="designers"
      saved={null}
    >
      <p className={styles.text}>{say(shown.length === 0 ? "none" : "text")}</p>
      <ul className={styles.list}>
        {shown.map(({ handle, name, href }) => (
          <li key={handle}>
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
            <span />
            <form method="post" action={action}>
              <input type="hidden" name="remove" value={handle} />
              <Button type="submit" aria-label={sayOn("actionOn", { action: say("remove"), name })}>
                {say("remove")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </AccountShell>
  );
}
