// German: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "Mäntel, Taschen und Schuhe kommen aus einer Hand, sodass nichts abgestimmt werden muss.",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "Eine ganze Garderobe, vom Mantel bis zur Kleinlederware, mit einer Vorliebe für das Schlichte.",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "Die Ateliers für Schneiderei, Strick und Leder teilen ein Dach und eine Vorstellung von Proportion.",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "Die Kollektionen sind klein, die Schnitte großzügig, die Stoffe vor den Formen gewählt.",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "Kleidung für Menschen, die wissen, was sie mögen: präzise an der Schulter, bequem an der Taille.",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "Die Alltagsgarderobe gilt hier als Aufgabe, die eine richtige Lösung verdient.",
  "Draped, folded and tucked by hand before a pattern is ever drawn.":
    "Von Hand drapiert, gefaltet und gesteckt, bevor ein Schnitt gezeichnet wird.",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "Die Jacken sind halb mit Rosshaar verarbeitet, weich in der Schulter und dafür gemacht, ein Leben lang geändert zu werden.",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "Drei Generationen von Zuschneidern stehen hinter einer Jacke, die fast nichts wiegt.",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "Schneiderei ohne Steifheit, in Stoffen aus Webereien, die älter sind als das Haus.",
  "Everything is knitted, linked and washed within an hour’s drive.":
    "Alles wird im Umkreis einer Autostunde gestrickt, gekettelt und gewaschen.",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "Die Garne kommen ungefärbt und werden in so kleinen Mengen gefärbt, dass keine Saison der anderen gleicht.",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "Formgestrickte Maschenware aus Kaschmir, Merino und Mohair, zum Stopfen gemacht.",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "Seilgefärbter Denim von Schützenwebstühlen, weit geschnitten und so genäht, dass er sich reparieren lässt.",
  "Jeans first, and everything that goes with jeans after.": "Zuerst Jeans, und danach alles, was zu Jeans passt.",
  "Washed with stone and air, without the rivers of water.": "Gewaschen mit Stein und Luft, ohne Ströme von Wasser.",
  "Heavy jersey, technical shell and a sense of humour about both.":
    "Schwerer Jersey, Funktionsstoff und Humor für beides.",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "Geborgt wird zu gleichen Teilen aus Skateparks, Bibliotheken und von Baustellen.",
  "Sportswear shapes in cloths that deserve an iron.": "Sportliche Formen in Stoffen, die ein Bügeleisen verdienen.",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "Die Kleider werden an der Büste drapiert und von Hand vollendet, für Abende, die länger dauern.",
  "Bias, boning and very little decoration: the cut does the talking.":
    "Schrägschnitt, Stäbe und sehr wenig Schmuck: Der Schnitt spricht.",
  "It dresses women for rooms in which they intend to be remembered.":
    "Mode für Frauen in Räumen, in denen sie in Erinnerung bleiben wollen.",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "Acht Stiche auf den Zentimeter, geteilte Passe und Kragen, die ohne Stäbchen ihren Schwung behalten.",
  "One garment, studied for decades: the shirt.": "Ein einziges Kleidungsstück, über Jahrzehnte studiert: das Hemd.",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "Die Leisten werden in der Werkstatt geschnitzt, und jedes Paar darf zum Neubesohlen heimkehren.",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "Schuhe mit geradem Rücken und weichem Fußbett, gemacht von achtzehn Menschen.",
  "Leather is cut by hand; the machines only do what hands do badly.":
    "Das Leder wird von Hand geschnitten; Maschinen tun nur, was Hände schlecht können.",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "Sneaker ohne Lärm: gutes Leder, genähte Sohlen, kaum ein Logo.",
  "Runners and court shoes rebuilt from archive lasts.":
    "Lauf- und Tennisschuhe, neu gebaut auf Leisten aus dem Archiv.",
  "Sandals braided and buckled by hand, for a life lived near water.":
    "Von Hand geflochtene und geschnallte Sandalen, für ein Leben am Wasser.",
  "Vegetable-tanned straps on soles that mould to the foot.":
    "Pflanzlich gegerbte Riemen auf Sohlen, die sich dem Fuß anpassen.",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "Die Taschen werden aus ganzen Häuten geschnitten, ihre Kanten fünfmal bemalt und jedes Mal poliert.",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "Die Gründer sind gelernte Sattler und nähen die Henkel noch immer mit zwei Nadeln.",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "Hier entstehen Taschen für Jahrzehnte, und danach werden sie repariert.",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "Recyceltes Gold und Silber, von Hand gegossen, mit Absicht unvollkommen.",
  "Jewellery on the scale of the hand that wears it.": "Schmuck im Maßstab der Hand, die ihn trägt.",
  "Sculpture first; it happens to be worn.": "Zuerst Skulptur; dass man sie tragen kann, ist Zufall.",
  "Frames are milled from aged acetate and tumbled for four days.":
    "Die Gestelle werden aus gelagertem Acetat gefräst und vier Tage lang getrommelt.",
  "Optics come first, and the line of the brow a close second.": "Zuerst die Optik, gleich danach die Linie der Braue.",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "Kleine Serien, schlichte Zifferblätter, Werke, die jeder gute Uhrmacher warten kann.",
  "Watches for people who still look at their wrist.": "Uhren für Menschen, die noch auf ihr Handgelenk sehen.",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "Der Filz wird auf Holzformen gezogen, die sich seit hundert Jahren nicht geändert haben.",
  "Hats, gloves and scarves for weather, not for show.": "Hüte, Handschuhe und Schals für das Wetter, nicht zur Schau.",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "Bademode aus recycelten Garnen, die von Juni bis September die Form hält.",
  "Made for swimming in, which is rarer than it sounds.": "Zum Schwimmen gemacht, was seltener ist, als es klingt.",
  "The first layer, thought about for longer than most outer ones.":
    "Die erste Schicht, länger durchdacht als die meisten äußeren.",
  "Fine-gauge cotton, modal and silk, without a visible seam.":
    "Feine Baumwolle, Modal und Seide, ohne sichtbare Naht.",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "Die Seiden werden von Hand bedruckt, Sieb um Sieb, und am Rand rolliert.",
  "Ties and squares from a mill beside the lake.": "Krawatten und Tücher aus einer Weberei am See.",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "Gestelle aus Stahl und Fiberglas, Griffe aus gedrechseltem Holz, Reparaturen ein Leben lang.",
  "Cases and covers for the things we carry most, made like luggage.":
    "Hüllen und Etuis für das, was wir am meisten bei uns tragen, gemacht wie Reisegepäck.",
  "It gives machines the leather they deserve.": "So bekommen Geräte das Leder, das sie verdienen.",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "Kleidung für Kinder, die klettern, mit Platz zum Wachsen und Nähten, die verzeihen.",
  "Soft cottons, sensible fastenings and prints drawn in-house.":
    "Weiche Baumwolle, vernünftige Verschlüsse und Drucke aus dem eigenen Haus.",
  "Made small with the care usually spent on the large.":
    "Im Kleinen gemacht, mit der Sorgfalt, die sonst dem Großen gilt.",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "Schwarz, Weiß und die Grautöne dazwischen",
  "clay, tobacco and undyed cloth": "Ton, Tabak und ungefärbte Stoffe",
  "ink, slate and washed blue": "Tinte, Schiefer und verwaschenes Blau",
  "sand, stone and chalk": "Sand, Stein und Kreide",
  "bordeaux, emerald and aubergine": "Bordeaux, Smaragd und Aubergine",
  "blush, butter and pale blue": "Zartrosa, Buttergelb und Hellblau",
  "colour worn without apology": "Farben ohne Entschuldigung",
  "moss, bark and bottle green": "Moos, Rinde und Flaschengrün",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "Flanell, Kaschmir und gutes Leder für die kalten Monate.",
  "Shop tailoring": "Anzüge entdecken",
  "Long coats": "Lange Mäntel",
  "Autumn–winter 2026": "Herbst/Winter 2026",
  "Cut below the knee, in gabardine, loden and double-faced wool.":
    "Bis unters Knie geschnitten, aus Gabardine, Loden und Doubleface-Wolle.",
  "Shop coats": "Mäntel ansehen",
  Tailoring: "Anzüge und Blazer",
  "New this week": "Neu in dieser Woche",
  "All new arrivals": "Alle Neuheiten",
  "Designer in focus": "Designer im Fokus",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "Zwei Schwestern, eine Werkstatt in Florenz und Taschen, deren Kanten fünfmal bemalt werden. Sie reparieren auch die, die Sie schon besitzen.",
  "Shop Sorelle Antico": "Sorelle Antico ansehen",
  "Now at *lower prices*": "Jetzt zu *kleineren Preisen*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "Stücke vergangener Saisons, reduziert, solange der Vorrat reicht. Was weg ist, kommt nicht wieder.",
  "Women’s sale": "Sale für Damen",
  "Men’s sale": "Sale für Herren",
  "Everything reduced": "Alles Reduzierte",
  "Forty hours for *one sweater*": "Vierzig Stunden für *einen Pullover*",
  "From the workshop": "Aus der Werkstatt",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "In jeder achten Reihe wird ein Zopf von Hand gekreuzt. Wir haben einen Pullover vom Konus ungefärbter Wolle bis zum Etikett begleitet und dann sechzig bestellt.",
  "Shop sweaters": "Pullover ansehen",
  "Grained leather from very near": "Genarbtes Leder aus nächster Nähe",
  "Complimentary standard delivery on larger orders, easy returns":
    "Kostenlose Standardlieferung ab einem Mindestbestellwert, einfache Rückgabe",
  "Express delivery to the US, duties included": "Expresslieferung in die USA, Zoll inklusive",
  "Next-day delivery across the UK, duties included":
    "Lieferung am nächsten Tag im ganzen Vereinigten Königreich, Zoll inklusive",
  "Delivery to China with duties and taxes included": "Lieferung nach China, Zoll und Steuern inklusive",
  "Autumn–winter 2026 is here": "Herbst/Winter 2026 ist da",
  "Pieces from past seasons, reduced once and priced honestly.":
    "Stücke vergangener Saisons, einmal reduziert und ehrlich ausgezeichnet.",
  "What came in over the last three weeks, the newest first.":
    "Was in den letzten drei Wochen kam, das Neueste zuerst.",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "Vom Mantel bis zum Strick, zuerst nach Stoff und Schnitt ausgesucht.",
  "Shoes that can be resoled, and some that should only ever be danced in.":
    "Schuhe, die man neu besohlen kann, und einige, in denen man nur tanzen sollte.",
  "Bags to carry for years: leather, canvas, raffia and nylon.": "Taschen für Jahre: Leder, Canvas, Bast und Nylon.",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "Gürtel, Hüte, Schmuck und die kleinen Dinge, die ein Outfit vollenden.",
};
