// Gift cards: buying one with its preview, and looking at what is on one.
import { useActionData, useLoaderData } from "react-router";
import { useTitle } from "../account/forms.tsx";
import { BalanceForm } from "./balance-form.tsx";
import { BuyGiftCard } from "./buy-gift-card.tsx";
import { DrawnCard } from "./drawn-card.tsx";
import type { GiftCardAnswer, GiftCardData } from "./gift-card-data.ts";
import styles from "./gift-card.module.css";

export default function GiftCardPage() {
  const data = useLoaderData<GiftCardData>();
  const answer = useActionData<GiftCardAnswer>();
  const card = answer?.card;
  return (
    <div className={styles.page}>
      <title>{useTitle(data.shop ? "Gift cards" : "Your gift card", answer)}</title>
      <meta
        name="description"
        content="A Vitrine gift card: any amount, sent by email on the day you choose, and it never expires."
      />
      {data.shop ? <link rel="canonical" href={data.canonical} /> : <meta name="robots" content="noindex" />}
      {data.shop && <BuyGiftCard shop={data.shop} action={data.action} answer={answer} />}
      <section className={styles.balance} id="balance" aria-labelledby="balance-title">
        <div className={styles.balanceText}>
          {data.shop ? (
            <h2 className={styles.heading} id="balance-title">
              What is on your card?
            </h2>
          ) : (
            <h1 className={styles.title} id="balance-title">
              Your gift card
            </h1>
          )}
          <p className={styles.text}>
            Enter the code from your email. At the checkout you pay with it whole or in part; what you do not spend
            stays on it.
          </p>
          <BalanceForm action={`${data.action}#balance`} answer={answer} />
          {!data.shop && (
            <p className={styles.text}>
              <a href={data.start}>Start shopping</a>
            </p>
          )}
        </div>
        {card ? (
          <div className={styles.opened}>
            <DrawnCard amount={card.balance} line={`Card ending in ${card.lastFour}`} />
            {card.held && (
              <p className={styles.text}>Of this, {card.held} is held for an order that awaits its payment.</p>
            )}
            <table className={styles.history}>
              <caption>What happened to it</caption>
              <tbody>
                {card.movements.map(({ name, amount, date }, index) => (
                  // Two of a day may be alike; they never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <tr key={index}>
                    <th scope="row">{name}</th>
                    <td>{date}</td>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          !data.shop && (
            <div className={styles.opened}>
              <DrawnCard amount="••••" line="Enter your code to see what is on it" />
            </div>
          )
        )}
      </section>
    </div>
  );
}
