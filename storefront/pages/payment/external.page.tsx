// Redirects to the payment page, or shows the test provider's.
import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { payment } from "#locales/payment";
import type { ExternalData } from "./external-data.ts";
import styles from "./payment-pages.module.css";
import { PaymentMark } from "#storefront/ui/payment-mark.tsx";
import { usePageTitle } from "#storefront/ui/page-title.tsx";
import { ShopName } from "#storefront/ui/wordmark.tsx";

export default function ExternalPage() {
  const data = useLoaderData<ExternalData>();
  return data.view === "leave" ? <Leave data={data} /> : <Bank data={data} />;
}

function Leave({ data: { url, host, checkout } }: { readonly data: Extract<ExternalData, { view: "leave" }> }) {
  const say = useMessages(payment);
  useEffect(() => location.replace(url), [url]);
  return (
    <MessagePage title={say("leaving")} documentTitle={usePageTitle(say("leaving"))}>
      <p>
        <Rich text={say.raw("payAt")} host={<strong dir="ltr">{host}</strong>} />
      </p>
      <div className={styles.ways}>
        <ButtonLink look="primary" href={url} rel="noreferrer">
          {say("continue")}
        </ButtonLink>
        <ButtonLink href={checkout}>{say("toCheckout")}</ButtonLink>
      </div>
    </MessagePage>
  );
}

const TITLES = {
  challenge: "isThisYou",
  page: "test",
  qr: "test",
  card: "test",
} as const;

function Bank({ data }: { readonly data: Extract<ExternalData, { view: "bank" }> }) {
  const say = useMessages(payment);
  const { kind, wallet, buyer, isOpen, isPaid, amount, number, action, back } = data;
  const title = isOpen && wallet ? wallet.name : say(isOpen ? TITLES[kind] : isPaid ? "paid" : "notPaid");
  return (
    <MessagePage title={title} documentTitle={say(wallet ? "walletTitle" : "bankTitle", { title })}>
      <p>
        {isOpen && wallet
          ? say(buyer ? "walletAddressText" : "testWalletText", { wallet: wallet.name })
          : say(isOpen ? "testBankText" : isPaid ? "completed" : "notCompleted")}
      </p>
      <div className={styles.bank}>
        {wallet && <PaymentMark method={wallet.method} />}
        <dl className={styles.facts}>
          <div>
            <dt>{say("paidTo")}</dt>
            <dd>
              <ShopName />
            </dd>
          </div>
          <div>
            <dt>{say("for")}</dt>
            <dd>{say("order", { number })}</dd>
          </div>
          {buyer && (
            <>
              <div>
                <dt>{say("deliverTo")}</dt>
                <dd>
                  {buyer.lines.map((line) => (
                    <span key={line} className={styles.line}>
                      <bdi>{line}</bdi>
                    </span>
                  ))}
                </dd>
              </div>
              <div>
                <dt>{say("email")}</dt>
                <dd>{buyer.email}</dd>
              </div>
              <div>
                <dt>{say("delivery")}</dt>
                <dd>{buyer.delivery}</dd>
              </div>
            </>
          )}
          <div className={styles.amount}>
            <dt>{say("amount")}</dt>
            <dd>{amount}</dd>
          </div>
        </dl>
        {isOpen ? (
          <form className={styles.choices} method="post" action={action}>
            <Button look="primary" wide type="submit" name="decision" value="approve">
              {say(kind === "challenge" ? "yesMe" : "approve")}
            </Button>
            <Button wide type="submit" name="decision" value="decline">
              {say(kind === "challenge" ? "notMe" : "decline")}
            </Button>
            {wallet && (
              <Button wide type="submit" name="decision" value="cancel">
                {say("cancel")}
              </Button>
            )}
          </form>
        ) : (
          back && (
            <ButtonLink look="primary" wide href={back}>
              {say("toShop")}
            </ButtonLink>
          )
        )}
      </div>
    </MessagePage>
  );
}
