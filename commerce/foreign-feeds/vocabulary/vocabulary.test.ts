import { DEFAULT_TAXONOMY } from "#catalogue";
import { NewTypes } from "#commerce/taxonomy";
import { expect, test } from "vitest";
import { colourIn, patternNamed } from "./colour.ts";
import { departmentsIn } from "./department.ts";
import { guessedType, inContext, namedType, VAGUE } from "./product-type.ts";

const KNOWN = new NewTypes(DEFAULT_TAXONOMY).known;

test.each([
  ["Coats", "Coats"],
  ["Women's Trench Coats", "Coats"],
  ["Apparel & Accessories > Clothing > Pants", "Pants"],
  ["Clothing > Dresses > Home", "Dresses"],
  ["Men > Trainers", "Sneakers"],
  ["Hoodies", "Sweatshirts"],
  ["T-Shirt", "T-Shirts"],
  ["Scarves & Shawls", "Scarves"],
  ["2271", "Dresses"],
  ["Damen Winterjacken", "Jackets"],
  ["Vestiti lunghi", "Dresses"],
  ["Chaussures > Bottines", "Boots"],
  ["女装 > 牛仔裤", "Jeans"],
  ["Surfboards", undefined],
  ["Watches > Dress", "Watches"],
  ["Dresses > Wrap", "Dresses"],
  ["Sleepwear > Robes", "Nightwear"],
  ["Cufflinks", "Cufflinks And Tie Clips"],
  ["Taschen > Kosmetiktaschen", "Toiletry Bags"],
  ["Vintage > Tailoring", undefined],
  ["Jurkjes", "Dresses"],
  ["Mützchen", "Hats"],
  ["Dessous > Slips", "Underwear And Socks"],
  ["", undefined],
])("the type %j maps to %s [SR-20]", (text, name) => {
  expect(namedType(KNOWN, [text])?.type.name).toBe(name);
});

test("a category of Google's taxonomy leaves the type to the title [SR-20] [OC-08]", () => {
  const pants = namedType(KNOWN, ["204"]);
  expect([pants?.type.name, pants?.confidence]).toEqual(["Pants", VAGUE]);
  expect(guessedType(KNOWN, { title: "Baggy jeans", tags: [], handle: "" }, pants)?.type.name).toBe("Jeans");
});

test("a name of several types leaves the choice to the title", () => {
  const knits = namedType(KNOWN, ["Baby > Truien & Vesten"]);
  expect(knits?.confidence).toBe(VAGUE);
  expect(guessedType(KNOWN, { title: "Gebreid vestje", tags: [], handle: "" }, knits)?.type.name).toBe("Knitwear");
});

test("a shade's name is a colour only where a colour is named", () => {
  expect(colourIn("River")).toEqual({ colour: "Blue", confidence: 0.8 });
  expect(colourIn("Blue river")).toEqual({ colour: "Blue", confidence: 1 });
});

test.each([
  ["Black", "Black"],
  ["slate blue", "Blue"],
  ["Navy blue", "Navy"],
  ["Rose gold", "Gold"],
  ["Ecru", "White"],
  ["Black/White", "multi"],
  ["Multicolour", "multi"],
  ["Clear", "Transparent"],
  ["Xyzzy", undefined],
  ["Dunkelblau", "Blue"],
  ["Vert sapin", "Green"],
  ["藏青色", "Navy"],
  ["Floral print", "multi"],
  ["#0b1f4b", "Navy"],
  ["Light wash", "Blue"],
  ["14k yellow gold", "Gold"],
  ["Or", "Gold"],
  ["Stone wash", "Blue"],
  ["Black rinse", "Black"],
  ["Oatmeal heather", "Beige"],
  ["Navy melange", "Navy"],
  ["Midnight black", "Black"],
  ["Pink crystal", "Pink"],
  ["Rubinrot", "Red"],
  ["Hautfarben", "Beige"],
  ["Glacier", "Blue"],
  ["Basalt/Poppy", "multi"],
  ["Off-White", "White"],
  ["Washed indigo", "Blue"],
  ["Ditsy floral", "multi"],
  ["Rot-Weiß", "multi"],
  ["Rose-gold", "Gold"],
  ["Karo Camel", "Beige"],
  ["Blue stripe", "Blue"],
  ["Rayures marine", "Navy"],
  ["Harbour stripe", "Blue"],
  ["Navy multi stripe", "multi"],
  ["Black/White check", "multi"],
  ["Bleu nuit", "Navy"],
  ["Coñac", "Brown"],
  ["Eukalyptus", "Green"],
  ["Cloudberry", "Orange"],
  ["Nudo", "Beige"],
  ["Tartarugato", "Brown"],
  ["Off white / Sand", "White"],
  ["Black denim", "Black"],
  ["Washed ink", "Navy"],
])("the colour %j maps to %s [SR-20]", (text, colour) => {
  expect(colourIn(text)?.colour).toBe(colour);
});

const said = (...texts: readonly string[]) => texts.map((text) => ({ text, confidence: 0.9, isProse: true }));

