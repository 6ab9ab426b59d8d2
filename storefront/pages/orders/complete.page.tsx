// The confirmation of an order: number, next steps and summary; a guest can create an account.
import { useActionData, useLoaderData } from "react-router";
import { EmailField } from "#storefront/features/forms/email-field.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/features/forms/forms.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { PasswordField } from "#storefront/features/forms/password-field.tsx";
import type { PurchaseParams } from "#commerce/analytics";
import { trackAction } from "#storefront/features/analytics/track.ts";
import { useOnce } from "#storefront/features/analytics/use-once.ts";
import { submitTo } from "#storefront/framework/route-requests.ts";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { orders } from "#locales/orders";
import { CLAIM, type CompleteData, type PurchaseClaim } from "./complete-data.ts";
import { OrderFacts, OrderItems, Timeline } from "./order-parts.tsx";
import styles from "./order.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function CompletePage() {
  const data = useLoaderData<CompleteData>();
  const answer = useActionData<FormAnswer>();
  return data.view === "ask" ? <Ask data={data} answer={answer} /> : <Complete data={data} answer={answer} />;
}

interface Props<View> {
  readonly data: Extract<CompleteData, { readonly view: View }>;
  readonly answer: FormAnswer | undefined;
}

function Complete({ data, answer }: Props<"order">) {
  const say = useMessages(orders);
  const { order, isPlaced, news, name, links, isGuest, purchase } = data;
  useOnce(purchase && order.id, () => purchase && void reportPurchase(data.action, purchase));
  const thanks = name ? say("thanksNamed", { name }) : say("thanks");
  const title = news === "cancelledText" ? say("cancelledTitle") : isPlaced ? thanks : say("failedTitle");
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lede}>
          <Rich
            text={say.raw(news)}
            number={<strong dir="ltr">{order.number}</strong>}
            email={<strong dir="ltr">{order.email}</strong>}
          />
        </p>
      </header>
      <div className={styles.main}>
        <section aria-labelledby="next-title">
          <h2 className={styles.heading} id="next-title">
            {say(order.cancelled ? "history" : "next")}
          </h2>
          <Timeline entries={order.timeline} />
        </section>
        <OrderItems order={order} />
      </div>
      <aside className={styles.side} aria-label={say("about")}>
        <OrderFacts order={order} />
        <div className={styles.ways}>
          <ButtonLink href={links.order}>{say("follow")}</ButtonLink>
          {isPlaced && <ButtonLink href={links.invoice}>{say("invoice")}</ButtonLink>}
          {isGuest && order.canCancel && <ButtonLink href={links.cancel}>{say("cancelThis")}</ButtonLink>}
          <ButtonLink href={data.newArrivals}>{say("newArrivals")}</ButtonLink>
        </div>
        {isGuest && <Register data={data} answer={answer} />}
      </aside>
    </div>
  );
}

function Register({ data, answer }: Props<"order">) {
  const say = useMessages(orders);
  const { problems, focus } = answerTo(answer, "register");
  if (answer?.form === "register" && answer.isDone) {
    return (
      <output className={styles.offer}>
        <Rich text={say.raw("checkEmail")} email={<bdi>{data.order.email}</bdi>} />
      </output>
    );
  }
  return (
    <section className={styles.offer} aria-labelledby="offer-title">
      <h2 className={styles.heading} id="offer-title">
        {say("accountOffer")}
      </h2>
      <p>{say("accountOfferText")}</p>
      <AccountForm
        form="register"
        action={data.action}
        answer={answer}
        submit={say("create")}
        isPrimary={false}
        aria-labelledby="offer-title"
      >
        <EmailField id="offer-email" value={data.order.email} isFixed />
        <PasswordField
          id="offer-password"
          name="password"
          kind="password"
          autoComplete="new-password"
          hint={say("passwordHint")}
          problem={problems["password"]}
          isFirst={focus === "password"}
        />
      </AccountForm>
    </section>
  );
}

function Ask({ data, answer }: Props<"ask">) {
  const say = useMessages(orders);
  const title = say("order", { number: data.number });
  const { values, problems, focus } = answerTo(answer, "open");
  return (
    <MessagePage title={title} documentTitle={useTitle(title, answer)}>
      <p>{say("emailNeeded")}</p>
      <AccountForm form="open" action={data.action} answer={answer} submit={say("show")}>
        <EmailField id="order-email" value={values["email"]} problem={problems["email"]} isFirst={focus === "email"} />
      </AccountForm>
    </MessagePage>
  );
}

/** The shop lets one browser report it: a reload, another tab or the link in the mail is not a second purchase. */
async function reportPurchase(action: string, purchase: PurchaseParams): Promise<void> {
  try {
    const { isFirst } = await submitTo<PurchaseClaim>("order-complete", action, { form: CLAIM });
    if (isFirst) trackAction(({ purchaseEvent }) => [purchaseEvent(purchase)]);
  } catch {
    // The next visit to this page reports it.
  }
}
