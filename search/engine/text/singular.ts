// English singulars, lightly: what counts is that a word and its plural come out alike and different words do not.
// The outcome is a key to compare by ("canvas" gives "canva"), never something to show.

/** Plurals whose singular no rule below finds, and plurals that must not be taken for another word. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: "man",
    mens: "man",
    women: "woman",
    womens: "woman",
    children: "child",
    childrens: "child",
    feet: "foot",
    // -ves of -f and -fe; gloves, sleeves and olives follow the rule
    scarves: "scarf",
    knives: "knife",
    halves: "half",
    leaves: "leaf",
    shelves: "shelf",
    calves: "calf",
    wolves: "wolf",
    // -es of -s, where the rule takes the singular's own s: canvas, canva
    canvases: "canva",
    lenses: "len",
    irises: "iri",
    bonuses: "bonu",
    cactuses: "cactu",
    buses: "bus",
    gases: "gas",
    atlases: "atla",
    topazes: "topaz",
    quizzes: "quiz",
    heroes: "hero",
    echoes: "echo",
    tomatoes: "tomato",
    potatoes: "potato",
    // Garments and names that only look like the plural of "short", "Jean", "tight", "Van", "new" …
    shorts: "shorts",
    jeans: "jeans",
    tights: "tights",
    overalls: "overalls",
    slacks: "slacks",
    vans: "vans",
    toms: "toms",
    rains: "rains",
    news: "news",
    dries: "dries",
    series: "series",
    species: "species",
  }),
);

/** -ies of -ie rather than of -y. */
const OF_IE: ReadonlySet<string> = new Set(
  (
    "aussies beanies birdies boogies booties bowties brasseries brownies budgies calories cookies cuties doggies " +
    "foodies genies groupies hippies hoodies lingeries movies neckties onesies panties pixies prairies reveries rookies " +
    "selfies smoothies sweeties townies undies veggies zombies"
  ).split(" "),
);

const NOT_ENGLISH = /[^a-z]/;

/** Of a folded word. But for exceptions, words of three letters, or with anything but a to z, stay as they are. */
export function singular(word: string): string {
  const { length } = word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  if (length < 4 || NOT_ENGLISH.test(word)) return word;
  // "cloche" and "cloches", "mousse" and "mousses" must meet though "watches" and "dresses" lose two letters.
  if (length > 4 && (word.endsWith("che") || word.endsWith("sse"))) return word.slice(0, -1);
  if (!word.endsWith("s") || word.endsWith("ss")) return word;
  if (!word.endsWith("es")) return word.slice(0, -1);
  if (word.endsWith("ies")) return length > 4 && !OF_IE.has(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  const takesEs = word.endsWith("ches") || word.endsWith("shes") || word.endsWith("sses") || word.endsWith("xes");
  return word.slice(0, takesEs ? -2 : -1);
}
