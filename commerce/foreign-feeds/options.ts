// Options of another shop's variants: which of them are the colour and the size, and the names and values of the others.

import { MAX_OPTIONS, type VariantOption } from "#catalogue";
import { colourIn } from "./vocabulary/colour.ts";
import { optionName, optionValue } from "./vocabulary/option-words.ts";
import { parseSize } from "./vocabulary/written-size.ts";

interface Option {
  readonly name: string;
  /** The product's values of the option. */
  readonly values: readonly string[];
}

interface Chosen {
  readonly colour: string;
  readonly size: string;
  /** The options' names as written. */
  readonly sizeName: string | undefined;
  readonly colourName: string | undefined;
  readonly options: readonly VariantOption[];
}

/** Reads the values of a variant, in the order of the options. */
export function optionReader(options: readonly Option[]): (values: readonly string[]) => Chosen {
  const roles = rolesOf(options);
  return (values) => {
    const of = (role: Role): string =>
      values.filter((value, at) => roles[at] === role && value !== "" && value !== DEFAULT_VALUE).join(" ");
    const [size, length, cup] = [of("size"), of("length"), of("cup")];
    const isWaist = /^w?\d{2}$/iu.test(size) && /^l?\d{2}["”]?$/iu.test(length);
    const isBand = /^\d{2,3}$/u.test(size) && /^[a-k]{1,4}$/iu.test(cup);
    return {
      colour: of("colour"),
      sizeName: options[roles.indexOf("size")]?.name,
      colourName: options[roles.indexOf("colour")]?.name,
      size: isWaist ? `${size.replace(/^w/iu, "")}x${length.replace(/^l/iu, "")}` : isBand ? size + cup : size,
      options: namedOptions(
        options.flatMap(({ name }, at) => {
          const role = roles[at];
          const isFurther = role === "other" || (role === "length" && !isWaist) || (role === "cup" && !isBand);
          return isFurther ? [[name, values[at] ?? ""] as const] : [];
        }),
      ),
    };
  };
}

/** Options from names and values as written. Values that say nothing are left out, and so are names that repeat. */
export function namedOptions(written: readonly (readonly [name: string, value: string])[]): readonly VariantOption[] {
  const found = new Map<string, string>();
  for (const [writtenName, writtenValue] of written) {
    const [name, value] = [optionName(writtenName), optionValue(writtenValue)];
    if (name !== "" && value !== "" && !found.has(name) && found.size < MAX_OPTIONS) found.set(name, value);
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

/** Shopify's value of products without options. */
const DEFAULT_VALUE = "Default Title";

type Role = "colour" | "size" | "length" | "cup" | "other" | "none";

function rolesOf(options: readonly Option[]): readonly Role[] {
  const roles = options.map(({ name, values }): Role => {
    if (values.every((value) => value === "" || value === DEFAULT_VALUE)) return "none";
    if (isColourName(name)) return "colour";
    if (isSizeName(name)) return "size";
    if (LENGTH.test(name.trim())) return "length";
    return CUP.test(name.trim()) ? "cup" : "other";
  });
  if (!roles.includes("colour"))
    assign(
      roles,
      options,
      "colour",
      ({ name, values }) => LOOK.test(name) || (!SUBSTANCE.test(name) && values.every(isColour)),
    );
  if (!roles.includes("size")) {
    assign(roles, options, "size", ({ values }) =>
      values.every((value) => parseSize(value, "other").kind !== "unknown"),
    );
  }
  // Only one option is the colour and one the size.
  return roles.map((role, at) =>
    (role === "colour" || role === "size") && roles.indexOf(role) !== at ? "other" : role,
  );
}

function assign(roles: Role[], options: readonly Option[], role: Role, fits: (option: Option) => boolean): void {
  const at = options.findIndex((option, place) => roles[place] === "other" && fits(option));
  if (at !== -1) roles[at] = role;
}

export const isColourName = (name: string): boolean => COLOUR.test(name.normalize("NFC").trim());
export const isSizeName = (name: string): boolean => SIZE.test(name.normalize("NFC").trim());

const isColour = (value: string): boolean => colourIn(value)?.confidence === 1;

/** Option names in several languages. */
const COLOUR =
  /^(?:(?:select |choose |product |frame |main )?(?:colou?rs?)(?: ?name)?|colou?rway|shade|wash|couleurs?|coloris|teinte|farben?|farbton|colore|colori|tonalità|colores|cor|cores|kleur|färg|farve|farge|väri|kolor|renk|颜色|顏色|カラー|色|색상|색깔|컬러|цвета?|اللون|لون|الألوان)$/iu;
const SIZE =
  /^(?:(?:select |choose |us |uk |eu |it |shoe |ring |belt |clothing |apparel |bra |band |waist |hat |kids? |men'?s |women'?s )*sizes?(?: ?\([^)]*\))?|waist|band|[aâ]ge|alter|età|edad|возраст|年龄|年齢|나이|العمر|tailles?|pointures?|tour de (?:doigt|tête)|kopfumfang|(?:schuh|ring|gürtel|konfektions)?(?:größe|groesse|grosse|weite)n?|bundweite|taglia|taglie|misura|misure|numero|numero di scarpe|talla|tallas|talle|número|tamanho|maat|maten|schoenmaat|ringmaat|storlek|størrelse|koko|rozmiar|beden|尺码|尺寸|尺碼|鞋码|码数|サイズ|사이즈|치수|размеры?(?: обуви)?|المقاس|مقاس|المقاسات|القياس|قياس)$/iu;
const LENGTH =
  /^(?:length|inseam|leg(?: length)?|inside leg|länge|laenge|beinlänge|longueur|lunghezza|largo|lengte|längd|длина|長さ)$/iu;
const CUP = /^(?:cup(?: size)?|bonnet|körbchen|coppa|copa)$/iu;
/** Options that change how a product looks, so each value is shown as a colour of it. */
const LOOK = /^(?:finish|material color|print|pattern|design)(?: ?(?:type|colou?r|finish))?$/iu;
/** Options that are no colours, although "Gold" and "Emerald" name some too. */
const SUBSTANCE =
  /^(?:metal|metals|material|stone|gemstone|birthstone|metall|métal|metallo|legierung|stein|pierre|pietra|materiale?|matière)(?: ?(?:type|finish))?$/iu;
