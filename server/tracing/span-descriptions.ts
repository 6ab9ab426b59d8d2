// Names and attributes of the spans, by diagnostics channel. They contain no personal data.

export interface SpanDescription {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** True for a request to another service. */
  readonly isClient?: boolean;
  /** The page that the request is for. */
  readonly page?: { readonly method: string; readonly route: string };
}

/** Longer statements are truncated. */
const LONGEST_STATEMENT = 2000;

export const SPAN_DESCRIPTIONS: Readonly<
  Record<string, (message: Readonly<Record<string, unknown>>) => SpanDescription>
> = {
  "vitrine:loader": ({ route, method }) => ({
    name: `loader ${String(route)}`,
    attributes: {},
    page: { method: String(method), route: String(route) },
  }),
  "vitrine:statement": ({ text }) => {
    const statement = String(text).slice(0, LONGEST_STATEMENT);
    const [verb = "statement"] = statement.trimStart().split(/\s/, 1);
    return {
      name: verb.toLowerCase(),
      attributes: { "db.system.name": "postgresql", "db.query.text": statement },
      isClient: true,
    };
  },
  "vitrine:search": ({ index }) => ({ name: `search ${String(index)}`, attributes: {}, isClient: true }),
  "vitrine:translation": ({ call, language }) => ({
    name: `translation ${String(call)}`,
    attributes: { "vitrine.language": String(language) },
    isClient: true,
  }),
  "vitrine:picture": ({ kind }) => ({ name: `picture ${String(kind)}`, attributes: {} }),
};
