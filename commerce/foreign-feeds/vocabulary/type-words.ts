// Words for product types beyond the taxonomy's own names and aliases, in many languages, comma-separated, by the type's id.
// Data only.

export const TYPE_WORDS: Readonly<Record<string, string>> = {
  coats:
    "coat, trench, overcoat, parka, puffer, raincoat, cape, topcoat, peacoat, duster, outerwear, mantel, maentel, manteau, cappotto, cappotti, abrigo, casaco, jas, jassen, frakke, takki, plaszcz, impermeable, regenmantel, doudoune, пальто, コート, 코트, معطف",
  jackets:
    "jacket, jkt, bomber, gilet, vest, waistcoat, windbreaker, anorak, shacket, overshirt, trucker, biker, blouson, shell, softshell, hardshell, windcheater, bodywarmer, jacke, jacken, weste, veste, giacca, giacche, giacchetto, giubbotto, gilet, chaqueta, cazadora, chaleco, jaqueta, jaket, jacka, jakke, takit, kurtka, kurtki, куртка, жилет, ジャケット, 재킷, 자켓, 外套, سترة",
  blazers:
    "blazer, sport coat, sportcoat, suit jacket, tailored jacket, dinner jacket, sakko, blazers, americana, пиджак, ブレザー",
  suits:
    "suit, tuxedo, pantsuit, two piece suit, three piece suit, anzug, completo, traje, kostym, costume homme, костюм, スーツ",
  dresses:
    "dress, gown, sundress, pinafore, pinafore dress, kaftan, caftan, maxi, midi dress, slip dress, shirt dress, shirtdress, frock, abaya, kleid, kleider, robe, robes, abito, abiti, vestito, vestiti, vestido, vestidos, jurk, jurken, klanning, kjole, mekko, sukienka, sukienki, платье, 裙装, ワンピース, ドレス, 원피스, 드레스, فستان",
  jumpsuits:
    "jumpsuit, romper, playsuit, dungaree, overall, coverall, boilersuit, catsuit, unitard, one piece, onepiece, overalls, salopette, combinaison, combishort, tuta, macacao, buksedragt, kombinezon, jumpsuits, latzhose, комбинезон, ジャンプスーツ",
  tops: "top, blouse, tank, cami, camisole, tunic, bralette top, corset, bustier, crop top, halter, tube top, singlet, bodysuit, bandeau, longsleeve top, bluse, blusa, blusen, haut, hauts, debardeur, canotta, camiseta de tirantes, regata, topy, tops, oberteil, oberteile, topje, linne, топ, блузка, トップス, 탑, 블라우스, بلوزة",
  "t-shirts":
    "t shirt, tshirt, tee, mesh jersey, football jersey, soccer jersey, basketball jersey, baseball jersey, hockey jersey, tee shirt, teeshirt, long sleeve tee, longsleeve, long sleeve, graphic tee, maglietta, magliette, maglia a maniche corte, camiseta, camisetas, playera, t paita, koszulka, koszulki, t shirts, t troja, футболка, tシャツ, 티셔츠, تي شيرت",
  shirts:
    "shirt, button down, button up, buttondown, dress shirt, oxford shirt, flannel, guayabera, hemd, hemden, chemise, chemises, chemisier, camicia, camicie, camisa, camisas, overhemd, skjorta, skjorte, paita, koszula, рубашка, シャツ, 셔츠, قميص",
  "polo-shirts": "polo, polo shirt, rugby shirt, poloshirt, piquet, поло, ポロシャツ, 폴로",
  sweaters:
    "sweater, pullover, jumper, turtleneck, crewneck, crew neck, rollneck, mock neck, v neck sweater, quarter zip, half zip, pulli, pull, pulls, maglione, maglioni, maglia, sueter, jersey, trui, truien, troja, strik, neule, sweter, свитер, джемпер, セーター, 스웨터, 니트",
  knitwear:
    "knitwear, knit, cardigan, cardi, knit top, twinset, strickjacke, strickwaren, gilet tricot, cardigans, maglieria, vest gebreid, кардиган, カーディガン, ニット, 가디건",
  sweatshirts:
    "sweatshirt, hoodie, hoody, hooded sweatshirt, fleece, zip up, sweat, sweats top, crewneck sweatshirt, kapuzenpullover, felpa, felpe, sudadera, moletom, huppari, bluza, tracksuit, track jacket, толстовка, худи, スウェット, パーカー, 후드, 맨투맨",
  pants:
    "pant, trouser, chino, legging, jogger, sweatpant, slack, track pant, cargo, culotte, palazzo, jegging, khakis, corduroys, cords, yoga pant, flare pant, wide leg, straight leg, bottoms, bottom, capri, hose, hosen, stoffhose, pantalon, pantalons, pantalone, pantaloni, pantalones, calcas, broek, broeken, byxa, byxor, bukser, housut, spodnie, leggings, брюки, штаны, леггинсы, パンツ, ズボン, レギンス, 바지, 팬츠, 裤, بنطلون",
  jeans:
    "jean, denim, skinny jean, bootcut, boot cut, boyfriend jean, mom jean, selvedge, selvage, slim fit jean, jeans, jeanshose, vaqueros, tejanos, spijkerbroek, farkut, dzinsy, джинсы, ジーンズ, デニム, 청바지, 데님, جينز",
  shorts:
    "short, bermuda, boardshort, board short, bike short, biker short, hot pant, jort, kurze hose, pantaloncini, pantalones cortos, bermudas, korte broek, szorty, шорты, ショートパンツ, 반바지, شورت",
  skirts:
    "skirt, skort, miniskirt, sarong, skirts, rock, roecke, rocke, jupe, jupes, gonna, gonne, falda, faldas, saia, saias, rok, rokken, kjol, nederdel, hame, spodnica, юбка, スカート, 스커트, 치마, تنورة",
  swimwear:
    "swimwear, bikini, bikini top, bikini bottom, swimsuit, swim short, swim trunk, swim, swim brief, tankini, rash guard, rashguard, one piece swimsuit, swim top, swim bottom, wetsuit, cover up, coverup, bademode, badeanzug, badehose, maillot, maillot de bain, costume da bagno, costumi, banador, traje de bano, maio, badpak, zwembroek, badklader, uimapuku, stroj kapielowy, купальник, 水着, 수영복, مايوه",
  "underwear-and-socks":
    "underwear, sock, lingerie, bra, bralette, brief, boxer, boxer brief, boyshort, panty, thong, g string, hosiery, tight, pantyhose, stocking, pyjama, pajama, pj, sleepwear, nightwear, nightgown, nightie, loungewear, undershirt, long john, thermal, shapewear, knee high, garter, garter belt, slip, sleep set, sleep shirt, sports bra, robe de chambre, bath robe, satin robe, silk robe, terry robe, waffle robe, kimono robe, short robe, long robe, bathrobe, dressing gown, unterwaesche, unterwasche, waesche, socke, socken, strumpf, struempfe, strumpfhose, schlafanzug, culotte femme, soutien gorge, chaussette, chaussettes, collant, collants, pyjamas, slip, calza, calze, calzini, intimo, reggiseno, mutande, pigiama, calcetin, calcetines, ropa interior, sujetador, bragas, pijama, cueca, meia, meias, sutia, sok, sokken, onderbroek, bh, strumpor, kalsonger, sukat, skarpety, bielizna, белье, носки, пижама, 下着, 靴下, ソックス, 속옷, 양말, ملابس داخلية",
  bodysuits:
    "baby bodysuit, onesie, babygrow, sleepsuit, footie, layette, strampler, babybody, body bebe, pagliaccetto, pelele, romper baby",
  sneakers:
    "sneaker, trainer, running shoe, athletic shoe, skate shoe, tennis shoe, runner, kicks, basketball shoe, hi top, high top, low top, plimsoll, turnschuh, turnschuhe, sportschuh, laufschuh, basket, baskets, scarpe da ginnastica, zapatilla, zapatillas, deportivas, tenis, gymschoenen, gympaskor, lenkkarit, кроссовки, кеды, スニーカー, 스니커즈, 운동화, حذاء رياضي",
  boots:
    "boot, bootie, ankle boot, chelsea, chelsea boot, chukka, desert boot, combat boot, hiking boot, hiker, cowboy boot, knee boot, rain boot, snow boot, work boot, stiefel, stiefelette, stiefeletten, boots, botte, bottes, bottine, bottines, stivale, stivali, stivaletti, bota, botas, botin, botines, laars, laarzen, stovel, stovlar, stovle, saappaat, botki, kozaki, ботинки, сапоги, ブーツ, 부츠, حذاء طويل",
  sandals:
    "sandal, slide, flip flop, espadrille, mule, clog, thong sandal, wedge, slipper, gladiator, sandale, sandalen, pantolette, hausschuh, sandales, claquettes, chausson, sandalo, sandali, ciabatta, ciabatte, pantofola, sandalia, sandalias, chanclas, zapatillas de casa, chinelo, slippers, pantoffels, sandaler, toffel, sandaalit, sandaly, klapki, сандалии, тапочки, サンダル, スリッパ, 샌들, صندل",
  pumps:
    "pump, heel, high heel, stiletto, slingback, court shoe, kitten heel, platform, mary jane, d orsay, pumps, escarpin, escarpins, talons, decollete, tacchi, tacon, tacones, salto, hakken, klackar, korkokengat, szpilki, туфли, パンプス, 펌프스, 힐, كعب",
  flats:
    "flat, ballet flat, ballerina, ballet, ballerinas, ballerine, bailarina, bailarinas, sapatilha, pointed flat, skimmer, балетки, バレエシューズ, 플랫",
  loafers:
    "loafer, moccasin, driving shoe, driver, slip on, penny loafer, boat shoe, mokassin, slipper herren, mocassin, mocassins, mocassino, mocassini, mocasin, mocasines, mocassim, instapper, лоферы, мокасины, ローファー, 로퍼",
  "lace-ups":
    "lace up, oxford, derby, brogue, wingtip, dress shoe, monk strap, schnuerschuh, halbschuh, derbies, richelieu, stringate, zapato, zapatos, sapato, veterschoen, shoe, shoes, footwear, schuh, schuhe, chaussure, chaussures, scarpa, scarpe, calzado, schoen, schoenen, skor, sko, kengat, buty, обувь, 鞋, シューズ, 靴, 신발, 구두, حذاء",
  "tote-bags":
    "tote, tote bag, shopper, shopping bag, carryall, bag, bags, tasche, taschen, sac, sacs, cabas, borsa, borse, bolso, bolsos, bolsa, bolsas, tas, tassen, vaska, vaskor, taske, laukku, torba, torebka, сумка, 包, バッグ, かばん, 가방, حقيبة",
  "shoulder-bags":
    "shoulder bag, hobo, hobo bag, bucket bag, baguette, saddle bag, schultertasche, sac epaule, borsa a spalla, ショルダーバッグ, 숄더백",
  "crossbody-bags":
    "crossbody, cross body, crossbody bag, messenger, messenger bag, camera bag, belt bag, fanny pack, waist bag, bum bag, sling, sling bag, crossbody sling, crossbody sling bag, umhaengetasche, bauchtasche, sac bandouliere, sac banane, tracolla, marsupio, bandolera, rinonera, クロスボディ, 크로스백",
  "top-handle-bags":
    "top handle, handbag, satchel, purse, handtasche, sac a main, borsa a mano, bolso de mano, handtas, handvaska, briefcase, laptop bag, aktentasche, ハンドバッグ, 핸드백",
  clutches:
    "clutch, clutch bag, evening bag, pouch, minaudiere, wristlet, pochette, cosmetic bag, makeup bag, trousse, クラッチ, 클러치",
  backpacks:
    "backpack, rucksack, daypack, knapsack, bookbag, sac a dos, zaino, mochila, rugzak, ryggsack, reppu, plecak, рюкзак, リュック, バックパック, 백팩, حقيبة ظهر",
  "travel-bags":
    "travel bag, toiletry bag, dopp kit, wash bag, kulturbeutel, duffel, duffle, duffel bag, duffle bag, weekender, luggage, suitcase, holdall, garment bag, carry on, trolley, gym bag, reisetasche, koffer, valise, sac de voyage, valigia, borsone, maleta, walizka, чемодан, トランク, 캐리어",
  belts:
    "belt, waist belt, guertel, gurtel, ceinture, ceintures, cintura, cinture, cinturon, cinturones, cinto, riem, riemen, bailte, balte, vyo, pasek, suspender, braces, ремень, пояс, ベルト, 벨트, 皮带, حزام",
  hats: "hat, cap, beanie, snapback, trucker hat, dad hat, headwear, bucket hat, fedora, beret, visor, headband, balaclava, ear warmer, turban, headpiece, fascinator, mutze, muetze, hut, kappe, stirnband, chapeau, casquette, bonnet, cappello, cappelli, berretto, sombrero, gorra, gorro, chapeu, hoed, muts, hatt, mossa, keps, hattu, pipo, czapka, kapelusz, шапка, кепка, шляпа, 帽, キャップ, ハット, ニット帽, 모자, قبعة",
  gloves:
    "glove, mitten, mitt, handschuh, handschuhe, gant, gants, guanto, guanti, guante, guantes, luva, luvas, handschoen, handskar, handsker, kasineet, rekawiczki, перчатки, 手袋, グローブ, 장갑, قفازات",
  scarves:
    "scarf, shawl, wrap, bandana, foulard, neckerchief, stole, pashmina, snood, cowl, silk square, hijab, schal, tuch, halstuch, echarpe, cheche, sciarpa, sciarpe, stola, bufanda, panuelo, cachecol, lenco, sjaal, halsduk, huivi, szalik, chusta, шарф, платок, マフラー, スカーフ, 스카프, 머플러, وشاح",
  sunglasses:
    "sunglass, sunglasses, eyewear, glasses, eyeglass, shades, aviators, optical, spectacle, sonnenbrille, brille, lunettes, lunettes de soleil, occhiali, gafas, gafas de sol, oculos, zonnebril, solglasogon, solbriller, aurinkolasit, okulary, очки, サングラス, 선글라스, نظارات",
  watches:
    "watch, timepiece, chronograph, watch strap, watch band, uhr, uhren, armbanduhr, montre, montres, orologio, orologi, reloj, relojes, relogio, horloge, klocka, kello, zegarek, часы, 腕時計, 時計, 시계, 手表, ساعة",
  rings:
    "ring, signet, signet ring, wedding band, eternity band, engagement ring, band ring, ear ring finger, ringe, bague, bagues, alliance, chevaliere, anello, anelli, anillo, anillos, anel, aneis, sormus, pierscionek, кольцо, 戒, リング, 指輪, 반지, خاتم",
  necklaces:
    "necklace, pendant, choker, chain, lariat, locket, chain necklace, halskette, kette, anhaenger, collier, colliers, pendentif, sautoir, collana, collane, ciondolo, collar, collares, colgante, cadena, colar, ketting, halsband, halskaede, kaulakoru, naszyjnik, ожерелье, цепочка, подвеска, 项链, ネックレス, ペンダント, 목걸이, قلادة",
  earrings:
    "earring, ear cuff, stud, hoop, huggie, drop earring, ear climber, earrings, ohrring, ohrringe, ohrstecker, creolen, boucle d oreille, boucles d oreilles, creole, creoles, orecchino, orecchini, pendiente, pendientes, aretes, brinco, brincos, oorbel, oorbellen, orhange, orhangen, oreringe, korvakorut, kolczyki, серьги, 耳环, 耳钉, ピアス, イヤリング, 귀걸이, أقراط",
  bracelets:
    "bracelet, bangle, cuff, anklet, tennis bracelet, charm bracelet, wrist chain, charm, armband, armreif, fusskettchen, bracelet homme, jonc, bracciale, bracciali, cavigliera, pulsera, pulseras, brazalete, tobillera, pulseira, armbandje, armband smycke, armbaand, rannekoru, bransoletka, браслет, 手链, 手镯, ブレスレット, 팔찌, سوار",
  wallets:
    "wallet, card holder, cardholder, card case, coin purse, money clip, billfold, key case, keychain, key ring, keyring, key fob, passport holder, passport cover, portemonnaie, geldboerse, geldborse, portefeuille, porte carte, porte cles, portafoglio, portafogli, portachiavi, cartera, monedero, tarjetero, llavero, carteira, portemonnee, planbok, pung, lompakko, portfel, кошелек, бумажник, 钱包, 財布, 지갑, محفظة",
  ties: "tie, necktie, bow tie, bowtie, pocket square, cufflink, tie bar, tie clip, krawatte, fliege, einstecktuch, manschettenknoepfe, cravate, noeud papillon, cravatta, papillon, corbata, pajarita, gravata, stropdas, slips, krawat, галстук, ネクタイ, 넥타이, ربطة عنق",
  umbrellas:
    "umbrella, parasol, regenschirm, schirm, parapluie, ombrello, paraguas, guarda chuva, paraplu, paraply, sateenvarjo, зонт, 伞, 傘, 우산, مظلة",
  technology:
    "phone case, tech accessory, iphone case, airpods case, headphone, laptop case, laptop sleeve, handyhuelle, coque, cover iphone, funda",
};

