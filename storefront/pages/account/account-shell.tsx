// The shell of the account's pages: title, navigation, signing out, and the confirmation of the last change.
import type { ReactNode } from "react";
import { account } from "#locales/account";
import type { AccountLinks } from "./account-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import styles from "./account-shell.module.css";

interface Props {
  readonly title: string;
  readonly documentTitle: string;
  readonly links: AccountLinks;
  readonly current: keyof AccountLinks;
  readonly saved: string | null;
  readonly children: ReactNode;
}

const NAMES = {
  account: "ordersAndDetails",
  security: "security",
  addresses: "addresses",
  sizes: "sizes",
  designers: "designers",
  alerts: "alerts",
  privacy: "privacy",
} as const;

export function AccountShell({ title, documentTitle, links, current, saved, children }: Props) {
  const say = useMessages(account);
  return (
    <div className={styles.page}>
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.side}>
        <nav aria-label={say("account")}>
          <ul className={styles.ways}>
            {(["account", "security", "addresses", "sizes", "designers", "alerts", "privacy"] as const).map((name) => (
              <li key={name}>
                <a href={links[name]} aria-current={name === current ? "page" : undefined}>
                  {say(NAMES[name])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action={links.account}>
          <input type="hidden" name="form" value="sign-out" />
          <button className={styles.out}>{say("signOut")}</button>
        </form>
      </div>
      <div className={styles.content}>
        {saved && <output className={styles.saved}>{saved}</output>}
        {children}
      </div>
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export const AccountSection = ({ id, title, text, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    <div className={styles.body}>{children}</div>
  </section>
);
