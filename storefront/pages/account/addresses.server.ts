// The addresses of an account: listed, added, changed, deleted; one is the default.

import {
  ADDRESS_FIELDS,
  messagesIn,
  placeLines,
  recipientName,
  tidyAddress,
  type Address,
  type AddressField,
  type LanguageCode,
} from "#catalogue";
import {
  deleteAddress,
  listAddresses,
  MAX_ADDRESSES,
  saveAddress,
  setDefaultAddress,
  type SavedAddress,
} from "#commerce/accounts";
import { listed } from "#commerce/labels";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountMessages } from "#locales/account-messages";
import { accountLinks } from "./account.server.ts";
import type { AddressAnswer, AddressesData, EditedAddress } from "./addresses-data.ts";
import { again, goTo, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import { countriesIn } from "./countries.server.ts";
import { addressForm } from "#storefront/features/forms/address-form.server.ts";
import { addressMessages } from "#storefront/features/forms/messages.ts";

/** Allowed values of `?saved=`, which anyone can set. */
const SAVED: ReadonlyMap<string, "savedAddress" | "savedDeleted" | "savedDefault"> = new Map([
  ["address", "savedAddress"],
  ["deleted", "savedDeleted"],
  ["default", "savedDefault"],
]);
/** `?address=new`, or the id of a saved address. */
const EDIT = "address";

export async function loader(args: LoaderArgs): Promise<AddressesData> {
  const account = requireAccount(args);
  const { url, visitor, shop } = args;
  const link = linkFor(visitor);
  const here = link("/account/addresses");
  const addresses = await listAddresses(shop.accounts, account.id);
  const asked = url.searchParams.get(EDIT);
  const kept = addresses.find(({ id }) => id === asked);
  if (asked !== null && asked !== "new" && !kept) throw notFound();
  const said = SAVED.get(url.searchParams.get("saved") ?? "");
  const mayAdd = addresses.length < MAX_ADDRESSES;
  const isEditing = asked !== null && (kept !== undefined || mayAdd);
  return {
    links: accountLinks(link),
    action: here,
    addresses: addresses.map((address) => ({
      ...shownLines(address, visitor.language),
      id: address.id,
      phone: address.phone,
      isDefault: address.isDefault,
      edit: `${here}?${EDIT}=${address.id}`,
    })),
    editing: isEditing ? editingOf(kept, addresses.length, args) : null,
    countries: countriesIn(visitor.language),
    mayAdd,
    add: `${here}?${EDIT}=new`,
    saved: said ? messagesIn(accountMessages, visitor.language)(said) : null,
  };
}

function editingOf(kept: SavedAddress | undefined, count: number, { url, visitor }: LoaderArgs): EditedAddress {
  const { country, kind } = visitor.market;
  const address = tidyAddress(kept ?? { country: kind === "country" ? country : "" });
  return {
    id: kept?.id ?? null,
    action: url.pathname + url.search,
    address,
    addressForm: addressForm(address, visitor.language),
    isDefault: kept ? kept.isDefault : count === 0,
    mayChooseDefault: kept ? !kept.isDefault : count > 0,
  };
}

export async function action(args: LoaderArgs) {
  const account = requireAccount(args);
  const { url, shop, visitor, request } = args;
  const fields = await readFields(request);
  const here = linkFor(visitor)("/account/addresses");
  const id = fields["id"] ?? "";
  /** The form again, with the fields of its country. */
  const answerWith = (rest: Partial<AddressAnswer>) => {
    const answer: AddressAnswer = {
      form: "address",
      values: valuesOf(fields),
      problems: {},
      addressForms: [addressForm(fields, visitor.language)],
      ...rest,
    };
    return again(answer);
  };
  switch (fields["form"]) {
    case "delete":
      if ((await deleteAddress(shop.accounts, account.id, id)) === "no-such-address") throw notFound();
      return goTo(`${here}?saved=deleted`);
    case "default":
      if ((await setDefaultAddress(shop.accounts, account.id, id)) === "no-such-address") throw notFound();
      return goTo(`${here}?saved=default`);
    case "country":
      return answerWith({ isDone: true });
    default:
      break;
  }
  const edited = url.searchParams.get(EDIT) ?? "new";
  const isDefault = fields["isDefault"] === "yes";
  const kept = edited === "new" ? undefined : edited;
  const result = await saveAddress(shop.accounts, account.id, { ...fields, isDefault }, kept);
  if (result.kind === "no-such-address") throw notFound();
  if (result.kind === "saved") return goTo(`${here}?saved=address`);
  if (result.kind === "too-many") {
    return answerWith({
      message: messagesIn(accountMessages, visitor.language)("mostAddresses", { count: MAX_ADDRESSES }),
    });
  }
  const problems = addressMessages(result.problems, tidyAddress(fields).country, visitor.language);
  return answerWith({ problems });
}

const valuesOf = (fields: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(ADDRESS_FIELDS.map((field: AddressField) => [field, fields[field] ?? ""])),
  ...(fields["isDefault"] === "yes" && { isDefault: "yes" }),
});

function shownLines(address: Address, language: LanguageCode) {
  const name = recipientName(address);
  const lines = placeLines(address, language);
  return { name, lines, summary: listed([name, ...lines.slice(0, 1)], language) };
}
