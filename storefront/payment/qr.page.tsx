// A code to scan with the telephone that pays. The page asks by itself whether it is paid, and says how long it holds.
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { Letter } from "#storefront/account/letter.tsx";
import { QrCode } from "#storefront/qr/qr-code.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { timeLeft } from "./time-left.ts";
import type { QrData } from "./qr-data.ts";
import { usePolling } from "./use-polling.ts";
import styles from "./payment-pages.module.css";

const POLL_MS = 2_500;

export default function QrPage() {
  const { codeUrl, amount, number, expiresAt, now, checkout, here } = useLoaderData<QrData>();
  usePolling(POLL_MS);
  const left = useTimeLeft(Date.parse(expiresAt) - Date.parse(now));
  return (
    <Letter title="Scan to pay" documentTitle="Scan to pay | Vitrine">
      <p>
        Scan the code with the app on your phone and pay <strong>{amount}</strong> for order {number}. This page goes on
        by itself.
      </p>
      <div className={styles.scan}>
        <QrCode className={styles.code} text={codeUrl} label={`Code to pay ${amount}`} />
        {/* Not spoken each second; the page itself changes when it is over. */}
        <p className={styles.left} role="timer" aria-live="off">
          {left} left
        </p>
      </div>
      <p className={styles.note}>
        On your phone already? <a href={codeUrl}>Open the payment here</a>.
      </p>
      <noscript>
        <a href={here}>I have paid</a>
      </noscript>
      <div className={styles.ways}>
        <ButtonLink href={checkout}>Choose another way to pay</ButtonLink>
      </div>
    </Letter>
  );
}

/** Counts down from what the server said. */
function useTimeLeft(milliseconds: number): string {
  const [left, setLeft] = useState(milliseconds);
  useEffect(() => {
    const end = performance.now() + milliseconds;
    const timer = setInterval(() => setLeft(end - performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return timeLeft(left);
}
