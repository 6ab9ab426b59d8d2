// Filters of the list of products.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { products as texts } from "../../locales/generated/products.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Chip } from "../../ui/views.tsx";
import { productsAddress } from "./products-address.ts";
import type { ProductsData } from "./products.server.ts";
import styles from "./products.module.css";

const NAMES = ["department", "category", "type", "vendor", "stock"] as const;

export function ProductFilterForm({ data }: { readonly data: ProductsData }) {
  const say = useMessages(texts);
  const { filters, departments, categories, types, vendors } = data;
  const choices = {
    department: departments.map(({ value, name }) => [value, name] as const),
    category: categories.map(({ id, name }) => [id, name] as const),
    type: types.map((type) => [type, type] as const),
    stock: (["low", "out"] as const).map((stock) => [stock, say(`stock-${stock}`)] as const),
  };
  const inWords = (name: (typeof NAMES)[number]): string =>
    name === "vendor"
      ? filters.vendor
      : (choices[name].find(([value]) => value === filters[name])?.[1] ?? filters[name]);
  const open = NAMES.filter((name) => filters[name] === "");
  return (
    <>
      {NAMES.map(
        (name) =>
          filters[name] !== "" && (
            <Chip
              key={name}
              name={say(name)}
              value={inWords(name)}
              href={productsAddress({ ...filters, [name]: "" })}
              removeLabel={say("removeFilter", { filter: say(name) })}
            />
          ),
      )}
      {open.length > 0 && (
        <Form action="/console/products" className={styles.filters}>
          {Object.entries({ ...filters, q: filters.text }).map(
            ([name, value]) =>
              value !== "" && name !== "text" && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {open.map((name) =>
            name === "vendor" ? (
              <TextField
                key={name}
                label={say(name)}
                isLabelHidden
                placeholder={say(name)}
                name={name}
                list="vendors"
              />
            ) : (
              <SelectField key={name} label={say(name)} isLabelHidden name={name} defaultValue="">
                <option value="">{say(name)}</option>
                {choices[name].map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            ),
          )}
          <datalist id="vendors">
            {vendors.map((vendor) => (
              <option key={vendor}>{vendor}</option>
            ))}
          </datalist>
          <Button type="submit" size="small" icon="filter">
            {say("filter")}
          </Button>
        </Form>
      )}
    </>
  );
}
