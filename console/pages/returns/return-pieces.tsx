// The pieces of a return with the customer's reasons, and the form that receives the parcel.

import { Form, useNavigation } from "react-router";
import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { returns as texts } from "../../locales/generated/returns.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { PieceLine, PieceLines } from "../../ui/pieces.tsx";
import type { ReturnData, ReturnDataLine } from "./return-data.ts";
import styles from "./return.module.css";

interface Props {
  readonly data: ReturnData;
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string>>;
}

export function Pieces({ data, errors }: Props) {
  const say = useMessages(texts);
  const may = useMay();
  const isBusy = useNavigation().formData?.get("intent") === "receive";
  const isAwaited = data.state === "requested" || data.state === "sent";
  const canReceive = isAwaited && may("returns.receive");
  const lines = (
    <PieceLines>
      {data.lines.map((line, index) => (
        <PieceLine key={line.id} piece={line} about={<About line={line} currency={data.currency} />}>
          {canReceive ? <Counts line={line} index={index} errors={errors} /> : <Outcome line={line} />}
        </PieceLine>
      ))}
    </PieceLines>
  );
  const pieces = data.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section title={say("items")} count={pieces}>
      {canReceive ? (
        <Form method="post" className={styles.parcel} aria-label={say("receive")}>
          <input type="hidden" name="intent" value="receive" />
          {lines}
          <footer>
            <p>{say("receiveHelp")}</p>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {say("receivedButton")}
            </Button>
          </footer>
        </Form>
      ) : (
        <div className={styles.parcel}>
          {lines}
          {isAwaited && (
            <footer>
              <p>{say("notReceived")}</p>
            </footer>
          )}
        </div>
      )}
    </Section>
  );
}

function About({ line, currency }: { readonly line: ReturnDataLine; readonly currency: string }) {
  const say = useMessages(texts);
  return (
    <>
      <small>
        {line.quantity} × {formatInFull(money(line.price, currency))}
      </small>
      <p className={styles.said}>
        <strong>{say(`reason-${line.reason}`)}</strong> {line.note}
      </p>
    </>
  );
}

function Counts({ line, index, errors }: Pick<Props, "errors"> & { line: ReturnDataLine; index: number }) {
  const say = useMessages(texts);
  const { id, quantity, reason } = line;
  return (
    <div className={styles.counts}>
      <input type="hidden" name="line[]" value={id} />
      <TextField
        label={say("accept")}
        name="accepted[]"
        type="number"
        min={0}
        max={quantity}
        required
        defaultValue={quantity}
        suffix={say("of", { count: quantity })}
        error={errors[`accepted.${index}`]}
      />
      <TextField
        label={say("damaged")}
        name="damaged[]"
        type="number"
        min={0}
        max={quantity}
        required
        defaultValue={reason === "damaged" ? quantity : 0}
        error={errors[`damaged.${index}`]}
      />
    </div>
  );
}

function Outcome({ line: { quantity, acceptedQuantity, damagedQuantity } }: { readonly line: ReturnDataLine }) {
  const say = useMessages(texts);
  if (acceptedQuantity === null) return null;
  return (
    <div className={styles.outcome}>
      <span>{say("accepted", { count: acceptedQuantity, all: quantity })}</span>
      {damagedQuantity > 0 && <small>{say("damagedCount", { count: damagedQuantity })}</small>}
    </div>
  );
}
