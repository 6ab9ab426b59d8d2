// The size system of shoes: the listing's own until the shopper chooses another, which then applies everywhere.
import type { ReactNode } from "react";
import type { ShoeCountry } from "#catalogue";
import { chooseSizeSystem, useSizeSystem } from "#storefront/pages/size-guide/size-system.ts";
import { listingFilters } from "#locales/listing-filters";
import type { SizeFacet } from "../listing-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";

interface Chosen {
  /** Undefined for anything but shoes. */
  readonly country: ShoeCountry | undefined;
  /** Null if there is no choice. */
  readonly picker: ReactNode;
}

export function useSizeCountry({ countries = [], country: own }: SizeFacet, className: string | undefined): Chosen {
  const say = useMessages(listingFilters);
  const chosen = useSizeSystem();
  const country = countries.find(({ code }) => code === chosen)?.code ?? own;
  const picker = countries.length > 1 && (
    <label className={className}>
      {say("sizeSystem")}{" "}
      <select value={country} onChange={({ target }) => chooseSizeSystem(target.value as ShoeCountry)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return { country, picker };
}
