// Carriers whose tracking pages the shop can link to. Orders with other carriers store the link.

import { lookUp } from "./look-up.ts";

interface Carrier {
  readonly name: string;
  /** Address of the tracking page, without the number at its end. */
  readonly page: string;
}

const CARRIERS: Readonly<Record<string, Carrier>> = {
  aramex: { name: "Aramex", page: "https://www.aramex.com/track/results?ShipmentNumber=" },
  dhl: { name: "DHL", page: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=" },
  dpd: { name: "DPD", page: "https://tracking.dpd.de/status/en_US/parcel/" },
  fedex: { name: "FedEx", page: "https://www.fedex.com/fedextrack/?trknbr=" },
  "la-poste": { name: "La Poste", page: "https://www.laposte.fr/outils/suivre-vos-envois?code=" },
  "royal-mail": { name: "Royal Mail", page: "https://www.royalmail.com/track-your-item#/tracking-results/" },
  ups: { name: "UPS", page: "https://www.ups.com/track?tracknum=" },
  usps: { name: "USPS", page: "https://tools.usps.com/go/TrackConfirmAction?tLabels=" },
};

/** Codes of the known carriers. */
export const CARRIER_CODES: readonly string[] = Object.keys(CARRIERS);

/** The name of a known carrier, or the text as the merchant wrote it. */
export const carrierName = (carrier: string): string => lookUp(CARRIERS, carrier.toLowerCase())?.name ?? carrier;

/** Null if the carrier is not known. */
export function trackingPage(carrier: string, number: string): string | null {
  const known = lookUp(CARRIERS, carrier.toLowerCase());
  return known ? known.page + encodeURIComponent(number.replaceAll(/\s/g, "")) : null;
}
