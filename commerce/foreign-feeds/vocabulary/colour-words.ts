// Words for colours in many languages, comma-separated, by the value of the feed's `color`. Data only.

import { TRANSPARENT } from "#catalogue";

export const COLOUR_WORDS: Readonly<Record<string, string>> = {
  Black:
    "black, black rinse, blk, noir, noire, nero, nera, negro, negra, preto, preta, schwarz, zwart, svart, sort, musta, czarny, czarna, onyx, jet, ebony, raven, ink, obsidian, coal, blackout, черный, черная, чёрный, 黑, ブラック, 黒, 블랙, 검정, أسود",
  White:
    "white, wht, ivory, cream, creme, crema, ecru, offwhite, snow, chalk, pearl, blanc, blanche, bianco, bianca, blanco, blanca, branco, branca, weiss, wit, vit, hvid, hvit, valkoinen, bialy, biala, milk, alabaster, eggshell, bone, vanilla, porcelain, optic, avorio, panna, wollweiss, naturweiss, elfenbein, gebroken wit, marfil, белый, белая, 白, ホワイト, 화이트, アイボリー, أبيض",
  Beige:
    "beige, tortora, fango, cipria beige, ficelle, lin, cachemire, camel, sand, nude, tan, stone, oat, oatmeal, taupe, champagne, wheat, natural, naturale, nature, natur, biscuit, linen, fawn, almond, buff, parchment, khaki beige, flax, straw, latte, sable, sabbia, arena, areia, kamel, cammello, cappuccino, macadamia, honey, dune, desert, bezowy, beżowy, бежевый, 米, 驼, ベージュ, 베이지, بيج",
  Blue: "blue, cobalt, sky, teal, turquoise, turquesa, turchese, turkis, tuerkis, denim, indigo, stone wash, stonewash, stone washed, acid wash, azure, azur, azul, azzurro, celeste, aqua, cyan, sapphire, bleu, blu, blau, bla, blauw, sininen, niebieski, petrol, cerulean, royal, ocean, ice blue, chambray, lagoon, stonewash, light wash, medium wash, mid wash, dark wash, rinse, rinsed, raw denim, vintage wash, wedgewood, periwinkle, cornflower, peacock, hellblau, dunkelblau, голубой, синий, синяя, 蓝, ブルー, 青, 블루, 파랑, أزرق",
  Brown:
    "brown, testa di moro, moro, zimt, schoko, chocolat, chataigne, chocolate, cognac, tobacco, espresso, chestnut, coffee, mocha, hazel, mahogany, walnut, bronze, marron, marrone, braun, bruin, brun, brunt, brunette, ruskea, brazowy, copper, caramel, cinnamon, toffee, hickory, saddle, whisky, whiskey, bourbon, umber, sienna, cocoa, brandy, tortoise, tortoiseshell, havana, havane, tawny, castano, cafe, moka, cuoio, cuir, luggage, pecan, teak, коричневый, 棕, 褐, 咖啡, ブラウン, 茶, 브라운, بني",
  Grey: "grey, grey rinse, gray, gry, charcoal, anthracite, anthrazit, antracite, antracita, slate, graphite, ash, smoke, gris, grise, grigio, grigia, cinza, grau, grijs, gra, harmaa, szary, gunmetal, heather, marl, melange, stone grey, fog, dove, pebble, cement, concrete, elephant, flint, lead, shadow, storm, nickel, grafite, grafito, серый, серая, 灰, グレー, 그레이, 회색, رمادي",
  Pink: "pink, puder, cipria, himbeere, altrosa, rose, blush, fuchsia, fuschia, magenta, salmon, rosa, rosado, rosato, bubblegum, hotpink, roze, rosy, raspberry, watermelon, flamingo, peony, candy, dusty rose, ballet, mauve pink, lipstick, vaaleanpunainen, rozowy, różowy, розовый, розовая, 粉, ピンク, 핑크, 분홍, وردي",
  Red: "red, infrared, weinrot, bordeaux rot, kirsche, cerise, rubino, burgundy, wine, bordeaux, bordo, crimson, scarlet, ruby, cherry, maroon, oxblood, rouge, rosso, rossa, rojo, roja, vermelho, vermelha, rot, rood, rod, rott, punainen, czerwony, cardinal, garnet, merlot, cranberry, brick, chili, tomato, claret, sangria, vino, granate, bourgogne, carmine, красный, красная, бордовый, 红, レッド, 赤, 레드, 빨강, أحمر",
  Green:
    "green, salbei, tannengruen, waldgruen, sauge, salvia, olive, oliv, oliva, khaki, kaki, sage, emerald, mint, menta, forest, jade, lime, moss, vert, verte, verde, grun, gruen, groen, gron, vihrea, zielony, pistachio, army, hunter, bottle, fern, pine, cactus, eucalyptus, seafoam, celadon, avocado, loden, ivy, basil, matcha, military, cypress, juniper, racing green, зеленый, зелёный, хаки, 绿, グリーン, 緑, カーキ, 그린, 카키, أخضر",
  Navy: "navy, midnight, marine, marino, marinho, marineblau, navy blue, dark navy, marinbla, granatowy, bleu marine, azul marino, blu notte, 藏青, 海军蓝, ネイビー, 紺, 네이비, كحلي",
  Silver:
    "silver, sliver, silvertone, pewter, chrome, steel, stainless, argent, argento, plata, prata, silber, zilver, solv, srebrny, platinum, white gold, rhodium, sterling, sterling silver, 925, tin, titanium, weissgold, or blanc, oro bianco, oro blanco, серебро, серебряный, 银, シルバー, 실버, فضي",
  Gold: "gold, golden, goldtone, brass, oro, dore, doree, dorado, dourado, goud, guld, kulta, zloty, rose gold, yellow gold, gold vermeil, vermeil, gold plated, 14k, 18k, 10k, 9k, 9ct, 18ct, or jaune, or rose, rosegold, gelbgold, roségold, золото, золотой, 金, ゴールド, 골드, ذهبي",
  Yellow:
    "yellow, mustard, lemon, saffron, canary, jaune, giallo, gialla, amarillo, amarilla, amarelo, gelb, geel, gul, keltainen, zolty, butter, amber, senf, moutarde, sunflower, citron, citrus, sunshine, ochre, ocker, marigold, banana, желтый, жёлтый, 黄, イエロー, 옐로우, 노랑, أصفر",
  Purple:
    "purple, flieder, prugna, prune, lilac, lilla, lila, lavender, lavande, lavanda, plum, violet, violett, viola, violeta, aubergine, mauve, eggplant, amethyst, orchid, pourpre, morado, roxo, paars, lilac grey, grape, heliotrope, mulberry, berry, beere, iris, wisteria, fioletowy, lillа, фиолетовый, 紫, パープル, 퍼플, 보라, بنفسجي",
  Orange:
    "orange, rost, rouille, ruggine, terrakotta, rust, terracotta, terracota, apricot, coral, corail, corallo, tangerine, peach, pumpkin, arancione, arancio, naranja, laranja, oranje, oranssi, pomaranczowy, ginger, clementine, papaya, mango, sunset, burnt orange, cantaloupe, paprika, clay, spice, оранжевый, 橙, 橘, オレンジ, 오렌지, برتقالي",
  multi:
    "multi, multicolour, multicolor, multicoloured, multicolored, multicolore, multicolor, mehrfarbig, bunt, meerkleurig, flerfarvet, print, prints, printed, floral, flower, flowers, striped, stripe, stripes, assorted, mixed, mix, mixte, rainbow, leopard, cheetah, zebra, tiger, snake, python, animal, camo, camouflage, plaid, tartan, check, checked, checkered, gingham, houndstooth, paisley, polka dot, polka dots, dots, tie dye, tiedye, ombre, patchwork, pattern, patterned, colorblock, colourblock, color block, colour block, various, variegated, confetti, fiori, fleurs, blumen, rayures, righe, rayas, gestreift, gemustert, kariert, imprime, estampado, stampa, tropical, toile, jacquard, argyle, abstract, graphic, damask, ikat, batik, herringbone, разноцветный, 多色, 花, マルチ, 멀티, متعدد",
  [TRANSPARENT]: "clear, transparent, translucent, crystal, kristall, trasparente, transparente, 透明, クリア",
};
