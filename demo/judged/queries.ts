// What shoppers type into the demo shop, and what they mean by it.

import {
  both,
  colour,
  department,
  designerColour,
  either,
  model,
  titled,
  titledZh,
  type,
  vendor,
  type Grade,
  type JudgedQuery,
  type Rule,
} from "./judgement.ts";

const BAGS = [
  "Crossbody Bags",
  "Tote Bags",
  "Top Handle Bags",
  "Shoulder Bags",
  "Backpacks",
  "Travel Bags",
  "Clutches",
];
const SHOES = ["Sneakers", "Sandals", "Boots", "Pumps", "Loafers", "Flats", "Lace-Ups"];
const KIDS = ["boys", "girls", "baby-boy", "baby-girl", "teen-boy", "teen-girl"];

const coat = type("Coats");
const dress = type("Dresses");
const bag = type(...BAGS);
const knit = type("Sweaters", "Knitwear");
const women = department("women");
const men = department("men");

const query = (text: string, ...grades: readonly (readonly [Grade, Rule])[]): JudgedQuery => ({ text, grades });

export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  // Designers, with and without what a keyboard lacks.
  query("Åkerlund", [3, vendor("Åkerlund")]),
  query("akerlund", [3, vendor("Åkerlund")]),
  query("aegir", [3, vendor("Ægir")]),
  query("isolde varga", [3, vendor("Isolde Varga")]),
  query("halden & rue", [3, vendor("Halden & Rue")]),
  query("halden and rue", [3, vendor("Halden & Rue")]),
  query("halden rue bags", [3, both(vendor("Halden & Rue"), bag)]),
  query("odwyer knit", [3, vendor("O'Dwyer Knit")]),
  query("d'orsenne", [3, vendor("D'Orsenne")]),
  query("n27", [3, vendor("N°27")]),
  query("zsofia halmos", [3, vendor("Zsófia Halmos")]),
  query("goncalo albuquerque", [3, vendor("Gonçalo Albuquerque-Sá")]),
  query("uberfeld", [3, vendor("Friederike Überfeld")]),
  query("kjeldahl", [3, vendor("Kjeldal")], [1, vendor("Liv Kjeldal")]),
  query("isold vargas", [3, vendor("Isolde Varga")]),
  query("maison orlo coat", [3, both(vendor("Maison Orlo"), coat)]),
  query("1919 atelier", [3, vendor("1919 Atelier")]),
  query("shirane pants", [3, both(vendor("Shirane"), type("Pants"))]),

  // Types, also as others call them, in either number.
  query("dress", [3, dress]),
  query("dresses", [3, dress]),
  query("boot", [3, type("Boots")]),
  query("shirts", [3, type("Shirts")], [2, type("Polo Shirts")], [1, type("T-Shirts", "Sweatshirts")]),
  query("tshirt", [3, type("T-Shirts")]),
  query("t-shirts", [3, type("T-Shirts")]),
  query("bag", [3, bag]),
  query("trainers", [3, type("Sneakers")]),
  query("jumper", [3, type("Sweaters")], [2, type("Knitwear")]),
  query("knitwear", [3, knit]),
  query("trousers", [3, type("Pants")], [1, type("Jeans")]),
  query("watch", [3, type("Watches")]),
  query("scarf", [3, type("Scarves")]),
  query("shoes", [3, type(...SHOES)]),
  query("ring", [3, type("Rings")]),
  query("suit", [3, type("Suits")], [1, type("Blazers", "Jumpsuits")]),
  query("top", [3, type("Tops")], [1, type("T-Shirts", "Shirts")]),
  query("heels", [3, type("Pumps")], [2, titled("heeled")]),
  query("crossbody bag", [3, type("Crossbody Bags")], [1, bag]),
  query("handbag", [3, bag]),

  // Colours: a shopper who types green means every green.
  query("black dress", [3, both(dress, colour("Black"))], [1, dress]),
  query("green coat", [3, both(coat, colour("Green"))], [1, coat]),
  query("red dress", [3, both(dress, colour("Red"))], [1, dress]),
  query("blue shirt", [3, both(type("Shirts"), colour("Blue"))], [2, both(type("Polo Shirts"), colour("Blue"))]),
  query("navy blazer", [3, both(type("Blazers"), colour("Navy"))]),
  query("white sneakers", [3, both(type("Sneakers"), colour("White"))]),
  query("brown bag", [3, both(bag, colour("Brown"))]),
  query("camel coat", [3, both(coat, designerColour("Camel"))], [2, both(coat, colour("Brown", "Beige"))]),
  query("grey sweater", [3, both(type("Sweaters"), colour("Grey"))], [2, both(type("Knitwear"), colour("Grey"))]),
  query("pink", [3, colour("Pink")]),
  query("gold ring", [3, both(type("Rings"), either(colour("Gold"), titled("gold")))]),

  // Materials and makes.
  query("cashmere sweater", [3, both(type("Sweaters"), titled("cashmere"))], [2, both(knit, titled("cashmere"))]),
  query("leather jacket", [3, both(type("Jackets"), either(titled("leather"), titled("lambskin")))]),
  query("suede boots", [3, both(type("Boots"), titled("suede"))]),
  query("silk shirt", [3, both(type("Shirts"), titled("silk"))], [1, both(type("Tops"), titled("silk"))]),
  query("linen", [3, titled("linen")]),
  query("denim jacket", [3, both(type("Jackets"), titled("denim"))]),
  query("striped cotton shirt", [3, both(type("Shirts"), titled("striped", "cotton"))], [1, titled("striped cotton")]),
  query(
    "double breasted wool coat",
    [3, both(coat, titled("double breasted", "wool"))],
    [1, titled("double breasted")],
  ),
  query("trench coat", [3, titled("trench")]),
  query("chelsea boots", [3, titled("chelsea")]),
  query("puffer jacket", [3, titled("puffer")]),
  query("high rise jeans", [3, both(type("Jeans"), titled("high rise"))]),
  query("mini skirt", [3, both(type("Skirts"), titled("mini"))]),
  query("turtleneck", [3, titled("roll neck")]),

  // For whom.
  query("women boots", [3, both(type("Boots"), women)]),
  query("mens sneakers", [3, both(type("Sneakers"), men)]),
  query("men's cotton shirt", [3, both(type("Shirts"), men, titled("cotton"))], [1, both(type("T-Shirts"), men)]),
  query("kids swimwear", [3, both(type("Swimwear"), department(...KIDS))]),
  query("women black leather boots", [3, both(type("Boots"), women, colour("Black"), titled("leather"))]),

  // Slips of the fingers.
  query("blck dres", [3, both(dress, colour("Black"))], [1, dress]),
  query("snekers", [3, type("Sneakers")]),
  query("cashmire sweater", [3, both(type("Sweaters"), titled("cashmere"))], [2, both(knit, titled("cashmere"))]),
  query("leahter jacket", [3, both(type("Jackets"), either(titled("leather"), titled("lambskin")))]),
  query("sunglases", [3, type("Sunglasses")]),
  query("necklase", [3, type("Necklaces")]),
  query("hoddie", [3, titled("hoodie")]),
  query("lofers", [3, type("Loafers")]),
  query("jaket", [3, type("Jackets")]),
  query("trenchcoat", [3, titled("trench")]),
  query("braclet", [3, type("Bracelets")]),

  // While typing.
  query("sneak", [3, type("Sneakers")]),
  query("cashm", [3, titled("cashmere")]),
  query("black dre", [3, both(dress, colour("Black"))], [1, dress]),
  query("maison or", [3, vendor("Maison Orlo")]),
  query("sungl", [3, type("Sunglasses")]),

  // In Chinese.
  query("连衣裙", [3, dress]),
  query("黑色大衣", [3, both(coat, titledZh("黑色"))], [1, coat]),
  query("运动鞋", [3, type("Sneakers")]),
  query("羊绒毛衣", [3, both(type("Sweaters"), titledZh("羊绒"))], [2, both(knit, titledZh("羊绒"))]),
  query("牛仔裤", [3, type("Jeans")]),
  query("红色连衣裙", [3, both(dress, colour("Red"))], [1, dress]),
  query("白色运动鞋", [3, both(type("Sneakers"), titledZh("白色"))], [1, type("Sneakers")]),
  query("T恤", [3, type("T-Shirts")]),
  query("托特", [3, type("Tote Bags")]),

  // Model numbers, as a label has them.
  query("HAL27S398264", [3, model("HAL27S398264")]),
  query("edm26f799085", [3, model("EDM26F799085")]),
  query("TOM26S77", [3, model("TOM26S77")]),
];
