// On to the page where one pays; or, with the test provider, that very page.
import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { Letter } from "#storefront/account/letter.tsx";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import type { ExternalData } from "./external-data.ts";
import styles from "./payment-pages.module.css";

export default function ExternalPage() {
  const data = useLoaderData<ExternalData>();
  return data.view === "leave" ? <Leave data={data} /> : <Bank data={data} />;
}

function Leave({ data: { url, host, checkout } }: { readonly data: Extract<ExternalData, { view: "leave" }> }) {
  useEffect(() => location.replace(url), [url]);
  return (
    <Letter title="On to your payment" documentTitle="On to your payment | Vitrine">
      <p>
        You pay at <strong>{host}</strong>, and come back to us from there.
      </p>
      <div className={styles.ways}>
        <ButtonLink look="primary" href={url} rel="noreferrer">
          Continue
        </ButtonLink>
        <ButtonLink href={checkout}>Back to the checkout</ButtonLink>
      </div>
    </Letter>
  );
}

const TITLES = {
  challenge: "Is this you?",
  page: "Test payment",
  qr: "Test payment",
  card: "Test payment",
} as const;

function Bank({ data }: { readonly data: Extract<ExternalData, { view: "bank" }> }) {
  const { kind, isOpen, isPaid, amount, number, action, back } = data;
  const title = isOpen ? TITLES[kind] : isPaid ? "Paid" : "Not paid";
  return (
    <Letter title={title} documentTitle={`${title} | Test bank`}>
      <p>
        {isOpen
          ? "This page stands in for a bank's. No money moves: approve or decline, and see what the shop makes of it."
          : isPaid
            ? "The payment is made. You can go back to the shop."
            : "The payment was not made. You can go back to the shop."}
      </p>
      <div className={styles.bank}>
        <dl className={styles.facts}>
          <div>
            <dt>Paid to</dt>
            <dd>Vitrine</dd>
          </div>
          <div>
            <dt>For</dt>
            <dd>Order {number}</dd>
          </div>
          <div className={styles.amount}>
            <dt>Amount</dt>
            <dd>{amount}</dd>
          </div>
        </dl>
        {isOpen ? (
          <form className={styles.choices} method="post" action={action}>
            <Button look="primary" wide type="submit" name="decision" value="approve">
              {kind === "challenge" ? "Yes, it is me" : "Approve"}
            </Button>
            <Button wide type="submit" name="decision" value="decline">
              {kind === "challenge" ? "No, decline it" : "Decline"}
            </Button>
          </form>
        ) : (
          back && (
            <ButtonLink look="primary" wide href={back}>
              Back to the shop
            </ButtonLink>
          )
        )}
      </div>
    </Letter>
  );
}
