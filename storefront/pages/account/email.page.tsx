// Confirms an account's new address, from a link in a mail to the present or the new one.
import { useActionData, useLoaderData } from "react-router";
import { account } from "#locales/account";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { AccountForm } from "#storefront/features/forms/forms.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import type { EmailAnswer, EmailData } from "./email-data.ts";

export default function EmailPage() {
  const data = useLoaderData<EmailData>();
  const answer = useActionData<EmailAnswer>();
  const say = useMessages(account);
  const address = (email: string) => <strong dir="ltr">{email}</strong>;
  const titles = {
    changed: say("emailChanged"),
    waiting: say("emailWaiting"),
    limited: say("changeEmail"),
    expired: say("expired"),
  };
  const title = answer ? titles[answer.kind] : data.change ? say("confirmNewEmail") : say("expired");
  const documentTitle = usePageTitle(title);
  return (
    <MessagePage title={title} documentTitle={documentTitle}>
      {answer?.kind === "changed" || answer?.kind === "waiting" ? (
        <>
          <p>
            <Rich
              text={say.raw(answer.kind === "changed" ? "emailChangedText" : "emailWaitingText")}
              email={address(answer.email)}
            />
          </p>
          <ButtonLink href={data.account}>{say("yourAccount")}</ButtonLink>
        </>
      ) : answer?.kind !== "expired" && data.change ? (
        <AccountForm form="confirm" action={data.action} submit={say("confirmNewEmail")}>
          {answer?.kind === "limited" && <p role="alert">{answer.message}</p>}
          <p>
            <Rich text={say.raw("confirmNewEmailText")} from={address(data.change.from)} to={address(data.change.to)} />
          </p>
        </AccountForm>
      ) : (
        <>
          <p>{say("emailExpired")}</p>
          <ButtonLink href={data.account}>{say("yourAccount")}</ButtonLink>
        </>
      )}
    </MessagePage>
  );
}
