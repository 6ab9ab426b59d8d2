// Layouts of address labels by country. Data only.
// Source: Google's Address Data Service (libaddressinput, CC BY 4.0) as in localized-address-format 1.3.3, without sorting codes and
// country prefixes. Added: the city of Japan, Hong Kong, Macao, Singapore and the Emirates, which the source joins with the street.
//
//   %N name   %O company   %A street lines   %D district   %C city   %S region   %Z postal code   %n end of a line

import { lookUp } from "../look-up.ts";

interface Layout {
  readonly latin: string;
  /** For addresses in the country's own script, from the largest part to the smallest. */
  readonly local?: string;
}

/** For all other countries. */
const COMMON = "%N%n%O%n%A%n%Z %C";

const BY_LAYOUT: readonly (readonly [layout: string, countries: string])[] = [
  ["%N%n%O%n%A%n%C%n%S", "AE"],
  ["%N%n%O%n%A%n%Z %C%n%S", "AR CL"],
  ["%O%n%N%n%A%n%Z %C", "AT BE CH FI FR LI LU NL SE"],
  ["%O%n%N%n%A%n%C %S %Z", "AU"],
  ["%N%n%O%n%A%n%C %Z", "BH IL JO LB MT SG"],
  ["%O%n%N%n%A%n%D%n%C-%S%n%Z", "BR"],
  ["%N%n%O%n%A%n%C %S %Z", "CA"],
  ["%N%n%O%n%A%n%D%n%C, %S, %Z", "CO"],
  ["%N%n%O%n%A%n%Z %C %S", "EE ES IT"],
  ["%N%n%O%n%A%n%C%n%S%n%Z", "EG RU UA"],
  ["%N%n%O%n%A%n%C%n%Z", "GB GG IM JE KE"],
  ["%N%n%O%n%C%n%A%n%Z", "HU"],
  ["%N%n%O%n%A%n%C%n%S %Z", "ID VN"],
  ["%N%n%O%n%A%n%D%n%C%n%S%n%Z", "IE"],
  ["%N%n%O%n%A%n%C %Z%n%S", "IN PE"],
  ["%Z%n%S%n%C%n%A%n%O%n%N", "KZ"],
  ["%O%n%N%n%A%n%Z %C %S", "LT"],
  ["%N%n%O%n%A%n%S%n%C, %Z", "LV"],
  ["%N%n%O%n%A%n%D%n%Z %C, %S", "MX"],
  ["%N%n%O%n%A%n%D%n%Z %C%n%S", "MY"],
  ["%N%n%O%n%A%n%D%n%C %Z%n%S", "NG"],
  ["%N%n%O%n%A%n%D%n%C %Z", "NZ SA"],
  ["%N%n%O%n%A%n%Z%n%C", "OM"],
  ["%N%n%O%n%A%n%D, %C%n%Z %S", "PH"],
  ["%N%n%O%n%A%n%C PR %Z", "PR"],
  ["%N%n%O%n%A%n%Z %S %C", "RO"],
  ["%N%n%O%n%A%n%D, %C%n%S %Z", "TH"],
  ["%N%n%O%n%A%n%Z %C/%S", "TR"],
  ["%N%n%O%n%A%n%C, %S %Z", "US"],
  ["%N%n%O%n%A%n%D%n%C%n%Z", "ZA"],
];

const EASTERN: Readonly<Record<string, Layout>> = {
  CN: { latin: "%N%n%O%n%A%n%D%n%C%n%S, %Z", local: "%Z%n%S%C%D%n%A%n%O%n%N" },
  HK: { latin: "%N%n%O%n%A%n%C%n%S", local: "%S%C%n%A%n%O%n%N" },
  JP: { latin: "%N%n%O%n%A%n%C, %S%n%Z", local: "〒%Z%n%S%C%n%A%n%O%n%N" },
  KR: { latin: "%N%n%O%n%A%n%D%n%C%n%S%n%Z", local: "%S %C%D%n%A%n%O%n%N%n%Z" },
  MO: { latin: "%N%n%O%n%A%n%C", local: "%C%n%A%n%O%n%N" },
  TW: { latin: "%N%n%O%n%A%n%C, %S %Z", local: "%Z%n%S%C%n%A%n%O%n%N" },
};

export const layoutOf = (country: string): Layout =>
  lookUp(EASTERN, country) ?? {
    latin: BY_LAYOUT.find(([, countries]) => countries.split(" ").includes(country))?.[0] ?? COMMON,
  };
