// The part of JSON Schema that forms are generated from, and the values that new fields begin with.

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | false;
  readonly propertyNames?: JsonSchema;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: unknown;
  /** Suggestions for a text. */
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** The editor of a value. */
export type FieldKind =
  | "text"
  | "long-text"
  | "time-zone"
  | "number"
  | "boolean"
  | "choice"
  | "choices"
  | "lines"
  | "list"
  | "object"
  | "record"
  | "drawing"
  | "file"
  | "table"
  | "ranges"
  | "numbers"
  | "json";

/** Characters; longer texts have several lines. */
const LONG = 300;

export function kindOf(schema: JsonSchema): FieldKind {
  const { type, items, properties, additionalProperties } = schema;
  if (schema.anyOf) return "json";
  if (schema.enum) return "choice";
  if (type === "boolean") return "boolean";
  if (type === "number" || type === "integer") return "number";
  if (type === "string") return kindOfText(schema);
  if (type === "array") {
    if (items && optionsOf(items).length > 0) return "choices";
    if (items && kindOf(items) === "text") return "lines";
    if (items?.type === "array" && items.items?.type === "string") return "table";
    if (items && kindOf(items) === "number") return "numbers";
    if (items?.anyOf?.some((one) => one.type === "number")) return "ranges";
    return items?.type === "object" ? "list" : "json";
  }
  if (properties) return "svg" in properties && "picture" in properties ? "drawing" : "object";
  return additionalProperties ? "record" : "json";
}

function kindOfText({ contentEncoding, format, maxLength = 0 }: JsonSchema): FieldKind {
  if (contentEncoding) return "file";
  if (format === "time-zone") return format;
  return maxLength > LONG ? "long-text" : "text";
}

/** Values to choose from: those of an enumeration, or a few whole numbers, such as days of the week. */
export function optionsOf({ enum: values, type, minimum, maximum }: JsonSchema): readonly (string | number)[] {
  if (values) return values;
  const count = type === "integer" && minimum !== undefined && maximum !== undefined ? maximum - minimum + 1 : 0;
  return count <= FEW ? Array.from({ length: count }, (_, index) => index + (minimum ?? 0)) : [];
}

const FEW = 12;

/** Without the alternative null, which a field that is left out means too. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === "object") {
    const [type, ...more] = schema.type.filter((one) => one !== "null");
    return type !== undefined && more.length === 0 ? { ...schema, type } : schema;
  }
  const others = schema.anyOf?.filter(({ type }) => type !== "null");
  const { anyOf: _anyOf, ...rest } = schema;
  return others?.length === 1 ? { ...rest, ...others[0] } : schema;
}

/** The value of a field that is added: what is required, and empty. */
export function emptyOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  switch (kindOf(schema)) {
    case "boolean":
      return false;
    case "choice":
      // The first of many, such as countries, would be a guess.
      return (schema.enum?.length ?? 0) > FEW ? "" : schema.enum?.[0];
    case "number":
      return schema.minimum ?? 0;
    case "choices":
    case "lines":
    case "list":
    case "table":
    case "ranges":
    case "numbers":
      return [];
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, emptyOf(withoutNull(schema.properties?.[name] ?? {}))]),
      );
    case "record":
    case "drawing":
      return {};
    case "json":
      return schema.type === "array" ? [] : null;
    default:
      return "";
  }
}
