// Express orders at Stripe: its page takes contact and address from the wallet, and the session returns them.
// https://docs.stripe.com/payments/collect-addresses

import type { Stripe } from "stripe";
import { z } from "zod";
import { tidyAddress, type Address } from "#catalogue";
import { toMinorUnits } from "#commerce/tax";
import type { StartedPayment, WalletBuyer } from "./provider.ts";

type Params = Stripe.Checkout.SessionCreateParams;

/** Delivery is shown on its own, so that the page explains the total. */
export function expressParams({ express, currency }: StartedPayment): Partial<Params> {
  if (!express) return {};
  return {
    shipping_address_collection: {
      allowed_countries: [...express.countries],
    },
    phone_number_collection: { enabled: true },
    shipping_options: [
      {
        shipping_rate_data: {
          type: "fixed_amount",
          display_name: express.deliveryName,
          fixed_amount: {
            amount: toMinorUnits(express.deliveryPrice, currency),
            currency: currency.toLowerCase(),
          },
        },
      },
    ],
  };
}

const text = z.string().nullish();
const StripeAddress = z.object({
  country: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  postal_code: text,
});

/** Fields of a session that a wallet has filled. */
export const WalletFields = z.object({
  customer_details: z.object({ email: text, name: text, phone: text, address: StripeAddress.nullish() }).nullish(),
  collected_information: z
    .object({ shipping_details: z.object({ name: text, address: StripeAddress }).nullish() })
    .nullish(),
});

/** Undefined if the page asked for no address. */
export function buyerOf({
  customer_details: customer,
  collected_information: collected,
}: z.infer<typeof WalletFields>): WalletBuyer | undefined {
  const shipping = collected?.shipping_details;
  if (!shipping || !customer?.email) return undefined;
  const phone = customer.phone ?? "";
  const billing = customer.address?.line1 ? addressOf(customer.address, customer.name, phone) : null;
  return { email: customer.email, delivery: addressOf(shipping.address, shipping.name, phone), billing };
}

const addressOf = (
  { country, line1, line2, city, state, postal_code: postalCode }: z.infer<typeof StripeAddress>,
  name: string | null | undefined,
  phone: string,
): Address =>
  tidyAddress({
    country: country ?? "",
    ...namesOf(name ?? ""),
    line1: line1 ?? "",
    line2: line2 ?? "",
    city: city ?? "",
    region: state ?? "",
    postalCode: postalCode ?? "",
    phone,
  });

const HAN_OR_HANGUL = /^[\p{Script=Han}\p{Script=Hangul}\s]+$/u;

/** Wallets have one field for the name. Chinese, Japanese and Korean names begin with the family's. */
function namesOf(name: string): Pick<Address, "firstName" | "lastName"> {
  const words = name.trim().split(/\s+/);
  const isFamilyFirst = HAN_OR_HANGUL.test(name);
  const family = (isFamilyFirst ? words.shift() : words.pop()) ?? "";
  return { firstName: words.join(" "), lastName: family };
}
