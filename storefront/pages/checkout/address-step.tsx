// Delivery and billing address: a saved address of the account, or a new one.
import { useFetcher } from "react-router";
import { ADDRESS_FIELDS, type Address } from "#catalogue";
import { AddressFields, addressForms } from "#storefront/features/forms/address-fields.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { checkout } from "#locales/checkout";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { MarketOffer } from "./market-offer.tsx";
import { useDraft } from "./use-draft.ts";
import styles from "./address-step.module.css";
import choices from "./choices.module.css";

interface Props {
  readonly data: CheckoutData;
  readonly answer: CheckoutAnswer | undefined;
}

type Values = Readonly<Record<string, string>>;

export function AddressStep({ data, answer }: Props) {
  const say = useMessages(checkout);
  const { kept, chosen, delivery, billing, isBillingSame, savesAddress, needsDelivery, countries, allCountries } =
    data.address;
  const draft = useDraft(data.id, "address");
  const chosenDelivery = useFetcher<CheckoutAnswer>();
  const chosenBilling = useFetcher<CheckoutAnswer>();
  return (
    <CheckoutForm
      key={draft.values ? "draft" : "kept"}
      form="address"
      action={data.action}
      answer={answer}
      submit={say(needsDelivery ? "toDelivery" : "toPayment")}
      pending={say("saving")}
      labelledBy="address-title"
      onInput={draft.onInput}
    >
      {(answered) => {
        const { problems, focus } = answered;
        const typed: Values = answered.form ? answered.values : (draft.values ?? {});
        const isTyped = Object.keys(typed).length > 0;
        const chosenNow = typed["kept"] ?? chosen;
        const offer = <MarketOffer offer={(chosenDelivery.data ?? answered).offer} />;
        const given = [...(answered.addressForms ?? []), ...data.address.forms];
        const isSaved = isTyped ? typed["save"] === "yes" : savesAddress === true;
        const isSame = isTyped ? typed["same"] === "yes" : isBillingSame;
        return (
          <div className={styles.address}>
            {needsDelivery && (
              <>
                <Kept kept={kept} chosen={chosenNow} />
                {chosenNow !== "new" && offer}
                <div className={styles.fields} data-fields="delivery">
                  <AddressFields
                    countries={countries}
                    values={valuesOf("", typed, delivery)}
                    problems={problems}
                    focus={focus}
                    section="shipping"
                    forms={addressForms(chosenDelivery, "address-country", data.action, given)}
                    note={chosenNow === "new" && offer}
                  />
                  {savesAddress !== null && (
                    <label className={choices.check}>
                      <input
                        className={choices.tick}
                        type="checkbox"
                        name="save"
                        value="yes"
                        defaultChecked={isSaved}
                      />
                      {say("saveAddress")}
                    </label>
                  )}
                </div>
                <label className={choices.check}>
                  <input className={choices.tick} type="checkbox" name="same" value="yes" defaultChecked={isSame} />
                  {say("sameAddress")}
                </label>
              </>
            )}
            <fieldset className={styles.billing} data-fields="billing">
              <legend>{say("billing")}</legend>
              {!needsDelivery && <p className={styles.note}>{say("giftsOnly")}</p>}
              <AddressFields
                countries={allCountries}
                values={valuesOf("billing.", typed, billing)}
                problems={problems}
                focus={focus}
                prefix="billing."
                section="billing"
                forms={addressForms(chosenBilling, "address-country", data.action, given)}
              />
            </fieldset>
          </div>
        );
      }}
    </CheckoutForm>
  );
}

const valuesOf = (prefix: string, typed: Values, known: Address): Address =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, typed[prefix + field] ?? known[field]])) as Address;

/** The account's saved addresses; the fields below are for a new one. */
function Kept({ kept, chosen }: { readonly kept: CheckoutData["address"]["kept"]; readonly chosen: string }) {
  const say = useMessages(checkout);
  if (kept.length === 0) return null;
  return (
    <fieldset className={styles.kept}>
      <legend>{say("chooseAddress")}</legend>
      <div className={choices.choices}>
        {kept.map(({ id, name, place }) => (
          <label key={id} className={choices.choice}>
            <input className={choices.radio} type="radio" name="kept" value={id} defaultChecked={chosen === id} />
            <span className={choices.name}>
              {name}
              <span className={choices.note}>
                <bdi>{place}</bdi>
              </span>
            </span>
          </label>
        ))}
        <label className={choices.choice}>
          <input className={choices.radio} type="radio" name="kept" value="new" defaultChecked={chosen === "new"} />
          <span className={choices.name}>{say("anotherAddress")}</span>
        </label>
      </div>
    </fieldset>
  );
}
