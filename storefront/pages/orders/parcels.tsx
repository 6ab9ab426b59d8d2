// The parcels of an order: arrival, steps, pieces, and the way to track or return them.
import { useMessages } from "#storefront/ui/language.tsx";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { orders } from "#locales/orders";
import type { ParcelStep, ShownParcel } from "./order-data.ts";
import { SummaryLines } from "./summary/summary.tsx";
import styles from "./parcels.module.css";

export const Parcels = ({ parcels }: { readonly parcels: readonly ShownParcel[] }) => (
  <div className={styles.parcels}>
    {parcels.map((parcel, at) => (
      <Parcel key={parcel.title ?? at} parcel={parcel} />
    ))}
  </div>
);

function Parcel({ parcel }: { readonly parcel: ShownParcel }) {
  const say = useMessages(orders);
  const { title, when, isLate, steps, lines, carrier, tracking, trackingUrl, track, returns } = parcel;
  return (
    <section className={styles.parcel} aria-label={title ?? undefined}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {tracking && (
            <p className={styles.tracking}>
              {carrier} {trackingUrl ? <a href={trackingUrl}>{tracking}</a> : <bdi>{tracking}</bdi>}
            </p>
          )}
        </header>
      )}
      {when && (
        <p className={styles.when} data-late={isLate || undefined}>
          {when}
        </p>
      )}
      {steps.length > 0 && <Steps steps={steps} />}
      <SummaryLines lines={lines} />
      {(track ?? returns) && (
        <p className={styles.ways}>
          {track && <ButtonLink href={track.href}>{track.label}</ButtonLink>}
          {returns?.href && <ButtonLink href={returns.href}>{say("returnItem")}</ButtonLink>}
          {returns && <span className={styles.note}>{returns.note}</span>}
        </p>
      )}
    </section>
  );
}

const Steps = ({ steps }: { readonly steps: readonly ParcelStep[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ name, date, state }) => (
      <li key={name} data-state={state} aria-current={state === "now" ? "step" : undefined}>
        {name}
        {date && <small>{date}</small>}
      </li>
    ))}
  </ol>
);