/** Ends of compound words, as in "Winterjacke", "Lederstiefel" and "Sommarklänning". The longest wins. */
export const TYPE_ENDS: Readonly<Record<string, string>> = {
  coats: "mantel, maentel, coat, frakke",
  jackets: "jacke, jacken, weste, jacka, jakke, jacket",
  blazers: "blazer, sakko",
  dresses: "kleid, kleider, jurk, jurken, klanning, kjole, dress",
  tops: "bluse, blusen, oberteil, topje",
  "t-shirts": "shirt",
  shirts: "hemd, hemden, skjorta, skjorte",
  sweaters: "pullover, pulli, troja, trui, sweater",
  knitwear: "strickjacke, cardigan",
  sweatshirts: "sweatshirt, hoodie",
  pants: "hose, hosen, broek, broeken, byxor, bukser, pants",
  jeans: "jeans",
  shorts: "shorts",
  skirts: "rock, roecke, rok, kjol, nederdel, skirt",
  swimwear: "bikini, badeanzug, badehose, badpak",
  "underwear-and-socks": "socken, socke, struempfe, strumpfhose, slip, sokken, strumpor, unterhose, pyjama",
  sneakers: "sneaker, turnschuhe, laufschuhe, sportschuhe",
  boots: "stiefel, stiefelette, stiefeletten, laarzen, stovlar, boots",
  sandals: "sandale, sandalen, sandaler, pantolette, hausschuhe",
  "lace-ups": "schuh, schuhe, schoenen, skor",
  "tote-bags": "tasche, taschen, tas, vaska, taske, bag",
  "top-handle-bags": "handtasche, handtas",
  backpacks: "rucksack, backpack",
  "travel-bags": "reisetasche, koffer",
  belts: "guertel, gurtel, riem, balte",
  hats: "mutze, muetze, hut, kappe, muts",
  gloves: "handschuhe, handschuh",
  scarves: "schal, tuch, sjaal, halsduk",
  sunglasses: "brille, zonnebril",
  watches: "armbanduhr, uhr",
  rings: "ring, ringe",
  necklaces: "kette, ketten, ketting, halsband",
  earrings: "ohrringe, ohrring, ohrstecker, earrings",
  bracelets: "armband, armreif",
  wallets: "boerse, borse, portemonnaie, wallet",
};
