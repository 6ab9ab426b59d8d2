// Postal addresses.

export {
  ADDRESS_FIELDS,
  ADDRESS_LENGTHS,
  addressProblems,
  tidyAddress,
  type Address,
  type AddressField,
  type AddressProblem,
} from "./address.ts";
export { chineseCities } from "./china.ts";
export { addressFormat, type AddressFormat, type PostalCodeFormat, type RegionFormat } from "./formats.ts";
export { addressLines, addressRows, greetedName, placeLines, recipientName, type AddressPart } from "./lines.ts";
export { postalCodeIn } from "./postal-codes.ts";
export { phoneExample } from "./phone-examples.ts";
