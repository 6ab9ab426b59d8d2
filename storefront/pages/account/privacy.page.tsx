// The account's privacy page: newsletter, a copy of the data, and closing the account.
import { useActionData, useLoaderData } from "react-router";
import { accountPrivacy } from "#locales/account-privacy";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { PasswordField } from "#storefront/features/forms/password-field.tsx";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import { AccountSection, AccountShell } from "./account-shell.tsx";
import type { ClosedAnswer, PrivacyData } from "./privacy-data.ts";

export default function PrivacyPage() {
  const answer = useActionData<FormAnswer | ClosedAnswer>();
  return answer && "erasedOn" in answer ? <Closed erasedOn={answer.erasedOn} /> : <Privacy answer={answer} />;
}

function Closed({ erasedOn }: ClosedAnswer) {
  const { home } = useLoaderData<PrivacyData>();
  const say = useMessages(accountPrivacy);
  const documentTitle = usePageTitle(say("closed"));
  return (
    <MessagePage title={say("closed")} documentTitle={documentTitle}>
      <p>{say("closedText", { date: erasedOn })}</p>
      <ButtonLink href={home}>{say("back")}</ButtonLink>
    </MessagePage>
  );
}

function Privacy({ answer }: { readonly answer: FormAnswer | undefined }) {
  const { links, action, email, download, newsletter, graceDays } = useLoaderData<PrivacyData>();
  const say = useMessages(accountPrivacy);
  const { problems, focus } = answerTo(answer, "close");
  return (
    <AccountShell
      title={say("privacy")}
      documentTitle={useTitle(say("privacy"), answer)}
      links={links}
      current="privacy"
      saved={null}
    >
      <AccountSection id="newsletter" title={say("newsletter")} text={say("newsletterText")}>
        <p>
          <ButtonLink href={newsletter}>{say("newsletterGo")}</ButtonLink>
        </p>
      </AccountSection>
      <AccountSection id="download" title={say("download")} text={say("downloadText")}>
        <form method="post" action={download}>
          <Button type="submit">{say("download")}</Button>
        </form>
      </AccountSection>
      <AccountSection id="close" title={say("close")} text={say("closeText", { count: graceDays })}>
        <p>{say("closeOrders")}</p>
        <AccountForm form="close" action={action} answer={answer} submit={say("close")} isPrimary={false}>
          {/* Tells the password manager which account it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
          <PasswordField
            id="current-password"
            name="current"
            kind="currentPassword"
            autoComplete="current-password"
            problem={problems["current"]}
            isFirst={focus === "current"}
          />
        </AccountForm>
      </AccountSection>
    </AccountShell>
  );
}
