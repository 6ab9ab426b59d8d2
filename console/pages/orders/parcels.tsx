// The parcels of an order, and the form that sends the next one.

import { useState } from "react";
import { carrierName, CARRIER_CODES, formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { PieceLine, PieceLines } from "../../ui/pieces.tsx";
import { Status } from "../../ui/status.tsx";
import type { OrderData } from "./order-data.ts";
import { useOrderForm } from "./order-form.ts";
import styles from "./order.module.css";

interface Props {
  readonly order: OrderData;
}

interface ParcelsProps extends Props {
  /** What is wrong with the next parcel, by field. */
  readonly errors: Readonly<Record<string, string>> | undefined;
}

type Pieces = OrderData["unsent"];

export function Parcels({ order, errors }: ParcelsProps) {
  const say = useMessages(texts);
  const { parcels, unsent, cancelled } = order;
  return (
    <Section title={say("parcels")} count={parcels.length || undefined}>
      {/* A new form after each parcel, with the pieces that are left. */}
      {unsent.length > 0 && <NextParcel key={parcels.length} order={order} errors={errors} />}
      {parcels.toReversed().map((parcel) => (
        <SentParcel key={parcel.number} order={order} parcel={parcel} />
      ))}
      {cancelled.length > 0 && (
        <article className={styles.parcel}>
          <header>
            <Status shape="square">{say("cancelledPieces")}</Status>
          </header>
          <Lines order={order} pieces={cancelled} />
        </article>
      )}
      {order.lines.some(({ gift }) => gift !== null) && (
        <article className={styles.parcel}>
          <Lines
            order={order}
            pieces={order.lines
              .filter(({ gift }) => gift !== null)
              .map(({ id, quantity }) => ({ lineId: id, quantity }))}
          />
        </article>
      )}
    </Section>
  );
}

function NextParcel({ order, errors }: ParcelsProps) {
  const say = useMessages(texts);
  const may = useMay();
  const { Form, formData } = useOrderForm();
  const isBusy = formData?.get("intent") === "ship";
  const last = order.parcels.at(-1)?.carrier ?? order.lastCarrier ?? "";
  const [carrier, setCarrier] = useState(last);
  if (!may("orders.send")) {
    return (
      <article className={styles.parcel}>
        <header>
          <Status shape="ring">{say("toSend")}</Status>
        </header>
        <Lines order={order} pieces={order.unsent} />
      </article>
    );
  }
  return (
    <Form method="post" className={styles.parcel} aria-label={say("nextParcel")}>
      <input type="hidden" name="intent" value="ship" />
      <header>
        <strong>{order.parcels.length > 0 ? say("nextParcel") : say("parcel", { number: 1 })}</strong>
        <Status shape="ring">{say("toSend")}</Status>
      </header>
      <Lines order={order} pieces={order.unsent} isChoosable />
      <footer>
        <div className={styles.ship}>
          <SelectField
            label={say("carrier")}
            name="carrier"
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          >
            {[...new Set([...CARRIER_CODES, last])].filter(Boolean).map((code) => (
              <option key={code} value={code}>
                {carrierName(code)}
              </option>
            ))}
            <option value="">{say("otherCarrier")}</option>
          </SelectField>
          {carrier === "" && (
            <TextField
              label={say("carrierName")}
              name="otherCarrier"
              autoComplete="off"
              maxLength={100}
              error={errors?.["otherCarrier"]}
            />
          )}
          <TextField label={say("tracking")} name="tracking" autoComplete="off" maxLength={100} />
          {(!CARRIER_CODES.includes(carrier) || errors?.["trackingUrl"]) && (
            <TextField
              label={say("trackingPage")}
              name="trackingUrl"
              type="url"
              autoComplete="off"
              maxLength={500}
              placeholder="https://"
              error={errors?.["trackingUrl"]}
            />
          )}
          <Button type="submit" look="primary" isBusy={isBusy}>
            {say("sendParcel")}
          </Button>
        </div>
        <p>{say("sendHelp")}</p>
      </footer>
    </Form>
  );
}

function SentParcel({ order, parcel }: Props & { readonly parcel: OrderData["parcels"][number] }) {
  const say = useMessages(texts);
  const may = useMay();
  const { dateTime } = useTimes();
  const { Form } = useOrderForm();
  const { number, carrier, tracking, trackingUrl, sentAt, deliveredAt, lines } = parcel;
  return (
    <article className={styles.parcel}>
      <header>
        <strong>{say("parcel", { number })}</strong>
        <Status shape={deliveredAt ? "disc" : "half"} tone="ok">
          {deliveredAt ? say("deliveredOn", { date: dateTime(deliveredAt) }) : say("inTransit")}
        </Status>
        <span className={styles.tracking}>
          {carrier && carrierName(carrier)}{" "}
          {trackingUrl ? (
            <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
              {tracking}
            </TextLink>
          ) : (
            tracking
          )}
        </span>
      </header>
      <Lines order={order} pieces={lines} />
      <footer className={styles.sent}>
        <span>{say("sentOn", { date: dateTime(sentAt) })}</span>
        {!deliveredAt && may("orders.send") && (
          <Form method="post">
            <input type="hidden" name="intent" value="deliver" />
            <input type="hidden" name="parcel" value={number} />
            <Button type="submit" size="small">
              {say("markDelivered")}
            </Button>
          </Form>
        )}
      </footer>
    </article>
  );
}

function Lines({
  order,
  pieces,
  isChoosable = false,
}: Props & { readonly pieces: Pieces; readonly isChoosable?: boolean }) {
  const say = useMessages(texts);
  return (
    <PieceLines>
      {pieces.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        if (!line) return null;
        return (
          <PieceLine key={lineId} piece={line}>
            {isChoosable ? (
              <div className={styles.pieces}>
                <input type="hidden" name="line[]" value={lineId} />
                <TextField
                  label={say("inThisParcel", { title: line.title })}
                  isLabelHidden
                  type="number"
                  name="pieces[]"
                  min={0}
                  max={quantity}
                  defaultValue={quantity}
                  suffix={say("of", { count: quantity })}
                />
              </div>
            ) : (
              <span>
                {quantity} × {formatInFull(money(line.price, order.currency))}
              </span>
            )}
            <span className={styles.amount}>{formatInFull(money(line.price * quantity, order.currency))}</span>
          </PieceLine>
        );
      })}
    </PieceLines>
  );
}