test.each([
  [{ gender: "female", texts: [] }, ["women"]],
  [{ gender: "unisex", ageGroup: "adult", texts: [] }, ["women", "men"]],
  [{ gender: "male", ageGroup: "kids", texts: [] }, ["boys"]],
  [{ ageGroup: "infant", texts: [] }, ["baby-girl", "baby-boy"]],
  [{ texts: said("Women", "New") }, ["women"]],
  [{ texts: said("Men's Shoes") }, ["men"]],
  [{ texts: said("Teen Girl") }, ["teen-girl"]],
  [{ texts: said("Ornaments") }, []],
  [{ texts: said("Damenkleidung > Damen") }, ["women"]],
  [{ texts: said("Robe femme", "Nouveautés") }, ["women"]],
  [{ texts: said("Vestido de niña", "Niñas") }, ["girls"]],
  [{ texts: said("男童上衣") }, ["boys"]],
  [{ texts: said("Barn jacket", "Be Kind tee") }, []],
  [{ texts: said("Baby tee", "Boyfriend jeans") }, []],
  [{ texts: said("Herrenanzug") }, ["men"]],
  [{ texts: said("Meisjesjurk met ruches") }, ["girls"]],
  [{ texts: said("Bridesmaid dress") }, ["women"]],
  [{ texts: said("Kids accessories", "Toddler sun hat") }, ["baby-girl", "baby-boy"]],
])("%j maps to %j [SR-20]", (hints, departments) => {
  expect(departmentsIn(DEFAULT_TAXONOMY, hints)?.departments ?? []).toEqual(departments);
});

test.each([
  ["Women's Denim Jacket with belt", "Jackets"],
  ["Shirt dress", "Dresses"],
  ["Robe longue en lin", "Dresses"],
  ["The Marlow high-rise bootcut", "Jeans"],
  ["Lederstiefel für Herren", "Boots"],
  ["Hammered hoop earrings - gold", "Earrings"],
  ["Slip-on sneakers", "Sneakers"],
  ["Corduroy pinafore", "Dresses"],
  ["Corset top denim", "Tops"],
  ["Jeans straight leg", "Jeans"],
  ["Sneaker platform leather", "Sneakers"],
  ["Leather bag crossbody", "Crossbody Bags"],
  ["Run sock 3-pack", "Underwear And Socks"],
  ["Crew socks 3pk tie-dye", "Underwear And Socks"],
  ["Satin bride robe", "Nightwear"],
  ["Velvet smoking slipper", "Loafers"],
  ["Pearl hair pin", "Hair Accessories"],
  ["Petite robe noire", "Dresses"],
  ["Waterproof puddlesuit", "Jumpsuits"],
  ["Silk headscarf", "Scarves"],
  ["Jewelry box", undefined],
  ["Communiepak 3-delig", "Suits"],
  ["Gebreid vestje", "Knitwear"],
  ["Merceditas Inés", "Flats"],
  ["Ofertas", undefined],
  ["Haut de maillot triangle", "Swimwear"],
  ["Pochon lingerie en soie", "Clutches"],
])("the title %j alone names %s [SR-20]", (title, name) => {
  expect(guessedType(KNOWN, { title, tags: [], handle: "" }, undefined)?.type.name).toBe(name);
});

test.each([
  ["The Oxford", ["men", "shirts"], "Shirts"],
  ["The Oxford", ["men", "shoes"], "Lace-Ups"],
  ["Silk slip", ["dresses"], "Dresses"],
  ["Penelope midi", ["skirts"], "Skirts"],
  ["Gold ring", ["necklaces", "rings"], "Rings"],
  ["Oxford shirt dress", ["shirts"], "Dresses"],
  ["Bridal trainers", ["shoes", "trainers"], "Sneakers"],
])("a title that may name several types, %j with the tags %j, is of %s [OC-10]", (title, tags, name) => {
  expect(guessedType(KNOWN, { title, tags, handle: "" }, undefined)?.type.name).toBe(name);
});

test.each([
  ["Boxer mare tinta unita", "Uomo > Mare > Boxer", [], "Swimwear"],
  ["Volley shorts", "Shorts", ["swim"], "Swimwear"],
  ["Linen shorts", "Shorts", ["beach"], "Shorts"],
  ["Culotte Aurore", "Culottes", ["lingerie"], "Underwear And Socks"],
  ["Linen culottes", "Culottes", [], "Pants"],
  ["Cotton boxer", "Underwear & Swim > Boxers", [], "Underwear And Socks"],
])("%j of %j with the tags %j is of %s [OC-10]", (title, type, tags, name) => {
  const found = namedType(KNOWN, [type])!;
  expect(inContext(KNOWN, found, { title, types: [type], tags }).type.name).toBe(name);
});

test.each([
  ["Blue stripe", "Striped"],
  ["Karo Camel", "Checked"],
  ["ネイビー ボーダー", "Striped"],
  ["Printed", undefined],
  ["Black", undefined],
])("the colour %j names the pattern %s [SF-16]", (text, pattern) => {
  expect(patternNamed(text)).toBe(pattern);
});
