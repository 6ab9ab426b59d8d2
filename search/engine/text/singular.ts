// Approximate English singulars. A word and its plural must give the same result, and different words different ones. The result
// is a key for comparison ("canvas" gives "canva") and never shown.

/** Irregular plurals, and plurals that would be confused with other words. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: "man",
    mens: "man",
    women: "woman",
    womens: "woman",
    children: "child",
    childrens: "child",
    feet: "foot",
    // -ves of -f and -fe; gloves, sleeves and olives are regular
    scarves: "scarf",
    knives: "knife",
    halves: "half",
    leaves: "leaf",
    shelves: "shelf",
    calves: "calf",
    wolves: "wolf",
    // -es of -s, where the rule also removes the s of the singular: canvas, canva
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
    // Garments and names that look like plurals of "short", "Jean", "tight", "Van", "new" …
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

/** Words ending in -ies with a singular in -ie instead of -y. */
const OF_IE: ReadonlySet<string> = new Set(
  (
    "aussies beanies birdies boogies booties bowties brasseries brownies budgies calories cookies cuties doggies " +
    "foodies genies groupies hippies hoodies lingeries movies neckties onesies panties pixies prairies reveries rookies " +
    "selfies smoothies sweeties townies undies veggies zombies"
  ).split(" "),
);

const NOT_ENGLISH = /[^a-z]/;

/** Expects a folded word. Apart from exceptions, words of three letters or with other characters than a to z are unchanged. */
export function singular(word: string): string {
  const { length } = word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  if (length < 4 || NOT_ENGLISH.test(word)) return word;
  // "cloche" and "cloches" must give the same result, although "watches" loses two letters.
  if (length > 4 && (word.endsWith("che") || word.endsWith("sse"))) return word.slice(0, -1);
  if (!word.endsWith("s") || word.endsWith("ss")) return word;
  if (!word.endsWith("es")) return word.slice(0, -1);
  if (word.endsWith("ies")) return length > 4 && !OF_IE.has(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  const takesEs = word.endsWith("ches") || word.endsWith("shes") || word.endsWith("sses") || word.endsWith("xes");
  return word.slice(0, takesEs ? -2 : -1);
}
