// Italian: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "Cappotti, borse e scarpe sono disegnati da una sola mano, così nulla va abbinato.",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "Un guardaroba intero, dal cappotto alla piccola pelletteria, con una preferenza per l’essenziale.",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "I suoi atelier di sartoria, maglia e pelle condividono un tetto e un’idea di proporzione.",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "Le collezioni sono brevi, i tagli generosi, i tessuti scelti prima delle forme.",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "Abiti per chi sa che cosa gli piace: precisi sulla spalla, comodi in vita.",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "Tratta il guardaroba di ogni giorno come un problema che merita una vera soluzione.",
  "Draped, folded and tucked by hand before a pattern is ever drawn.":
    "Drappeggiato, piegato e appuntato a mano prima che si disegni un cartamodello.",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "Le giacche sono semi-intelate, morbide sulla spalla e fatte per essere adattate tutta la vita.",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "Tre generazioni di tagliatori dietro una giacca che non pesa quasi nulla.",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "Sartoria senza rigidità, in tessuti di lanifici più antichi della casa.",
  "Everything is knitted, linked and washed within an hour’s drive.":
    "Tutto è lavorato a maglia, rimagliato e lavato entro un’ora di strada.",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "I filati arrivano grezzi e si tingono in partite così piccole che due stagioni non sono mai uguali.",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "Maglieria calata in cashmere, merino e mohair, fatta per essere rammendata.",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "Denim tinto in corda su telai a navetta, tagliato ampio e cucito per essere riparato.",
  "Jeans first, and everything that goes with jeans after.": "Prima i jeans, e poi tutto ciò che va con i jeans.",
  "Washed with stone and air, without the rivers of water.": "Lavato con pietra e aria, senza fiumi d’acqua.",
  "Heavy jersey, technical shell and a sense of humour about both.":
    "Jersey pesante, tessuti tecnici e senso dell’umorismo su entrambi.",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "Prende in prestito in parti uguali da skate park, biblioteche e cantieri.",
  "Sportswear shapes in cloths that deserve an iron.": "Forme sportive in tessuti che meritano il ferro da stiro.",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "Gli abiti sono drappeggiati sul manichino e rifiniti a mano, per serate che fanno tardi.",
  "Bias, boning and very little decoration: the cut does the talking.":
    "Sbieco, stecche e pochissime decorazioni: parla il taglio.",
  "It dresses women for rooms in which they intend to be remembered.":
    "Veste le donne per stanze in cui intendono essere ricordate.",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "Otto punti al centimetro, sprone diviso e colli che tengono la curva senza stecche.",
  "One garment, studied for decades: the shirt.": "Un solo capo, studiato per decenni: la camicia.",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "Le forme sono scolpite in bottega, e ogni paio può tornare a casa per essere risuolato.",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "Scarpe dal dorso dritto e dal plantare morbido, fatte da diciotto persone.",
  "Leather is cut by hand; the machines only do what hands do badly.":
    "La pelle si taglia a mano; le macchine fanno solo ciò che le mani fanno male.",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "Sneakers senza rumore: buona pelle, suole cucite, quasi nessun logo.",
  "Runners and court shoes rebuilt from archive lasts.": "Scarpe da corsa e da tennis ricostruite su forme d’archivio.",
  "Sandals braided and buckled by hand, for a life lived near water.":
    "Sandali intrecciati e allacciati a mano, per una vita vicino all’acqua.",
  "Vegetable-tanned straps on soles that mould to the foot.":
    "Cinturini a concia vegetale su suole che si modellano sul piede.",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "Le borse sono tagliate da pelli intere, i bordi dipinti cinque volte e lucidati ogni volta.",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "Sellai di formazione, i fondatori cuciono ancora i manici con due aghi.",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "Fa borse per decenni d’uso, e le ripara quando quel tempo è passato.",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "Oro e argento riciclati, fusi a mano, volutamente imperfetti.",
  "Jewellery on the scale of the hand that wears it.": "Gioielli a misura della mano che li porta.",
  "Sculpture first; it happens to be worn.": "Prima scultura; poi, per caso, si indossa.",
  "Frames are milled from aged acetate and tumbled for four days.":
    "Le montature sono fresate da acetato stagionato e burattate per quattro giorni.",
  "Optics come first, and the line of the brow a close second.":
    "Prima l’ottica, e subito dopo la linea del sopracciglio.",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "Piccole serie, quadranti semplici, movimenti che ogni buon orologiaio sa revisionare.",
  "Watches for people who still look at their wrist.": "Orologi per chi guarda ancora il polso.",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "I feltri si modellano su forme di legno che non cambiano da un secolo.",
  "Hats, gloves and scarves for weather, not for show.":
    "Cappelli, guanti e sciarpe per il tempo che fa, non per farsi vedere.",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "Costumi in filati riciclati che tengono la forma da giugno a settembre.",
  "Made for swimming in, which is rarer than it sounds.": "Fatti per nuotare, cosa più rara di quanto sembri.",
  "The first layer, thought about for longer than most outer ones.":
    "Il primo strato, pensato più a lungo di molti esterni.",
  "Fine-gauge cotton, modal and silk, without a visible seam.":
    "Cotone finissimo, modal e seta, senza cuciture visibili.",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "Le sete sono stampate a mano, quadro dopo quadro, e arrotolate sul bordo.",
  "Ties and squares from a mill beside the lake.": "Cravatte e foulard di una tessitura sul lago.",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "Strutture in acciaio e fibra di vetro, manici in legno tornito, riparazioni a vita.",
  "Cases and covers for the things we carry most, made like luggage.":
    "Custodie e cover per le cose che portiamo di più, fatte come valigie.",
  "It gives machines the leather they deserve.": "Dà alle macchine la pelle che meritano.",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "Vestiti per bambini che si arrampicano, con spazio per crescere e cuciture che perdonano.",
  "Soft cottons, sensible fastenings and prints drawn in-house.":
    "Cotoni morbidi, chiusure sensate e stampe disegnate in casa.",
  "Made small with the care usually spent on the large.":
    "Fatto in piccolo, con la cura che di solito si riserva al grande.",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "nero, bianco e i grigi in mezzo",
  "clay, tobacco and undyed cloth": "argilla, tabacco e tessuti non tinti",
  "ink, slate and washed blue": "inchiostro, ardesia e blu slavato",
  "sand, stone and chalk": "sabbia, pietra e gesso",
  "bordeaux, emerald and aubergine": "bordeaux, smeraldo e melanzana",
  "blush, butter and pale blue": "rosa pallido, burro e azzurro",
  "colour worn without apology": "il colore portato senza chiedere scusa",
  "moss, bark and bottle green": "muschio, corteccia e verde bottiglia",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "Flanella, cashmere e buona pelle per i mesi freddi.",
  "Shop tailoring": "Scopri la sartoria",
  "Long coats": "Cappotti lunghi",
  "Autumn–winter 2026": "Autunno-inverno 2026",
  "Cut below the knee, in gabardine, loden and double-faced wool.":
    "Tagliati sotto il ginocchio, in gabardine, loden e lana double.",
  "Shop coats": "Scopri i cappotti",
  Tailoring: "Sartoria",
  "New this week": "Novità della settimana",
  "All new arrivals": "Tutte le novità",
  "Designer in focus": "Designer in primo piano",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "Due sorelle, una bottega a Firenze e borse dai bordi dipinti cinque volte. Riparano anche quella che già possedete.",
  "Shop Sorelle Antico": "Scopri Sorelle Antico",
  "Now at *lower prices*": "Ora a *prezzi ridotti*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "Capi delle stagioni passate, in saldo fino a esaurimento. Ciò che finisce non torna.",
  "Women’s sale": "Saldi donna",
  "Men’s sale": "Saldi uomo",
  "Everything reduced": "Tutto in saldo",
  "Forty hours for *one sweater*": "Quaranta ore per *un maglione*",
  "From the workshop": "Dalla bottega",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "Ogni otto righe una treccia si incrocia a mano. Abbiamo seguito un maglione dal cono di lana grezza all’etichetta, e poi ne abbiamo ordinati sessanta.",
  "Shop sweaters": "Scopri i maglioni",
  "Grained leather from very near": "Pelle martellata da molto vicino",
  "Complimentary standard delivery on larger orders, easy returns":
    "Spedizione standard gratuita sugli ordini maggiori, resi facili",
  "Express delivery to the US, duties included": "Spedizione espressa negli Stati Uniti, dazi inclusi",
  "Next-day delivery across the UK, duties included": "Consegna il giorno dopo in tutto il Regno Unito, dazi inclusi",
  "Delivery to China with duties and taxes included": "Consegna in Cina con dazi e imposte inclusi",
  "Autumn–winter 2026 is here": "L’autunno-inverno 2026 è arrivato",
  "Pieces from past seasons, reduced once and priced honestly.":
    "Capi delle stagioni passate, ribassati una volta sola, al prezzo giusto.",
  "What came in over the last three weeks, the newest first.":
    "Gli arrivi delle ultime tre settimane, i più recenti per primi.",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "Dal cappotto alla maglieria, scelti prima di tutto per tessuto e taglio.",
  "Shoes that can be resoled, and some that should only ever be danced in.":
    "Scarpe che si possono risuolare, e alcune fatte solo per ballare.",
  "Bags to carry for years: leather, canvas, raffia and nylon.":
    "Borse da portare per anni: pelle, tela, rafia e nylon.",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "Cinture, cappelli, gioielli e le piccole cose che completano un look.",
};
