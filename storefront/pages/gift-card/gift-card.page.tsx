// Gift cards: buying one, and checking a balance.
import { createElement } from "react";
import { useActionData, useLoaderData } from "react-router";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { giftCards } from "#locales/gift-cards";
import { BalanceForm } from "./balance-form.tsx";
import { BuyGiftCard } from "./buy-gift-card.tsx";
import { DrawnCard } from "./drawn-card.tsx";
import type { GiftCardAnswer, GiftCardData } from "./gift-card-data.ts";
import styles from "./gift-card.module.css";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";

export default function GiftCardPage() {
  const data = useLoaderData<GiftCardData>();
  const answer = useActionData<GiftCardAnswer>();
  const say = useMessages(giftCards);
  const { shopName } = usePublicConfig();
  const card = answer?.card;
  return (
    <div className={styles.page}>
      <title>{useTitle(say(data.shop ? "title" : "ownTitle"), answer)}</title>
      <meta name="description" content={say("description", { shop: shopName })} />
      {data.shop ? <link rel="canonical" href={data.canonical} /> : <meta name="robots" content="noindex" />}
      {data.shop && <BuyGiftCard shop={data.shop} action={data.action} answer={answer} />}
      <section className={styles.balance} id="balance" aria-labelledby="balance-title">
        <div className={styles.balanceText}>
          {data.shop ? (
            <h2 className={styles.heading} id="balance-title">
              {say("balanceTitle")}
            </h2>
          ) : (
            <h1 className={styles.title} id="balance-title">
              {say("ownTitle")}
            </h1>
          )}
          <p className={styles.text}>{say("balanceText")}</p>
          <BalanceForm action={`${data.action}#balance`} answer={answer} />
          {!data.shop && (
            <p className={styles.text}>
              <a href={data.start}>{say("start")}</a>
            </p>
          )}
        </div>
        {card ? (
          <div className={styles.opened}>
            <DrawnCard amount={card.balance} line={say("ending", { letters: card.lastFour })} />
            {card.held && (
              <p className={styles.text}>
                <Rich text={say.raw("reserved")} amount={<bdi>{card.held}</bdi>} />
              </p>
            )}
            <table className={styles.history}>
              <caption>{say("history")}</caption>
              {createElement("tbody", null, ...card.movements.map(movementRow))}
            </table>
          </div>
        ) : (
          !data.shop && (
            <div className={styles.opened}>
              <DrawnCard amount="••••" line={say("enterCode")} />
            </div>
          )
        )}
      </section>
    </div>
  );
}

/** Rows may repeat but never move, so they have no keys. */
const movementRow = ({ name, amount, date }: NonNullable<GiftCardAnswer["card"]>["movements"][number]) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{date}</td>
    <td>
      <bdi>{amount}</bdi>
    </td>
  </tr>
);
