// The form of an address as the server describes it: the fields of one country, in its order, with its labels and lists.

import type { AddressPart } from "#catalogue";

export interface AddressFormData {
  /** Upper-case code; empty until one is chosen. */
  readonly country: string;
  /** Values that the lists of other fields depend on; absent if none does. */
  readonly of?: { readonly region: string; readonly city: string };
  readonly rows: readonly (readonly AddressFormField[])[];
}

export interface AddressFormField {
  readonly name: AddressPart;
  readonly label: string;
  /** Autofill token, without the section. */
  readonly autoComplete: string;
  readonly isRequired: boolean;
  readonly maxLength: number;
  readonly hint?: string;
  /** Values and names to choose from; typed if absent. */
  readonly options?: readonly (readonly [value: string, name: string])[];
  /** A choice changes the lists of other fields. */
  readonly isParent?: true;
}
