// The authenticator app of a member of staff: none, being set up, or added.

import { Form } from "react-router";
import { QrCode } from "#storefront/ui/qr-code.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { profile } from "../../locales/generated/profile.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Section } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import type { ProfileData } from "./profile.server.ts";
import styles from "./profile.module.css";

interface Props {
  readonly data: ProfileData;
  readonly answer: ActionResult | undefined;
  readonly error: string | undefined;
}

export function TwoFactor({ data: { hasTwoFactor, setup }, answer, error }: Props) {
  const say = useMessages(profile);
  const codes = answer?.kind === "done" ? answer.codes : undefined;
  return (
    <Section
      title={say("twoFactor")}
      count={
        hasTwoFactor ? (
          <Status shape="disc" tone="ok">
            {say("on")}
          </Status>
        ) : (
          <Status shape="ring">{say("off")}</Status>
        )
      }
    >
      <div id="two-factor" className={styles.form}>
        {codes && (
          <Banner tone="warn">
            <p>{say("recoveryCodes")}</p>
            <ul className={styles.codes}>
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {!hasTwoFactor && !setup && (
          <Form method="post">
            <input type="hidden" name="intent" value="begin-two-factor" />
            <p className={styles.text}>{say("twoFactorText")}</p>
            <Button type="submit">{say("setUp")}</Button>
          </Form>
        )}
        {setup && (
          <Form method="post">
            <input type="hidden" name="intent" value="confirm-two-factor" />
            <p className={styles.text}>{say("scan")}</p>
            <QrCode className={styles.qr} text={setup.uri} label={say("qrCode")} />
            <p className={styles.text}>
              {say("key")} <code>{setup.secret}</code>
            </p>
            <TextField label={say("code")} name="code" autoComplete="one-time-code" required error={error} />
            <Button type="submit">{say("confirm")}</Button>
          </Form>
        )}
        {hasTwoFactor && (
          <details>
            <summary>{say("remove")}</summary>
            <Form method="post">
              <input type="hidden" name="intent" value="remove-two-factor" />
              <TextField label={say("code")} name="code" autoComplete="one-time-code" required error={error} />
              <Button type="submit" look="danger">
                {say("removeApp")}
              </Button>
            </Form>
          </details>
        )}
      </div>
    </Section>
  );
}
