// Postal addresses.

export {
  ADDRESS_FIELDS,
  ADDRESS_LENGTHS,
  addressLines,
  addressProblems,
  tidyAddress,
  type Address,
  type AddressField,
  type AddressProblem,
} from "./address.ts";
export { addressFormat, type AddressFormat, type PostalCodeFormat, type RegionFormat } from "./formats.ts";
