// Descriptions of designers: two or three sentences about their city, craft and colours.
import type { Random } from "../random.ts";
import type { Curated } from "./curated.ts";
import type { HouseKind } from "./kinds.ts";
import { CULTURES } from "./names.ts";
import type { Palette } from "./palettes.ts";

export function describe(designer: Curated, palette: Palette, founded: number, random: Random): string {
  const { name, city, kind } = designer;
  const opening = random.pick([
    isPerson(name)
      ? `${name} founded the label in ${city} in ${founded}.`
      : `${name} was founded in ${city} in ${founded}.`,
    `Since ${founded}, ${name} has worked from a studio in ${city}.`,
    `Made in and around ${city} since ${founded}, ${name} needs little introduction to those who know it.`,
    `${name} began in ${city} in ${founded} with a dozen pieces and no plan to grow.`,
    `A small team in ${city} has been behind ${name} since ${founded}.`,
  ]);
  const closing = random.pick([
    `Expect ${palette.words}.`,
    `The palette stays close to home: ${palette.words}.`,
    `Each season returns to ${palette.words}.`,
    `What changes is the cloth; what stays is ${palette.words}.`,
  ]);
  return `${opening} ${random.pick(CRAFT[kind])} ${closing}`;
}

const given = new Set(CULTURES.flatMap((culture) => culture.given));

/** True if the label has a person's full name, which does not go with "was founded". */
const isPerson = (name: string): boolean => name.split(" ").some((word) => given.has(word)) && !/[&+–]/.test(name);

const CRAFT: Readonly<Record<HouseKind, readonly string[]>> = {
  house: [
    "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.",
    "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.",
    "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.",
  ],
  "ready-to-wear": [
    "The collections are short, the cuts generous, the cloths chosen before the shapes.",
    "Clothes for people who know what they like: precise at the shoulder, easy at the waist.",
    "It treats the everyday wardrobe as a problem worth solving properly.",
    "Draped, folded and tucked by hand before a pattern is ever drawn.",
  ],
  tailoring: [
    "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.",
    "Three generations of cutters stand behind a jacket that weighs almost nothing.",
    "Tailoring without stiffness, in cloths from mills that are older than the house.",
  ],
  knit: [
    "Everything is knitted, linked and washed within an hour’s drive.",
    "Yarns come undyed and are coloured in lots so small that no two seasons match.",
    "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.",
  ],
  denim: [
    "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.",
    "Jeans first, and everything that goes with jeans after.",
    "Washed with stone and air, without the rivers of water.",
  ],
  street: [
    "Heavy jersey, technical shell and a sense of humour about both.",
    "It borrows from skate parks, libraries and building sites in equal parts.",
    "Sportswear shapes in cloths that deserve an iron.",
  ],
  evening: [
    "Dresses are draped on the stand and finished by hand, for evenings that run late.",
    "Bias, boning and very little decoration: the cut does the talking.",
    "It dresses women for rooms in which they intend to be remembered.",
  ],
  shirts: [
    "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.",
    "One garment, studied for decades: the shirt.",
  ],
  shoes: [
    "Lasts are carved in the workshop, and every pair can come home to be resoled.",
    "Shoes with a straight back and a soft footbed, made by eighteen people.",
    "Leather is cut by hand; the machines only do what hands do badly.",
  ],
  sneakers: [
    "Sneakers without noise: good leather, stitched soles, no logo to speak of.",
    "Runners and court shoes rebuilt from archive lasts.",
  ],
  sandals: [
    "Sandals braided and buckled by hand, for a life lived near water.",
    "Vegetable-tanned straps on soles that mould to the foot.",
  ],
  leather: [
    "Bags are cut from single hides, their edges painted five times and polished after each.",
    "Saddlers by training, the founders still stitch handles with two needles.",
    "It makes bags for decades of use, and repairs them when that time has passed.",
  ],
  jewellery: [
    "Recycled gold and silver, cast by hand, kept deliberately imperfect.",
    "Jewellery on the scale of the hand that wears it.",
    "Sculpture first; it happens to be worn.",
  ],
  eyewear: [
    "Frames are milled from aged acetate and tumbled for four days.",
    "Optics come first, and the line of the brow a close second.",
  ],
  watches: [
    "Small runs, plain dials, movements that any good watchmaker can service.",
    "Watches for people who still look at their wrist.",
  ],
  hats: [
    "Felts are blocked on wooden forms that have not changed in a century.",
    "Hats, gloves and scarves for weather, not for show.",
  ],
  swim: [
    "Swimwear in recycled yarns that holds its shape from June to September.",
    "Made for swimming in, which is rarer than it sounds.",
  ],
  underwear: [
    "The first layer, thought about for longer than most outer ones.",
    "Fine-gauge cotton, modal and silk, without a visible seam.",
  ],
  silk: [
    "Silks are printed by hand, screen after screen, and rolled at the edge.",
    "Ties and squares from a mill beside the lake.",
  ],
  umbrellas: ["Frames of steel and fibreglass, handles of turned wood, repairs for life."],
  technology: [
    "Cases and covers for the things we carry most, made like luggage.",
    "It gives machines the leather they deserve.",
  ],
  kids: [
    "Clothes for children who climb, with room to grow and seams that forgive.",
    "Soft cottons, sensible fastenings and prints drawn in-house.",
    "Made small with the care usually spent on the large.",
  ],
};
