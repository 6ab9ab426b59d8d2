// What of an order goes back, why, how it is packed and where the money goes: one plain form.
import { Picture } from "#storefront/ui/picture.tsx";
import { AccountForm } from "../account/forms.tsx";
import type { ReturnableOrder, ReturnAnswer } from "./return-data.ts";
import { PACKAGING_NAMES, REASON_NAMES, REFUND_NAMES } from "./words.ts";
import styles from "./return.module.css";

interface Props {
  readonly order: ReturnableOrder;
  readonly action: string;
  readonly answer: ReturnAnswer | undefined;
}

export function ChooseReturn({ order, action, answer }: Props) {
  const values = answer?.form === "start" ? answer.values : {};
  return (
    <>
      <p className={styles.lede}>
        Order {order.number}. You can send back what you do not keep until {order.until}.
      </p>
      <div className={styles.choose}>
        <AccountForm form="start" action={action} answer={answer} submit="Get the label">
          <input type="hidden" name="number" value={order.number} />
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <Line key={line.id} line={line} values={values} />
            ))}
          </ul>
          <Choice legend="How do you pack it?" name="packaging" names={PACKAGING_NAMES} values={values} />
          <Choice legend="Where does the money go?" name="refundTo" names={REFUND_NAMES} values={values} />
        </AccountForm>
      </div>
    </>
  );
}

type Values = ReturnAnswer["values"];

function Line({ line, values }: { readonly line: ReturnableOrder["lines"][number]; readonly values: Values }) {
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
          <span>{line.price}</span>
        </p>
        <div className={styles.fields}>
          <label>
            <span>How many</span>
            <select
              name={`quantity-${line.id}`}
              aria-label={`How many of ${name}`}
              defaultValue={values[`quantity-${line.id}`] ?? "0"}
            >
              <option value="0">Keep it</option>
              {Array.from({ length: line.most }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {line.most === 1 ? "Send it back" : `Send back ${index + 1}`}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>Why</span>
            <select
              name={`reason-${line.id}`}
              aria-label={`Why ${name} goes back`}
              defaultValue={values[`reason-${line.id}`] ?? ""}
            >
              <option value="">Choose a reason</option>
              {Object.entries(REASON_NAMES).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
    </li>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Values;
}

/** The first is chosen unless something was. */
function Choice({ legend, name, names, values }: ChoiceProps) {
  const entries = Object.entries(names);
  const chosen = values[name] ?? entries[0]?.[0];
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {entries.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
