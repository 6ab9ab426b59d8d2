// The form of a return: lines, reasons, method and refund.

import type { MessageKey } from "#catalogue";
import { Picture } from "#storefront/ui/picture.tsx";
import { AccountForm } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { returns } from "#locales/returns";
import type { ReturnableOrder, ReturnAnswer } from "./return-data.ts";
import { PACKAGING_NAMES, REASON_NAMES, REFUND_NAMES } from "./names.ts";
import styles from "./return.module.css";

interface Props {
  readonly order: ReturnableOrder;
  readonly action: string;
  readonly answer: ReturnAnswer | undefined;
}

export function ChooseReturn({ order, action, answer }: Props) {
  const say = useMessages(returns);
  const values = answer?.form === "start" ? answer.values : {};
  return (
    <>
      <p className={styles.lede}>{say("until", { number: order.number, date: order.until })}</p>
      <div className={styles.choose}>
        <AccountForm form="start" action={action} answer={answer} submit={say("getLabel")}>
          <input type="hidden" name="number" value={order.number} />
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <Line key={line.id} line={line} values={values} />
            ))}
          </ul>
          <Choice legend={say("packaging")} name="packaging" names={PACKAGING_NAMES} values={values} />
          <Choice legend={say("refundTo")} name="refundTo" names={REFUND_NAMES} values={values} />
        </AccountForm>
      </div>
    </>
  );
}

type Values = ReturnAnswer["values"];

function Line({ line, values }: { readonly line: ReturnableOrder["lines"][number]; readonly values: Values }) {
  const say = useMessages(returns);
  const name = `${line.vendor} ${line.title}`;
  return (
    <li className={styles.line}>
      <Picture address={line.image} alt="" sizes="96px" widths={[160, 320]} />
      <div className={styles.piece}>
        <p>
          <strong>{line.vendor}</strong>
          {line.title}
        </p>
        <p className={styles.details}>
          {line.details}
          <span dir="ltr">{line.price}</span>
        </p>
        <div className={styles.fields}>
          <label>
            <span>{say("howMany")}</span>
            <select
              name={`quantity-${line.id}`}
              aria-label={say("quantityOf", { name })}
              defaultValue={values[`quantity-${line.id}`] ?? "0"}
            >
              <option value="0">{say("keep")}</option>
              {Array.from({ length: line.most }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {line.most === 1 ? say("sendOne") : say("sendMany", { count: index + 1 })}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{say("reason")}</span>
            <select
              name={`reason-${line.id}`}
              aria-label={say("reasonFor", { name })}
              defaultValue={values[`reason-${line.id}`] ?? ""}
            >
              <option value="">{say("chooseReason")}</option>
              {Object.entries(REASON_NAMES).map(([value, key]) => (
                <option key={value} value={value}>
                  {say(key)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
    </li>
  );
}

type Way = Extract<MessageKey<typeof returns>, "original" | "own" | "toPayment" | "toGiftCard">;

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly names: Readonly<Record<string, Way>>;
  readonly values: Values;
}

/** The first is chosen unless something was. */
function Choice({ legend, name, names, values }: ChoiceProps) {
  const say = useMessages(returns);
  const entries = Object.entries(names);
  const chosen = values[name] ?? entries[0]?.[0];
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {entries.map(([value, key]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {say(key)}
        </label>
      ))}
    </fieldset>
  );
}
