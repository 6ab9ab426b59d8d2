// The lists of the refine sheet, of which several options can be selected: sizes with their equivalents, and plain lists.
import type { SizeGroup } from "#catalogue";
import { type PlainListName, toggleSize, toggleSoldOut, toggleValue } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import { listOptions } from "../filters/list-options.ts";
import { forget, remember, useOwnSizes } from "../filters/my-sizes.ts";
import { useSizeCountry } from "../filters/size-country.tsx";
import { equivalents, nameIn } from "../filters/size-names.ts";
import { swatchOf } from "../filters/swatch.tsx";
import type { SizeFacet } from "../listing-data.ts";
import { type Step, shownSizes, useListingView } from "../listing-view.tsx";
import { OptionRow } from "./option-row.tsx";
import styles from "./options.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly choose: (step: Step) => void;
}

export function ListOptions({ name, choose }: Props & { readonly name: PlainListName }) {
  const { data, state } = useListingView();
  return (
    <ul>
      {listOptions(name, data, state).map(({ value, label, count, isRefined }) => (
        <OptionRow
          key={value}
          label={label}
          count={count}
          isChosen={isRefined}
          onChoose={() => choose((before) => toggleValue(before, data.defaults, name, value))}
          mark={swatchOf(name, value)}
        />
      ))}
    </ul>
  );
}

/** Options beyond size and colour, each under its name. */
export function FurtherOptions({ choose }: Props) {
  const { data, state } = useListingView();
  return data.facets.options.map(({ name, label: title, values }) => (
    <section key={name} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {values.map(({ value, label, count }) => (
          <OptionRow
            key={value}
            label={label}
            count={count}
            isChosen={state.refinementList.options.includes(value)}
            onChoose={() => choose((before) => toggleValue(before, data.defaults, "options", value))}
          />
        ))}
      </ul>
    </section>
  ));
}

export function SizeOptions({ choose, sizes }: Props & { readonly sizes: SizeFacet }) {
  const say = useMessages(listingFilters);
  const { state, data } = useListingView();
  const { country, picker } = useSizeCountry(sizes, styles.tools);
  const own = useOwnSizes(sizes, state);
  const shown = shownSizes(sizes, state);
  const nameOf = (group: SizeGroup) => nameIn(group, country, data.labels);
  const take = (size: (typeof shown)[number]): void => {
    remember(sizes, size);
    choose((before) => toggleSize(before, size.group));
  };
  return (
    <>
      {picker}
      {own.length > 0 && (
        <div className={styles.mine}>
          <ul>
            {own.map((size) => (
              <OptionRow
                key={size.group.name}
                label={say("mySize", { size: nameOf(size.group) })}
                count={size.count}
                isChosen={false}
                onChoose={() => take(size)}
              />
            ))}
          </ul>
          <button type="button" onClick={() => forget(sizes)}>
            {say("forgetSize")}
          </button>
        </div>
      )}
      <ul className={styles.sizes} data-shoes={country && ""}>
        {shown.map((size) => (
          <OptionRow
            key={size.group.name}
            label={nameOf(size.group)}
            note={equivalents(size.group, country, sizes.systems)}
            count={size.count}
            isChosen={size.isChosen}
            onChoose={() => take(size)}
          />
        ))}
      </ul>
      <ul className={styles.soldOut}>
        <OptionRow
          label={say("includeSoldOut")}
          isChosen={state.isSoldOutIncluded}
          onChoose={() => choose(toggleSoldOut)}
        />
      </ul>
      <a className={styles.guide} href={sizes.guide} target="_blank" rel="noopener">
        {say("sizeGuide")}
      </a>
    </>
  );
}
