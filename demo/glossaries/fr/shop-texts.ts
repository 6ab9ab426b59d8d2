// French: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "Manteaux, sacs et chaussures sont dessinés d’une seule main, si bien que tout s’accorde.",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "Un vestiaire complet, du manteau à la petite maroquinerie, avec une préférence pour le dépouillé.",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "Ses ateliers de tailleur, de maille et de cuir partagent un même toit et une même idée des proportions.",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "Les collections sont courtes, les coupes généreuses, les étoffes choisies avant les formes.",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "Des vêtements pour qui sait ce qu’il aime : précis à l’épaule, souples à la taille.",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "La garde-robe de tous les jours y est traitée comme un problème qui mérite une vraie solution.",
  "Draped, folded and tucked by hand before a pattern is ever drawn.":
    "Drapé, plié et pincé à la main avant que le moindre patron ne soit tracé.",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "Les vestes sont semi-entoilées, souples à l’épaule et faites pour être retouchées toute une vie.",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "Trois générations de coupeurs se tiennent derrière une veste qui ne pèse presque rien.",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "Du tailleur sans raideur, dans des étoffes de filatures plus anciennes que la maison.",
  "Everything is knitted, linked and washed within an hour’s drive.":
    "Tout est tricoté, remaillé et lavé à moins d’une heure de route.",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "Les fils arrivent écrus et sont teints en lots si petits que deux saisons ne se ressemblent jamais.",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "Une maille entièrement diminuée en cachemire, mérinos et mohair, faite pour être reprisée.",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "Du denim teint en corde sur métiers à navette, coupé large et cousu pour être réparé.",
  "Jeans first, and everything that goes with jeans after.": "Le jean d’abord, et tout ce qui va avec ensuite.",
  "Washed with stone and air, without the rivers of water.": "Délavé à la pierre et à l’air, sans des rivières d’eau.",
  "Heavy jersey, technical shell and a sense of humour about both.":
    "Du jersey épais, des tissus techniques et de l’humour à propos des deux.",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "Elle emprunte à parts égales aux skate parks, aux bibliothèques et aux chantiers.",
  "Sportswear shapes in cloths that deserve an iron.": "Des formes sportives dans des étoffes qui méritent le fer.",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "Les robes sont drapées sur le mannequin et finies à la main, pour des soirées qui se prolongent.",
  "Bias, boning and very little decoration: the cut does the talking.":
    "Du biais, des baleines et très peu d’ornement : c’est la coupe qui parle.",
  "It dresses women for rooms in which they intend to be remembered.":
    "Elle habille les femmes pour des salons où elles comptent qu’on se souvienne d’elles.",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "Huit points au centimètre, un empiècement en deux parties et des cols qui gardent leur arrondi sans baleine.",
  "One garment, studied for decades: the shirt.": "Un seul vêtement, étudié pendant des décennies : la chemise.",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "Les formes sont sculptées à l’atelier, et chaque paire peut y revenir pour être ressemelée.",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "Des chaussures au dos droit et à l’assise douce, faites par dix-huit personnes.",
  "Leather is cut by hand; the machines only do what hands do badly.":
    "Le cuir est coupé à la main ; les machines ne font que ce que les mains font mal.",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "Des baskets sans bruit : un bon cuir, des semelles cousues, presque pas de logo.",
  "Runners and court shoes rebuilt from archive lasts.":
    "Des baskets de course et de tennis reconstruites sur des formes d’archives.",
  "Sandals braided and buckled by hand, for a life lived near water.":
    "Des sandales tressées et bouclées à la main, pour une vie au bord de l’eau.",
  "Vegetable-tanned straps on soles that mould to the foot.":
    "Des brides au tannage végétal sur des semelles qui épousent le pied.",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "Les sacs sont coupés dans des peaux entières, leurs tranches teintes cinq fois et polies après chacune.",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "Selliers de formation, les fondateurs cousent encore les anses à deux aiguilles.",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "Elle fait des sacs pour des décennies d’usage, et les répare une fois ce temps passé.",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "De l’or et de l’argent recyclés, coulés à la main, volontairement imparfaits.",
  "Jewellery on the scale of the hand that wears it.": "Des bijoux à l’échelle de la main qui les porte.",
  "Sculpture first; it happens to be worn.": "De la sculpture d’abord ; il se trouve qu’elle se porte.",
  "Frames are milled from aged acetate and tumbled for four days.":
    "Les montures sont taillées dans un acétate vieilli et polies quatre jours au tonneau.",
  "Optics come first, and the line of the brow a close second.":
    "L’optique d’abord, et la ligne du sourcil juste après.",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "De petites séries, des cadrans sobres, des mouvements que tout bon horloger sait réviser.",
  "Watches for people who still look at their wrist.": "Des montres pour ceux qui regardent encore leur poignet.",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "Les feutres sont moulés sur des formes en bois inchangées depuis un siècle.",
  "Hats, gloves and scarves for weather, not for show.":
    "Des chapeaux, des gants et des écharpes pour le temps qu’il fait, pas pour la parade.",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "Des maillots en fils recyclés qui gardent leur forme de juin à septembre.",
  "Made for swimming in, which is rarer than it sounds.": "Faits pour nager, ce qui est plus rare qu’il n’y paraît.",
  "The first layer, thought about for longer than most outer ones.":
    "La première couche, pensée plus longtemps que la plupart des dernières.",
  "Fine-gauge cotton, modal and silk, without a visible seam.": "Coton fin, modal et soie, sans couture visible.",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "Les soies sont imprimées à la main, cadre après cadre, et roulottées au bord.",
  "Ties and squares from a mill beside the lake.": "Des cravates et des carrés d’une manufacture au bord du lac.",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "Des armatures d’acier et de fibre de verre, des poignées en bois tourné, des réparations à vie.",
  "Cases and covers for the things we carry most, made like luggage.":
    "Des étuis et des housses pour ce que nous portons le plus, faits comme des bagages.",
  "It gives machines the leather they deserve.": "Elle donne aux machines le cuir qu’elles méritent.",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "Des vêtements pour des enfants qui grimpent, avec de quoi grandir et des coutures qui pardonnent.",
  "Soft cottons, sensible fastenings and prints drawn in-house.":
    "Des cotons doux, des fermetures sensées et des imprimés dessinés sur place.",
  "Made small with the care usually spent on the large.":
    "Fait petit, avec le soin que l’on réserve d’ordinaire au grand.",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "le noir, le blanc et tous les gris entre les deux",
  "clay, tobacco and undyed cloth": "l’argile, le tabac et les étoffes non teintes",
  "ink, slate and washed blue": "l’encre, l’ardoise et le bleu délavé",
  "sand, stone and chalk": "le sable, la pierre et la craie",
  "bordeaux, emerald and aubergine": "le bordeaux, l’émeraude et l’aubergine",
  "blush, butter and pale blue": "le rose pâle, le beurre et le bleu clair",
  "colour worn without apology": "la couleur portée sans s’excuser",
  "moss, bark and bottle green": "la mousse, l’écorce et le vert bouteille",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "Flanelle, cachemire et beau cuir pour les mois froids.",
  "Shop tailoring": "Découvrir les costumes",
  "Long coats": "Manteaux longs",
  "Autumn–winter 2026": "Automne-hiver 2026",
  "Cut below the knee, in gabardine, loden and double-faced wool.":
    "Coupés sous le genou, en gabardine, loden et laine double face.",
  "Shop coats": "Voir les manteaux",
  Tailoring: "Tailleur",
  "New this week": "Nouveautés de la semaine",
  "All new arrivals": "Toutes les nouveautés",
  "Designer in focus": "Créateur à l’honneur",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "Deux sœurs, un atelier à Florence, et des sacs dont les tranches sont teintes cinq fois. Elles réparent aussi celui que vous possédez déjà.",
  "Shop Sorelle Antico": "Voir Sorelle Antico",
  "Now at *lower prices*": "Désormais à *prix réduit*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "Des pièces des saisons passées, en soldes jusqu’à épuisement. Ce qui part ne revient pas.",
  "Women’s sale": "Soldes femme",
  "Men’s sale": "Soldes homme",
  "Everything reduced": "Tous les articles en soldes",
  "Forty hours for *one sweater*": "Quarante heures pour *un seul pull*",
  "From the workshop": "Dans l’atelier",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "Tous les huit rangs, une torsade est croisée à la main. Nous avons suivi un pull, du cône de laine écrue à l’étiquette, puis nous en avons commandé soixante.",
  "Shop sweaters": "Voir les pulls",
  "Grained leather from very near": "Cuir grainé vu de tout près",
  "Complimentary standard delivery on larger orders, easy returns":
    "Livraison standard offerte sur les grandes commandes, retours faciles",
  "Express delivery to the US, duties included": "Livraison express vers les États-Unis, droits de douane inclus",
  "Next-day delivery across the UK, duties included":
    "Livraison le lendemain dans tout le Royaume-Uni, droits de douane inclus",
  "Delivery to China with duties and taxes included": "Livraison en Chine, droits de douane et taxes inclus",
  "Autumn–winter 2026 is here": "L’automne-hiver 2026 est arrivé",
  "Pieces from past seasons, reduced once and priced honestly.":
    "Des pièces des saisons passées, démarquées une seule fois, au juste prix.",
  "What came in over the last three weeks, the newest first.":
    "Les arrivages des trois dernières semaines, les plus récents d’abord.",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "Du manteau à la maille, choisis d’abord pour l’étoffe et la coupe.",
  "Shoes that can be resoled, and some that should only ever be danced in.":
    "Des chaussures qui se ressemellent, et d’autres faites seulement pour danser.",
  "Bags to carry for years: leather, canvas, raffia and nylon.":
    "Des sacs à porter des années : cuir, toile, raphia et nylon.",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "Ceintures, chapeaux, bijoux et ces petites choses qui finissent une tenue.",
};
