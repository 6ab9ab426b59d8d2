// A QR code to pay with a phone. The page polls for the payment and shows the time left.
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { QrCode } from "#storefront/ui/qr-code.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { payment } from "#locales/payment";
import { timeLeft } from "./time-left.ts";
import type { QrData } from "./qr-data.ts";
import { usePolling } from "./use-polling.ts";
import styles from "./payment-pages.module.css";
import { usePageTitle } from "#storefront/ui/page-title.tsx";

const POLL_MS = 2_500;

export default function QrPage() {
  const say = useMessages(payment);
  const { codeUrl, amount, number, expiresAt, now, checkout, here } = useLoaderData<QrData>();
  usePolling(POLL_MS);
  const left = useTimeLeft(Date.parse(expiresAt) - Date.parse(now));
  return (
    <MessagePage title={say("scan")} documentTitle={usePageTitle(say("scan"))}>
      <p>
        <Rich text={say.raw("scanText")} amount={<strong dir="ltr">{amount}</strong>} number={<bdi>{number}</bdi>} />
      </p>
      <div className={styles.scan}>
        <QrCode className={styles.code} text={codeUrl} label={say("codeFor", { amount })} />
        {/* Not announced each second; the page changes when the time is up. */}
        <p className={styles.left} role="timer" aria-live="off">
          {say("left", { time: left })}
        </p>
      </div>
      <p className={styles.note}>
        <Rich text={say.raw("onPhone")} open={<a href={codeUrl}>{say("openHere")}</a>} />
      </p>
      <noscript>
        <a href={here}>{say("havePaid")}</a>
      </noscript>
      <div className={styles.ways}>
        <ButtonLink href={checkout}>{say("otherMethod")}</ButtonLink>
      </div>
    </MessagePage>
  );
}

/** Counts down from the server's time. */
function useTimeLeft(milliseconds: number): string {
  const [left, setLeft] = useState(milliseconds);
  useEffect(() => {
    const end = performance.now() + milliseconds;
    const timer = setInterval(() => setLeft(end - performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return timeLeft(left);
}
