// The data of the page of addresses.

import type { Address } from "#catalogue";
import type { AddressFormData } from "#storefront/features/forms/address-form-data.ts";
import type { AnswerWithForms } from "#storefront/features/forms/address-fields.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import type { AccountLinks } from "./account-data.ts";

export interface AddressesData {
  readonly links: AccountLinks;
  readonly action: string;
  readonly addresses: readonly ShownAddress[];
  /** The form of one address; null while the list is shown. */
  readonly editing: EditedAddress | null;
  readonly countries: readonly (readonly [code: string, name: string])[];
  readonly mayAdd: boolean;
  readonly add: string;
  readonly saved: string | null;
}

export interface ShownAddress {
  readonly id: string;
  readonly name: string;
  /** Without the name. */
  readonly lines: readonly string[];
  readonly phone: string;
  /** Tells it from other addresses: the name and the first line. */
  readonly summary: string;
  readonly isDefault: boolean;
  readonly edit: string;
}

export interface EditedAddress {
  /** Null for a new one. */
  readonly id: string | null;
  readonly action: string;
  readonly address: Address;
  readonly addressForm: AddressFormData;
  readonly isDefault: boolean;
  /** False for the first address and for the default one, which stay the default. */
  readonly mayChooseDefault: boolean;
}

export type AddressAnswer = FormAnswer & AnswerWithForms;
