// The fields of gift options, in the bag and at the checkout. The first box opens the rest, without scripts too.
import { formatMoney, MAX_GIFT_MESSAGE, money } from "#catalogue";
import { TextField } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { giftOptions } from "#locales/gift-options";
import type { CartGift } from "./cart-data.ts";
import styles from "./gift-fields.module.css";

interface Props {
  readonly gift: CartGift;
  readonly currency: string;
  /** As typed in a form that was refused. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly problem?: string | undefined;
  readonly isFirst?: boolean | undefined;
}

export function GiftFields({ gift: { offer, options }, currency, typed, problem, isFirst }: Props) {
  const say = useMessages(giftOptions);
  const { wrapPrice } = offer;
  const isTicked = (name: string, isChosen: boolean | undefined) =>
    typed ? typed[name] === "yes" : (isChosen ?? false);
  return (
    <fieldset className={styles.gift}>
      <legend className={styles.title}>{say("title")}</legend>
      <label className={styles.check}>
        <Tick name="isGift" isTicked={isTicked("isGift", options !== null)} />
        {say("isGift")}
      </label>
      <div className={styles.more}>
        {wrapPrice !== null && (
          <label className={styles.check}>
            <Tick name="giftWrap" isTicked={isTicked("giftWrap", options?.isWrapped)} />
            {say("wrap")}
            <span className={styles.price}>
              {wrapPrice === 0 ? say("free") : formatMoney(money(wrapPrice, currency))}
            </span>
          </label>
        )}
        <label className={styles.check}>
          <Tick name="giftHidesPrices" isTicked={isTicked("giftHidesPrices", options?.hidesPrices)} />
          {say("hidesPrices")}
        </label>
        <TextField
          id="gift-message"
          name="giftMessage"
          label={say("message")}
          isOptional
          dir="auto"
          rows={3}
          maxLength={MAX_GIFT_MESSAGE}
          defaultValue={typed?.["giftMessage"] ?? options?.message}
          hint={say("messageHint", { max: MAX_GIFT_MESSAGE })}
          problem={problem}
          isFirst={isFirst}
        />
      </div>
    </fieldset>
  );
}

const Tick = ({ name, isTicked }: { readonly name: string; readonly isTicked: boolean }) => (
  <input className={styles.tick} type="checkbox" name={name} value="yes" defaultChecked={isTicked} />
);
