// What the shop's parts tell of their work on diagnostics channels, as spans: a name, and attributes that tell nothing of people.

export interface Described {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Asks something outside of this process's own code. */
  readonly isAsking?: boolean;
  /** The page that the whole request turned out to be for. */
  readonly page?: { readonly method: string; readonly route: string };
}

/** A statement longer than this is cut: what it does is said at its beginning. */
const LONGEST_STATEMENT = 2000;

export const PARTS: Readonly<Record<string, (message: Readonly<Record<string, unknown>>) => Described>> = {
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
      isAsking: true,
    };
  },
  "vitrine:search": ({ index }) => ({ name: `search ${String(index)}`, attributes: {}, isAsking: true }),
  "vitrine:translation": ({ call, language }) => ({
    name: `translation ${String(call)}`,
    attributes: { "vitrine.language": String(language) },
    isAsking: true,
  }),
  "vitrine:picture": ({ kind }) => ({ name: `picture ${String(kind)}`, attributes: {} }),
};
