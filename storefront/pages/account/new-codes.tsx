// New recovery codes, shown once.
import { security } from "#locales/security";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { AccountSection } from "./account-shell.tsx";
import styles from "./security.module.css";

export function NewCodes({ codes, href }: { readonly codes: readonly string[]; readonly href: string }) {
  const say = useMessages(security);
  return (
    <AccountSection id="codes" title={say("yourCodes")} text={say("yourCodesText")}>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <ButtonLink look="primary" wide href={href}>
        {say("codesSaved")}
      </ButtonLink>
    </AccountSection>
  );
}
