// The menus of the refine sheet, of which one option can be chosen: department, category, product type.
import type { MouseEvent } from "react";
import { chooseDepartment, chooseProductType, chooseTopCategory, type SearchState } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import { listingSheets } from "#locales/listing-sheets";
import { isPlainClick } from "../behaviour/plain-click.ts";
import type { DepartmentOption } from "#browsing";
import { type Step, useListingView } from "../listing-view.tsx";
import { OptionRow } from "./option-row.tsx";
import styles from "./options.module.css";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { allOf } from "../all-of.ts";

interface Props {
  readonly choose: (step: Step) => void;
}

export function DepartmentOptions({ choose }: Props) {
  const say = useMessages(listingSheets);
  const { data, state } = useListingView();
  const { defaults, facets } = data;
  return (
    <Menu
      name="department"
      all={say(defaults.department === "kids" ? "allKids" : "allDepartments")}
      options={facets.departments}
      chosen={state.menu.department}
      onChoose={(value) => choose((before) => chooseDepartment(before, defaults, value))}
    />
  );
}

interface CategoryProps extends Props {
  /** Navigates to another collection. */
  readonly leave: (href: string) => void;
}

/** A page of one category links to those around it. */
export function CategoryOptions({ choose, leave }: CategoryProps) {
  const say = useMessages(listingSheets);
  const { data, state } = useListingView();
  const { defaults, facets } = data;
  const { above, fixed, options } = facets.category;
  const follow = (href: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    leave(href);
  };
  if (options.length === 0) {
    return (
      <ul>
        {above.map(({ name, href }) => (
          <li key={href}>
            <a className={styles.link} href={href} onClick={follow(href)}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <span className={styles.link} aria-current="true">
            {fixed}
          </span>
        </li>
      </ul>
    );
  }
  return (
    <Menu
      name="category"
      all={say("allCategories")}
      options={options}
      chosen={state.refinementList.tags[0] ?? ""}
      onChoose={(value) => choose((before) => chooseTopCategory(before, defaults, value))}
    />
  );
}

export function TypeOptions({ choose }: Props) {
  const language = useLanguage();
  const say = useMessages(listingSheets);
  const sayFilters = useMessages(listingFilters);
  const { data, state, sizesOf } = useListingView();
  const { defaults, facets } = data;
  const { open, types } = facets.category;
  return (
    <Menu
      name="type"
      all={open === undefined ? say("allTypes") : allOf(sayFilters, language, open)}
      options={types}
      chosen={state.menu.product_type}
      onChoose={(value) => choose((before) => chooseProductType(before, defaults, value, sizesOf))}
    />
  );
}

interface MenuProps {
  readonly name: string;
  /** Label of the option that clears the choice. */
  readonly all: string;
  readonly options: readonly DepartmentOption[];
  readonly chosen: SearchState["menu"]["department"];
  readonly onChoose: (value: string) => void;
}

function Menu({ name, all, options, chosen, onChoose }: MenuProps) {
  const isAll = !options.some(({ value }) => value === chosen);
  return (
    <ul>
      <OptionRow oneOf={name} label={all} isChosen={isAll} onChoose={() => onChoose("")} />
      {options.map(({ value, label, count, isUnder }) => (
        <OptionRow
          key={value}
          oneOf={name}
          label={label}
          count={count}
          isChosen={value === chosen}
          isUnder={isUnder}
          onChoose={() => onChoose(value)}
        />
      ))}
    </ul>
  );
}
