// Thank you: the order's number, what comes next, what was bought; and an account for a guest who wants one.
import { useEffect } from "react";
import { useActionData, useLoaderData } from "react-router";
import { EmailField } from "#storefront/account/email-field.tsx";
import type { FormAnswer } from "#storefront/account/form-data.ts";
import { AccountForm, answerTo, useTitle } from "#storefront/account/forms.tsx";
import { Letter } from "#storefront/account/letter.tsx";
import { PasswordField } from "#storefront/account/password-field.tsx";
import type { TrackedOrder } from "#storefront/analytics/events.ts";
import { track } from "#storefront/analytics/track.ts";
import { ButtonLink } from "#storefront/ui/button.tsx";
import type { CompleteData } from "./complete-data.ts";
import { OrderFacts, OrderItems, Timeline } from "./order-parts.tsx";
import styles from "./order.module.css";

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
  const { order, isPlaced, firstName, links, own, tracked } = data;
  usePurchase(order.id, isPlaced ? tracked : null);
  const title = isPlaced ? `Thank you${firstName && `, ${firstName}`}` : "We could not keep your order";
  return (
    <div className={styles.page}>
      <title>{`${title} | Vitrine`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {isPlaced ? (
          <p className={styles.lede}>
            Your order <strong>{order.number}</strong> is placed. We have written to <strong>{order.email}</strong>, and
            write again when it leaves us.
          </p>
        ) : (
          <p className={styles.lede}>
            Order <strong>{order.number}</strong> could not be kept. If anything was paid, all of it goes back to where
            it came from; we have written to <strong>{order.email}</strong>.
          </p>
        )}
      </header>
      <div className={styles.main}>
        <section aria-labelledby="next-title">
          <h2 className={styles.heading} id="next-title">
            What comes next
          </h2>
          <Timeline entries={order.timeline} />
        </section>
        <OrderItems order={order} />
      </div>
      <aside className={styles.side} aria-label="About this order">
        <OrderFacts order={order} />
        <div className={styles.ways}>
          {own && <ButtonLink href={own}>Follow this order</ButtonLink>}
          {isPlaced && <ButtonLink href={links.invoice}>Invoice</ButtonLink>}
          {!own && order.canCancel && <ButtonLink href={links.cancel}>Cancel this order</ButtonLink>}
          <ButtonLink href={data.newArrivals}>See new arrivals</ButtonLink>
        </div>
        {!own && <Register data={data} answer={answer} />}
      </aside>
    </div>
  );
}

function Register({ data, answer }: Props<"order">) {
  const { problems, focus } = answerTo(answer, "register");
  if (answer?.form === "register" && answer.isDone) {
    return (
      <output className={styles.offer}>
        Check your email: a link to finish your account is on its way to {data.order.email}.
      </output>
    );
  }
  return (
    <section className={styles.offer} aria-labelledby="offer-title">
      <h2 className={styles.heading} id="offer-title">
        Make it an account
      </h2>
      <p>Choose a password, and next time your details are filled in for you.</p>
      <AccountForm
        form="register"
        action={data.action}
        answer={answer}
        submit="Create account"
        isPrimary={false}
        aria-labelledby="offer-title"
      >
        <EmailField id="offer-email" value={data.order.email} isFixed />
        <PasswordField
          id="offer-password"
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          problem={problems["password"]}
          isFirst={focus === "password"}
        />
      </AccountForm>
    </section>
  );
}

function Ask({ data, answer }: Props<"ask">) {
  const { values, problems, focus } = answerTo(answer, "open");
  return (
    <Letter title={`Order ${data.number}`} documentTitle={useTitle(`Order ${data.number}`, answer)}>
      <p>To see your order, enter the email address that you placed it with.</p>
      <AccountForm form="open" action={data.action} answer={answer} submit="Show the order">
        <EmailField id="order-email" value={values["email"]} problem={problems["email"]} isFirst={focus === "email"} />
      </AccountForm>
    </Letter>
  );
}

/** Told once: a reload, or the mail's link, is no second purchase. */
function usePurchase(id: string, order: TrackedOrder | null): void {
  useEffect(() => {
    const name = `purchase ${id}`;
    if (!order || wasTold(name)) return;
    track((events) => [events.purchaseEvent(order)]);
  }, [id, order]);
}

/** Also remembers that it is told now. Where nothing can be remembered, nothing is told. */
function wasTold(name: string): boolean {
  try {
    const isTold = localStorage.getItem(name) !== null;
    localStorage.setItem(name, "told");
    return isTold;
  } catch {
    return true;
  }
}
