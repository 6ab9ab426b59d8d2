// Unsubscribes from the newsletter, mails about sizes that are back, or an account's alerts, by a link in a mail.
import { useActionData, useLoaderData } from "react-router";
import { newsletterChoices } from "#locales/newsletter-choices";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import type { UnsubscribeAnswer, UnsubscribeData } from "./unsubscribe-data.ts";

const TEXTS = {
  newsletter: ["unsubscribe", "unsubscribeText"],
  "back-in-stock": ["stopAlerts", "stopAlertsText"],
  alerts: ["stopAccountAlerts", "stopAccountAlertsText"],
} as const;

export default function UnsubscribePage() {
  const { action, home, contact, member } = useLoaderData<UnsubscribeData>();
  const isDone = useActionData<UnsubscribeAnswer>()?.kind === "unsubscribed";
  const say = useMessages(newsletterChoices);
  const [name, text] = TEXTS[member?.list ?? "newsletter"];
  const title = say(member ? (isDone ? "done" : name) : "invalid");
  const documentTitle = usePageTitle(title);
  return (
    <MessagePage title={title} documentTitle={documentTitle}>
      {member ? (
        <>
          <p>
            <Rich text={say.raw(isDone ? "doneText" : text)} email={<strong dir="ltr">{member.email}</strong>} />
          </p>
          {isDone ? (
            <ButtonLink href={home}>{say("back")}</ButtonLink>
          ) : (
            <form method="post" action={action}>
              <Button look="primary" type="submit">
                {say(name)}
              </Button>
            </form>
          )}
        </>
      ) : (
        <>
          <p>{say("invalidText")}</p>
          <ButtonLink href={contact}>{say("contact")}</ButtonLink>
        </>
      )}
    </MessagePage>
  );
}
