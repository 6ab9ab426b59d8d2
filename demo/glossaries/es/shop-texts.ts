// Spanish: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "Abrigos, bolsos y zapatos salen de una sola mano, así que nada hay que combinar.",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "Un armario entero, del abrigo a la pequeña marroquinería, con preferencia por lo sobrio.",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "Sus talleres de sastrería, punto y piel comparten techo y una misma idea de la proporción.",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "Las colecciones son cortas, los cortes generosos, los tejidos elegidos antes que las formas.",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "Ropa para quien sabe lo que le gusta: precisa en el hombro, cómoda en la cintura.",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "Trata el armario diario como un problema que merece una buena solución.",
  "Draped, folded and tucked by hand before a pattern is ever drawn.":
    "Drapeado, plegado y prendido a mano antes de dibujar un patrón.",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "Las chaquetas van semienteladas, suaves en el hombro y pensadas para ajustarse toda la vida.",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "Tres generaciones de cortadores respaldan una chaqueta que apenas pesa.",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "Sastrería sin rigidez, en tejidos de fábricas más antiguas que la casa.",
  "Everything is knitted, linked and washed within an hour’s drive.":
    "Todo se teje, se remalla y se lava a menos de una hora en coche.",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "Los hilos llegan crudos y se tiñen en lotes tan pequeños que no hay dos temporadas iguales.",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "Punto menguado en cachemira, merino y mohair, hecho para zurcirse.",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "Denim teñido en cuerda en telares de lanzadera, cortado ancho y cosido para repararse.",
  "Jeans first, and everything that goes with jeans after.":
    "Primero los vaqueros, y después todo lo que va con ellos.",
  "Washed with stone and air, without the rivers of water.": "Lavado con piedra y aire, sin ríos de agua.",
  "Heavy jersey, technical shell and a sense of humour about both.":
    "Punto grueso, tejido técnico y sentido del humor sobre ambos.",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "Toma prestado a partes iguales de pistas de skate, bibliotecas y obras.",
  "Sportswear shapes in cloths that deserve an iron.": "Formas deportivas en tejidos que merecen plancha.",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "Los vestidos se drapean sobre el maniquí y se rematan a mano, para noches que se alargan.",
  "Bias, boning and very little decoration: the cut does the talking.":
    "Bies, ballenas y muy poco adorno: habla el corte.",
  "It dresses women for rooms in which they intend to be remembered.":
    "Viste a las mujeres para salones en los que piensan ser recordadas.",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "Ocho puntadas por centímetro, canesú partido y cuellos que guardan su curva sin ballenas.",
  "One garment, studied for decades: the shirt.": "Una sola prenda, estudiada durante décadas: la camisa.",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "Las hormas se tallan en el taller, y cada par puede volver a casa para cambiar la suela.",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "Zapatos de espalda recta y plantilla suave, hechos por dieciocho personas.",
  "Leather is cut by hand; the machines only do what hands do badly.":
    "La piel se corta a mano; las máquinas solo hacen lo que las manos hacen mal.",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "Zapatillas sin ruido: buena piel, suelas cosidas, apenas un logotipo.",
  "Runners and court shoes rebuilt from archive lasts.":
    "Zapatillas de correr y de tenis reconstruidas sobre hormas de archivo.",
  "Sandals braided and buckled by hand, for a life lived near water.":
    "Sandalias trenzadas y abrochadas a mano, para una vida cerca del agua.",
  "Vegetable-tanned straps on soles that mould to the foot.":
    "Correas de curtido vegetal sobre suelas que se amoldan al pie.",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "Los bolsos se cortan de pieles enteras, con bordes pintados cinco veces y pulidos cada vez.",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "Guarnicioneros de formación, los fundadores aún cosen las asas con dos agujas.",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "Hace bolsos para décadas de uso, y los repara cuando ese tiempo ha pasado.",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "Oro y plata reciclados, fundidos a mano, imperfectos a propósito.",
  "Jewellery on the scale of the hand that wears it.": "Joyas a la escala de la mano que las lleva.",
  "Sculpture first; it happens to be worn.": "Primero, escultura; resulta que se puede llevar.",
  "Frames are milled from aged acetate and tumbled for four days.":
    "Las monturas se fresan en acetato envejecido y se pulen en tambor cuatro días.",
  "Optics come first, and the line of the brow a close second.": "Primero la óptica, y enseguida la línea de la ceja.",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "Series pequeñas, esferas sobrias, movimientos que cualquier buen relojero sabe revisar.",
  "Watches for people who still look at their wrist.": "Relojes para quien aún se mira la muñeca.",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "Los fieltros se moldean en hormas de madera que no han cambiado en un siglo.",
  "Hats, gloves and scarves for weather, not for show.":
    "Sombreros, guantes y bufandas para el tiempo que hace, no para lucirse.",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "Bañadores de hilos reciclados que conservan la forma de junio a septiembre.",
  "Made for swimming in, which is rarer than it sounds.": "Hechos para nadar, algo más raro de lo que parece.",
  "The first layer, thought about for longer than most outer ones.":
    "La primera capa, pensada más tiempo que la mayoría de las exteriores.",
  "Fine-gauge cotton, modal and silk, without a visible seam.": "Algodón fino, modal y seda, sin una costura visible.",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "Las sedas se estampan a mano, pantalla tras pantalla, y se enrollan en el borde.",
  "Ties and squares from a mill beside the lake.": "Corbatas y pañuelos de una fábrica junto al lago.",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "Armazones de acero y fibra de vidrio, mangos de madera torneada, reparaciones de por vida.",
  "Cases and covers for the things we carry most, made like luggage.":
    "Fundas y estuches para lo que más llevamos encima, hechos como equipaje.",
  "It gives machines the leather they deserve.": "Da a las máquinas la piel que merecen.",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "Ropa para niños que trepan, con sitio para crecer y costuras que perdonan.",
  "Soft cottons, sensible fastenings and prints drawn in-house.":
    "Algodones suaves, cierres sensatos y estampados dibujados en casa.",
  "Made small with the care usually spent on the large.":
    "Hecho en pequeño, con el cuidado que se suele dedicar a lo grande.",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "negro, blanco y los grises intermedios",
  "clay, tobacco and undyed cloth": "arcilla, tabaco y tejidos sin teñir",
  "ink, slate and washed blue": "tinta, pizarra y azul lavado",
  "sand, stone and chalk": "arena, piedra y tiza",
  "bordeaux, emerald and aubergine": "burdeos, esmeralda y berenjena",
  "blush, butter and pale blue": "rosa pálido, mantequilla y azul claro",
  "colour worn without apology": "el color sin disculpas",
  "moss, bark and bottle green": "musgo, corteza y verde botella",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "Franela, cachemira y buena piel para los meses fríos.",
  "Shop tailoring": "Ver sastrería",
  "Long coats": "Abrigos largos",
  "Autumn–winter 2026": "Otoño-invierno 2026",
  "Cut below the knee, in gabardine, loden and double-faced wool.":
    "Cortados por debajo de la rodilla, en gabardina, loden y lana de doble cara.",
  "Shop coats": "Ver abrigos",
  Tailoring: "Sastrería",
  "New this week": "Novedades de la semana",
  "All new arrivals": "Todas las novedades",
  "Designer in focus": "Diseñador destacado",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "Dos hermanas, un taller en Florencia y bolsos cuyos bordes se pintan cinco veces. También reparan el que ya tienes.",
  "Shop Sorelle Antico": "Ver Sorelle Antico",
  "Now at *lower prices*": "Ahora a *precios más bajos*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "Piezas de temporadas pasadas, rebajadas hasta agotar existencias. Lo que se va no vuelve.",
  "Women’s sale": "Rebajas de mujer",
  "Men’s sale": "Rebajas de hombre",
  "Everything reduced": "Todo lo rebajado",
  "Forty hours for *one sweater*": "Cuarenta horas para *un jersey*",
  "From the workshop": "Desde el taller",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "Cada ocho vueltas, un ocho se cruza a mano. Seguimos un jersey desde el cono de lana sin teñir hasta la etiqueta, y luego encargamos sesenta.",
  "Shop sweaters": "Ver jerséis",
  "Grained leather from very near": "Piel granulada vista de muy cerca",
  "Complimentary standard delivery on larger orders, easy returns":
    "Envío estándar gratuito en pedidos grandes, devoluciones fáciles",
  "Express delivery to the US, duties included": "Envío exprés a Estados Unidos, aranceles incluidos",
  "Next-day delivery across the UK, duties included":
    "Entrega al día siguiente en todo el Reino Unido, aranceles incluidos",
  "Delivery to China with duties and taxes included": "Entrega en China con aranceles e impuestos incluidos",
  "Autumn–winter 2026 is here": "Ya está aquí el otoño-invierno 2026",
  "Pieces from past seasons, reduced once and priced honestly.":
    "Piezas de temporadas pasadas, rebajadas una sola vez y a un precio honesto.",
  "What came in over the last three weeks, the newest first.":
    "Lo que ha llegado en las últimas tres semanas, lo más nuevo primero.",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "Del abrigo al punto, elegidos ante todo por tejido y corte.",
  "Shoes that can be resoled, and some that should only ever be danced in.":
    "Zapatos a los que se puede cambiar la suela, y algunos hechos solo para bailar.",
  "Bags to carry for years: leather, canvas, raffia and nylon.":
    "Bolsos para llevar durante años: piel, lona, rafia y nailon.",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "Cinturones, sombreros, joyas y las pequeñas cosas que rematan un conjunto.",
};
