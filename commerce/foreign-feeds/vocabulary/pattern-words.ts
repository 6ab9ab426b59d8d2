// Words for patterns in many languages, comma-separated, by the pattern's name in the feed. Data only.

/** Beside a colour they say how it looks: "Blue stripe" is blue. Alone they are several colours. */
export const PATTERN_WORDS: Readonly<Record<string, string>> = {
  Striped:
    "stripe, stripes, striped, pinstripe, pinstripes, pin stripe, breton, breton stripe, rayures, rayure, raye, rayee, rayes, a rayures, righe, rigato, rigata, a righe, gessato, rayas, a rayas, rayado, listras, listrado, gestreift, streifen, gestreept, strepen, streepjes, randig, rander, stribet, striber, stripet, stripete, raidallinen, w paski, в полоску, полоска, полосатый, 条纹, ボーダー, ストライプ, 스트라이프, 줄무늬, مخطط, مخططة, مقلم",
  Checked:
    "check, checks, checked, checkered, chequered, checkerboard, windowpane, glen check, glencheck, prince of wales, prince de galles, principe di galles, principe de gales, madras, buffalo check, carreaux, a carreaux, quadri, a quadri, quadretti, scacchi, cuadros, a cuadros, xadrez, kariert, karo, karos, geruit, ruit, ruitjes, rutig, rutor, ternet, rutete, ruudullinen, w krate, в клетку, клетка, клетчатый, 格子, 格纹, チェック, 체크, مربعات, كاروهات",
  Tartan: "tartan, plaid, schottenkaro, ecossais, scozzese, escoces, шотландка, タータン, 타탄",
  Gingham: "gingham, vichy, vichykaro",
  Houndstooth:
    "houndstooth, hound tooth, pied de poule, pied de poul, pata de gallo, hahnentritt, гусиная лапка, 千鸟格, 千鳥, 하운드투스",
  Herringbone: "herringbone, fischgrat, spina di pesce, chevron, chevrons, espiga, visgraat, ёлочка",
  Floral:
    "floral, florals, flower, flowers, fiori, a fiori, floreale, floreali, fleurs, a fleurs, fleuri, fleurie, floraux, florale, blumen, geblumt, geblumte, blumenmuster, blumenprint, bloemen, bloemenprint, blommig, blommor, blomstret, blomster, blomstrete, flores, de flores, ditsy, ditsy floral, wildflower, wildflowers, meadow flowers, blossom print, garden print, toile, toile de jouy, botanical print, в цветочек, цветочный, цветы, 花, 碎花, 印花花, 花柄, 小花柄, 플로럴, 꽃무늬, مشجر, مورد, زهور",
  "Polka dot":
    "polka dot, polka dots, dotted, spotted, pois, a pois, a pois blancs, plumetis, lunares, a lunares, bolinhas, gepunktet, getupft, tupfen, stippen, stipjes, prickig, prikket, prikker, в горошек, горошек, 波点, 圆点, ドット, 水玉, 도트, 땡땡이, منقط, نقاط",
  Leopard:
    "leopard, leopardo, leopardato, leopardata, leopardado, cheetah, panterprint, luipaard, leopardenmuster, leopardenprint, leopardmonster, леопард, леопардовый, 豹纹, レオパード, ヒョウ柄, 레오파드, 호피, فهد, جلد النمر",
  Zebra: "zebra, zebrato, zebre, cebra, зебра, 斑马, ゼブラ, 지브라",
  Snake: "snake, snakeskin, python, pitone, schlangenprint, slangenprint, змеиный, питон, 蛇纹, パイソン, 파이톤",
  Camouflage: "camo, camouflage, camuflaje, mimetico, tarnmuster, камуфляж, 迷彩, カモフラージュ, カモ, 카모",
  Paisley: "paisley, cachemire print, 페이즐리, ペイズリー",
  Argyle: "argyle, argyll, アーガイル, 아가일",
  "Tie-dye": "tie dye, tiedye, tie dyed, tie and dye, dip dye, batik, ikat, shibori",
  Geometric: "geometric, geometrico, geometrique, geometrisch, aztec, zigzag, terrazzo",
  "Fair Isle": "fair isle, norwegian, nordic pattern, norweger, norwegermuster, jacquard norvegien",
  Animal: "animal, animalier, animal print, tiger, tiger print, cow print",
  Printed:
    "print, prints, printed, pattern, patterned, imprime, imprimee, imprimes, estampado, estampada, estampados, stampa, stampato, stampata, fantasia, fantaisie, gemustert, bedruckt, bedrukt, monstrad, monstret, all over print, allover print, tropical, abstract, graphic, damask, motief, принт, с принтом, рисунок, узор, 印花, 柄, プリント, 프린트, 무늬, مطبوع, نقشة",
};

/** Patterns only in the name of a colour: in a title, "Stars" is more likely a name. */
export const MOTIF_WORDS =
  "all over, geo, spot, spots, slang, muster, leo, panter, tiere, scenic, novelty, map, topo, fruit, cherries, hearts, stars, sternchen, sterne, etoiles, stelle, estrellas, sterren, herzchen, coeurs, cuori, corazones, hartjes, dino, dinos, dinosaur, dinosaurs, safari animals, animals, animaux, animali, animales, dieren, jungle print, folk, brocade, tapestry, mottled print, marbled, marble, splatter, galaxy, jacquard, motif, liberty, bouquet, tigre, vache, mucca, giraffe, serpent, serpente, serpiente, schlange, flor, fleur, bloem, blume, riga, raya, streep, dots, punkte, polka, kwiaty, topos, stip, tartans, aop, allover";
