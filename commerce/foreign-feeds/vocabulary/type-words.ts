// Words for product types beyond the taxonomy's own names and aliases, in many languages, comma-separated, by the type's id.
// Data only.

export const TYPE_WORDS: Readonly<Record<string, string>> = {
  coats:
    "coat, trench, overcoat, parka, puffer, raincoat, cape, topcoat, peacoat, duster, outerwear, mantel, maentel, manteau, cappotto, cappotti, abrigo, casaco, jas, jassen, frakke, takki, plaszcz, impermeable, regenmantel, doudoune, пальто, コート, 코트, معطف, daunenmantel, wollmantel, manteaux, parkas, imper, piumino, impermeabile, gabardina, plumifero, abrigos, плащ, пуховик, парка, тренч, дубленка, шуба, 风衣, 羽绒服, 棉服, トレンチ, ダウンコート, ダウンジャケット, 패딩, 트렌치코트, معاطف, down coat, puffer coat, rain coat, mac, pea coat, car coat",
  jackets:
    "jacket, jkt, bomber, gilet, vest, waistcoat, windbreaker, anorak, shacket, overshirt, trucker, biker, blouson, shell, softshell, hardshell, windcheater, bodywarmer, jacke, jacken, weste, veste, giacca, giacche, giacchetto, giubbotto, gilet, chaqueta, cazadora, chaleco, jaqueta, jaket, jacka, jakke, takit, kurtka, kurtki, куртка, жилет, ジャケット, 재킷, 자켓, 外套, سترة, westen, giubbino, жилетка, бомбер, ветровка, косуха, 马甲, 背心马甲, 风衣夹克, ブルゾン, ベスト, ジャンパー, 점퍼, 조끼, 바람막이, جاكيت, جاكيتات, جاكت, سترات, down hoody, down hoodie, down sweater, down vest, insulated hoody, puffer vest, puffer jacket, jean jacket, bolero, boleros, colbert, jasje",
  blazers:
    "blazer, sport coat, sportcoat, suit jacket, tailored jacket, dinner jacket, sakko, blazers, americana, пиджак, ブレザー, veste de tailleur, veste tailleur, giacche blazer, giacca blazer, жакет, 西装外套, 西服外套, テーラードジャケット, 블레이저, بليزر, colbert, colberts, smoking jacket, tuxedo jacket",
  suits:
    "suit, tuxedo, pantsuit, two piece suit, three piece suit, anzug, completo, traje, kostym, costume homme, костюм, スーツ, hosenanzug, costume, tailleur, completi, trajes, 西装套装, 西服, セットアップ, 정장, 수트, بدلة, بدلات, smoking, tux, dinner suit, morning suit, three piece, 3 piece suit, 2 piece suit, frack, kostuum, pak, trouwpak, maatpak, broekpak, mantelpak, traje de novio",
  dresses:
    "dress, pinafore, pinafore dress, gown, sundress, kaftan, caftan, maxi, mini, midi, midi dress, slip dress, shirt dress, shirtdress, frock, abaya, kleid, kleider, robe, robes, abito, abiti, vestito, vestiti, vestido, vestidos, jurk, jurken, klanning, kjole, mekko, sukienka, sukienki, платье, 裙装, ワンピース, ドレス, 원피스, 드레스, فستان, сарафан, 旗袍, 连衣裙, 裙子, فساتين, عباية, عبايات, evening gown, wedding gown, wedding dress, ball gown, jurkje, trouwjurk, overgooier, dirndl",
  jumpsuits:
    "jumpsuit, romper, playsuit, dungaree, overall, coverall, boilersuit, catsuit, unitard, one piece, onepiece, overalls, salopette, combinaison, combishort, tuta, macacao, buksedragt, kombinezon, jumpsuits, latzhose, комбинезон, ジャンプスーツ, tuta intera, tute intere, mono, monos, peto, オーバーオール, オールインワン, 점프수트, 连体裤, أفرول, جمبسوت, snow suit, snowsuit, puddle suit, puddlesuit, rain suit, ski suit, flight suit, boiler suit, all in one, shortall, pram suit, pramsuit, bunting, salopettes, bib overall, dungarees, schneeanzug, skianzug, regenanzug, matschanzug, wagenanzug, strampelanzug, boxpak, boxpakje, skipak, sneeuwpak, regenpak, kruippak, tuinbroek, tuinbroekje, salopet",
  tops: "top, blouse, tank, cami, camisole, tunic, bralette top, corset, bustier, crop top, halter, tube top, singlet, bodysuit, bandeau, longsleeve top, bluse, blusa, blusen, haut, hauts, debardeur, canotta, camiseta de tirantes, regata, topy, tops, oberteil, oberteile, topje, linne, топ, блузка, トップス, 탑, 블라우스, بلوزة, canotte, майка, блуза, タンクトップ, キャミソール, ブラウス, 민소매, 上衣, 吊带, توب, بلوزات, بلايز, tank top, camisole top, vest top, peplum, shell top, hemdje, tunika, tunique, tunica, crop, off the shoulder top",
  "t-shirts":
    "t shirt, mesh jersey, football jersey, soccer jersey, basketball jersey, baseball jersey, hockey jersey, tshirt, tee, tee shirt, teeshirt, long sleeve tee, short sleeve, longsleeve, long sleeve, graphic tee, maglietta, magliette, maglia a maniche corte, camiseta, camisetas, playera, t paita, koszulka, koszulki, t shirts, t troja, футболка, tシャツ, 티셔츠, تي شيرت, langarmshirt, tee shirts, лонгслив, カットソー, 반팔, 恤, t恤, تيشيرت, تيشيرتات, mariniere, marinieres, ss tee, muscle tee, ringer tee, baby tee, henley, shirtje",
  shirts:
    "shirt, button down, button up, buttondown, dress shirt, oxford shirt, flannel, guayabera, hemd, hemden, chemise, chemises, chemisier, camicia, camicie, camisa, camisas, overhemd, skjorta, skjorte, paita, koszula, рубашка, シャツ, 셔츠, قميص, сорочка, 衬衫, 衬衣, 남방, قمصان",
  "polo-shirts":
    "polo, polo shirt, rugby shirt, poloshirt, piquet, поло, ポロシャツ, 폴로, polohemd, polos, polo衫, بولو, рубашка поло",
  sweaters:
    "sweater, pullover, jumper, turtleneck, crewneck, crew neck, rollneck, mock neck, v neck sweater, quarter zip, half zip, pulli, pull, pulls, maglione, maglioni, maglia, sueter, jersey, trui, truien, troja, strik, neule, sweter, свитер, джемпер, セーター, 스웨터, 니트, pull over, rollkragen, dolcevita, jerseis, jerseys, suéteres, водолазка, пуловер, 毛衣, プルオーバー, タートルネック, كنزة, كنزات, بلوفر, aran, fisherman sweater, guernsey, roll neck, truitje, coltrui",
  knitwear:
    "knitwear, knit, cardigan, cardi, knit top, twinset, strickjacke, strickwaren, gilet tricot, cardigans, maglieria, vest gebreid, кардиган, カーディガン, ニット, 가디건, strick, maille, gilet en maille, gilets en maille, tricot, punto, rebeca, трикотаж, 针织, 针织衫, 开衫, 카디건, كارديجان, shrug, vestje, gebreid vest",
  sweatshirts:
    "sweatshirt, hoodie, hoody, hooded sweatshirt, fleece, zip up, sweat, sweats top, crewneck sweatshirt, kapuzenpullover, felpa, felpe, sudadera, moletom, huppari, bluza, tracksuit, track jacket, толстовка, худи, スウェット, パーカー, 후드, 맨투맨, kapuzenpulli, sweats a capuche, sweat a capuche, свитшот, 卫衣, トレーナー, 후드티, 스웨트셔츠, هودي, سويت شيرت, track top, tracktop, shell suit, jogging suit, hooded fleece, joggingpak, trainingspak, trainingsanzug, jogginganzug, sweatvest, capuchontrui",
  pants:
    "pant, trouser, chino, legging, jogger, sweatpant, slack, track pant, cargo, culotte, palazzo, jegging, khakis, corduroys, cords, yoga pant, flare pant, wide leg, straight leg, bottoms, bottom, capri, hose, hosen, stoffhose, pantalon, pantalons, pantalone, pantaloni, pantalones, calcas, broek, broeken, byxa, byxor, bukser, housut, spodnie, leggings, брюки, штаны, леггинсы, パンツ, ズボン, レギンス, 바지, 팬츠, 裤, بنطلون, jogging, joggings, malla, mallas, легинсы, лосины, джоггеры, 休闲裤, 长裤, 裤子, 打底裤, スラックス, 슬랙스, 레깅스, بناطيل, بنطال, سراويل, ليقنز, bib pant, ski pant, snow pant, rain pant, hiking pant, tregging, jodhpur, harem, carpenter pant, running tight, workout tight, compression tight, broekje, joggingbroek",
  jeans:
    "jean, denim, skinny jean, bootcut, boot cut, boyfriend jean, mom jean, selvedge, selvage, slim fit jean, jeans, jeanshose, vaqueros, tejanos, spijkerbroek, farkut, dzinsy, джинсы, ジーンズ, デニム, 청바지, 데님, جينز, rohrenjeans, pantalones vaqueros, pantalon vaquero, vaquero, pantalones tejanos, 牛仔裤, デニムパンツ, جينزات, 데님 팬츠, 데님팬츠, بنطلون جينز, بناطيل جينز",
  shorts:
    "short, bermuda, boardshort, board short, bike short, biker short, hot pant, jort, kurze hose, pantaloncini, pantalones cortos, bermudas, korte broek, szorty, шорты, ショートパンツ, 반바지, شورت, kurze hosen, pantaloncino, pantalon corto, 短裤, 熱褲, ハーフパンツ, 쇼츠, شورتات, bib short, running short, cycling short",
  skirts:
    "skirt, skort, miniskirt, sarong, skirts, rock, roecke, rocke, jupe, jupes, gonna, gonne, falda, faldas, saia, saias, rok, rokken, kjol, nederdel, hame, spodnica, юбка, スカート, 스커트, 치마, تنورة, faltenrock, minirock, minigonna, minifalda, 半身裙, 短裙, 长裙半身, تنانير, جيبة, 百褶裙, 裙, tutu, kilt, rokje, tulle skirt",
  swimwear:
    "swimwear, bikini, bikini top, bikini bottom, swimsuit, swim short, swim trunk, swim, swim brief, tankini, rash guard, rashguard, one piece swimsuit, swim top, swim bottom, wetsuit, cover up, coverup, bademode, badeanzug, badehose, maillot, maillot de bain, costume da bagno, costume intero, costumi interi, costumi, banador, traje de bano, maio, badpak, zwembroek, badklader, uimapuku, stroj kapielowy, купальник, 水着, 수영복, مايوه, costumi da bagno, maillots de bain, banadores, trajes de bano, ropa de bano, плавки, 泳衣, 泳装, 泳裤, 비키니, ビキニ, ملابس سباحة, مايوهات, بيكيني, swim dress, swimdress, swim shirt, bathing suit, monokini, burkini, swim set, swim legging, badpakje, zwempak, zwemshort, zwemshirt, zwemslip, pareo, badekleid, uv shirt, zwemluier",
  "underwear-and-socks":
    "underwear, intimates, intimate, sock, base layer, baselayer, lingerie, bra, bralette, brief, boxer, boxer brief, boyshort, panty, thong, g string, hosiery, tight, pantyhose, stocking, undershirt, long john, thermal, shapewear, knee high, garter, garter belt, slip, sports bra, unterwaesche, unterwasche, waesche, socke, socken, strumpf, struempfe, strumpfhose, soutien gorge, chaussette, chaussettes, collant, collants, slip, calza, calze, calzini, intimo, reggiseno, mutande, calcetin, calcetines, ropa interior, sujetador, bragas, cueca, meia, meias, sutia, sok, sokken, onderbroek, bh, strumpor, kalsonger, sukat, skarpety, bielizna, белье, носки, 下着, 靴下, ソックス, 속옷, 양말, ملابس داخلية, bhs, unterhose, sous vetement, sous vetements, soutiens gorge, boxer homme, reggiseni, pigiami, biancheria, biancheria intima, sujetadores, medias, lenceria, calzoncillo, calzoncillos, нижнее белье, колготки, бюстгальтер, трусы, чулки, 内衣, 内裤, 袜, 袜子, 文胸, ブラジャー, タイツ, 스타킹, جوارب, بيجامة, neglige, babydoll, baby doll, teddy, basque, knicker, trunk, hipster, brazilian, tanga, balconette, push up, underwire, night shirt, nighty, suspender belt, strumpfband, strumpfbander, strumpfwaren, strapse, morgenmaentel, hausmantel, ochtendjas, kamerjas, duster robe, bh set, beha, nachthemdje, nachtjapon, onderbroekje, onderhemd, ondergoed, sokjes, kousen, hoschen, hoeschen, dessous, string, strings, anklet sock, crew sock, boxershort, boxershorts, briefs, bedsock, leg warmer, legwarmer, bra set, lingerie set, rompertje",
  bodysuits:
    "baby bodysuit, tutina, tutine, onesie, babygrow, sleepsuit, footie, layette, strampler, babybody, body bebe, pagliaccetto, pelele, romper baby, бодик, боди для малышей, ロンパース, 바디수트, sleep suit, romper suit, baby gro, coming home outfit, wickelbody, babystrampler, kruippakje, romperpak",
  sneakers:
    "sneaker, trainer, running shoe, athletic shoe, skate shoe, tennis shoe, runner, kicks, basketball shoe, hi top, high top, low top, plimsoll, turnschuh, turnschuhe, sportschuh, laufschuh, basket, baskets, scarpe da ginnastica, zapatilla, zapatillas, deportivas, tenis, gymschoenen, gympaskor, lenkkarit, кроссовки, кеды, スニーカー, 스니커즈, 운동화, حذاء رياضي, scarpe sportive, scarpe da corsa, zapatilla deportiva, zapatillas deportivas, 运动鞋, 跑鞋, 球鞋, أحذية رياضية, احذية رياضية, سنيكرز, 小白鞋, 板鞋, trail runner, training shoe, approach shoe, golf shoe, gym shoe, court sneaker, cleat, football boot, sportschoen, gymschoen, walking shoe, water shoe, cycling shoe, climbing shoe",
  boots:
    "boot, bootie, ankle boot, chelsea, chelsea boot, chukka, desert boot, combat boot, hiking boot, hiker, cowboy boot, knee boot, rain boot, snow boot, work boot, stiefel, stiefelette, stiefeletten, boots, botte, bottes, bottine, bottines, stivale, stivali, stivaletti, bota, botas, botin, botines, laars, laarzen, stovel, stovlar, stovle, saappaat, botki, kozaki, ботинки, сапоги, ブーツ, 부츠, حذاء طويل, ботильоны, полусапоги, угги, 靴子, 短靴, 长靴, 马丁靴, بوت, أبوات, جزمة, جزمات, wellie, welly, wellington, wellington boot, gumboot, moonboot, moon boot, snowboot, laarsje, regenlaars, enkellaars, enkellaarsje, booty, bootee, riding boot, mid boot",
  sandals:
    "sandal, sandalette, sandaletten, slide, slider, flip flop, espadrille, thong sandal, wedge, gladiator, sandale, sandalen, sandales, claquettes, sandalo, sandali, ciabatta, ciabatte, sandalia, sandalias, chanclas, chinelo, sandaler, sandaalit, sandaly, klapki, сандалии, サンダル, 샌들, صندل, tong, tongs, infradito, alpargata, alpargatas, босоножки, шлепанцы, сланцы, 凉鞋, 拖鞋, صنادل, شبشب, water sandal, slide sandal, footbed, teenslipper, thong slipper",
  pumps:
    "pump, heel, high heel, stiletto, slingback, court shoe, kitten heel, platform, mary jane, d orsay, pumps, escarpin, escarpins, talons, decollete, tacchi, tacon, tacones, salto, hakken, klackar, korkokengat, szpilki, туфли, パンプス, 펌프스, 힐, كعب, chaussures a talons, chaussure a talon, scarpe con tacco, scarpe con i tacchi, scarpa con tacco, zapato de tacon, zapatos de tacon, 高跟鞋, ハイヒール, 하이힐, كعب عالي, أحذية بكعب, حذاء بكعب, أحذية كعب, block heel, bridal shoe, bridal heel, wedding shoe",
  flats:
    "flat, ballet flat, ballerina, ballet, ballerinas, ballerine, bailarina, bailarinas, sapatilha, pointed flat, skimmer, балетки, バレエシューズ, 플랫, ballerines, 平底鞋, 芭蕾鞋, フラットシューズ, 플랫슈즈, ballet pump, mary jane flat, pointed toe flat",
  loafers:
    "loafer, smoking slipper, velvet slipper, evening slipper, dress slipper, albert slipper, moccasin, driving shoe, driver, slip on, penny loafer, boat shoe, mokassin, slipper herren, mocassin, mocassins, mocassino, mocassini, mocasin, mocasines, mocassim, instapper, лоферы, мокасины, ローファー, 로퍼, mokassins, 乐福鞋, 豆豆鞋, モカシン, لوفر, moc, slipper moc, tassel loafer",
  "lace-ups":
    "lace up, oxford, derby, brogue, wingtip, dress shoe, monk strap, schnuerschuh, halbschuh, derbies, richelieu, stringate, zapato, zapatos, sapato, veterschoen, shoe, shoes, footwear, schuh, schuhe, chaussure, chaussures, scarpa, scarpe, calzado, schoen, schoenen, skor, sko, kengat, buty, обувь, 鞋, シューズ, 靴, 신발, 구두, حذاء, richelieus, schnurschuh, scarpe stringate, zapatos de cordones, zapato de cordones, броги, дерби, оксфорды, 皮鞋, 系带鞋, أحذية, brothel creeper, creeper, saddle shoe, brogues",
  "tote-bags":
    "tote, tote bag, shopper, shopping bag, carryall, bag, bags, tasche, taschen, sac, sacs, cabas, borsa, borse, bolso, bolsos, bolsa, bolsas, tas, tassen, vaska, vaskor, taske, laukku, torba, torebka, сумка, 包, バッグ, かばん, 가방, حقيبة, sac cabas, sacs cabas, borsa shopping, borse shopping, bolso tote, сумки, 托特包, 购物袋, トートバッグ, 토트백, 에코백, حقائب, diaper bag, nappy bag, wickeltasche, luiertas, book bag, market bag, tasje, handle bag",
  "shoulder-bags":
    "shoulder bag, hobo, hobo bag, bucket bag, baguette, saddle bag, schultertasche, sac epaule, borsa a spalla, ショルダーバッグ, 숄더백, sac a epaule, sac a l epaule, sacs a l epaule, sac porte epaule, sacs portes epaule, sac d epaule, borse a spalla, bolso de hombro, bolsos de hombro, bolso al hombro, сумка на плечо, сумки на плечо, 单肩包, 腋下包, حقيبة كتف, حقائب كتف, beuteltasche, sac seau, sacs seau, borsa secchiello, borse a secchiello, secchiello, bolso saco, сумка мешок, 水桶包, moon bag, dumpling bag, half moon bag, schoudertas, schoudertasje",
  "crossbody-bags":
    "crossbody, crossbody sling, crossbody sling bag, cross body, crossbody bag, messenger, messenger bag, camera bag, belt bag, fanny pack, waist bag, bum bag, sling, sling bag, umhaengetasche, bauchtasche, sac bandouliere, sac banane, tracolla, marsupio, bandolera, rinonera, クロスボディ, 크로스백, umhangetasche, gurteltasche, sac a bandouliere, sacs a bandouliere, sacs bandouliere, sacs banane, borsa a tracolla, borse a tracolla, bolso bandolera, bolsos bandolera, сумка кросс боди, сумки кросс боди, кроссбоди, сумка через плечо, сумки через плечо, поясная сумка, поясные сумки, 斜挎包, 腰包, ボディバッグ, حقيبة كروس, hip pack, waist pack, fanny, heuptas, heuptasje, phone bag, sling pack, crossbody tasje, dinky bag",
  "top-handle-bags":
    "top handle, handbag, satchel, purse, handtasche, sac a main, borsa a mano, bolso de mano, handtas, handvaska, ハンドバッグ, 핸드백, sacs a main, borse a mano, bolsos de mano, 手提包, حقيبة يد, حقائب يد",
  clutches:
    "clutch, clutch bag, evening bag, pouch, minaudiere, wristlet, pochette, クラッチ, 클러치, abendtasche, clutches, клатч, 手拿包, 晚宴包, ポーチ, كلاتش, evening clutch, bridal clutch, envelope bag",
  backpacks:
    "backpack, rucksack, daypack, knapsack, bookbag, sac a dos, zaino, mochila, rugzak, ryggsack, reppu, plecak, рюкзак, リュック, バックパック, 백팩, حقيبة ظهر, sacs a dos, zaini, 双肩包, 背包, 书包, 배낭, حقائب ظهر, pack, day pack, hydration pack, roll top, rolltop, rucksac, schooltas, rugtas, rugzakje, drawstring bag, gym sack, kinderrucksack",
  "travel-bags":
    "travel bag, duffel, duffle, duffel bag, duffle bag, weekender, luggage, suitcase, holdall, garment bag, carry on, trolley, gym bag, reisetasche, koffer, valise, sac de voyage, valigia, borsone, maleta, walizka, чемодан, トランク, 캐리어, sporttasche, valises, sacs de voyage, valigie, borsa da viaggio, borse da viaggio, borsoni, bolsa de viaje, bolsas de viaje, bolso de viaje, дорожная сумка, дорожные сумки, спортивная сумка, 行李箱, 旅行包, 旅行袋, スーツケース, ボストンバッグ, 여행가방, حقيبة سفر, حقائب سفر, duffelbag, roller bag, cabin bag, carry on bag, weekendtas, reistas, sporttas",
  belts:
    "belt, waist belt, guertel, gurtel, ceinture, ceintures, cintura, cinture, cinturon, cinturones, cinto, riem, riemen, bailte, balte, vyo, pasek, ремень, пояс, ベルト, 벨트, 皮带, حزام, ремни, 腰带, أحزمة, احزمة, sash, obi, bridal belt, bridal sash",
  hats: "hat, cap, beanie, snapback, trucker hat, dad hat, headwear, bucket hat, fedora, beret, visor, balaclava, ear warmer, turban, headpiece, fascinator, mutze, muetze, hut, kappe, chapeau, casquette, bonnet, cappello, cappelli, berretto, sombrero, gorra, gorro, chapeu, hoed, muts, hatt, mossa, keps, hattu, pipo, czapka, kapelusz, шапка, кепка, шляпа, 帽, キャップ, ハット, ニット帽, 모자, قبعة, chapeaux, haube, cappellino, бейсболка, панама, берет, 帽子, 비니, 캡, قبعات, sun hat, sunhat, veil, schleier, brautschleier, sluier, bruidssluier, voile, earmuff, headdress, zonnehoed, zonnehoedje, petje, mutsje, diademe, tiare, cloche, boater, flat cap",
  gloves:
    "glove, mitten, mitt, handschuh, handschuhe, gant, gants, guanto, guanti, guante, guantes, luva, luvas, handschoen, handskar, handsker, kasineet, rekawiczki, перчатки, 手袋, グローブ, 장갑, قفازات, faustling, faustlinge, moufle, moufles, варежки, митенки, 手套, قفاز, gauntlet, wanten, spitzenhandschuh, handwarmer",
  scarves:
    "scarf, shawl, wrap, bandana, foulard, neckerchief, stole, pashmina, snood, cowl, silk square, hijab, schal, tuch, halstuch, echarpe, cheche, sciarpa, sciarpe, stola, bufanda, panuelo, cachecol, lenco, sjaal, halsduk, huivi, szalik, chusta, шарф, платок, マフラー, スカーフ, 스카프, 머플러, وشاح, tucher, etole, etoles, fular, fulares, палантин, платки, шаль, 围巾, 丝巾, 披肩, ストール, 목도리, أوشحة, حجاب, headscarf, head scarf, neck gaiter, gaiter, buff, neck warmer, loop schal, loopschal, sjaaltje, colsjaal, keffiyeh, square scarf",
  sunglasses:
    "sunglass, sunglasses, eyewear, glasses, eyeglass, shades, aviators, optical, spectacle, sonnenbrille, brille, lunettes, lunettes de soleil, occhiali, gafas, gafas de sol, oculos, zonnebril, solglasogon, solbriller, aurinkolasit, okulary, очки, サングラス, 선글라스, نظارات, occhiali da sole, солнцезащитные очки, 太阳镜, 墨镜, 眼镜, نظارة, نظارة شمسية, نظارات شمسية, frame, frames, reader, reading glasses, optical frame, goggle, aviator, wayfarer, clubmaster, bril, brillen, leesbril, lesebrille, korrektionsbrille, brillenfassung, monture, montatura",
  watches:
    "watch, timepiece, chronograph, watch strap, watch band, uhr, uhren, armbanduhr, montre, montres, orologio, orologi, reloj, relojes, relogio, horloge, klocka, kello, zegarek, часы, 腕時計, 時計, 시계, 手表, ساعة, 손목시계, 腕表, ساعات, smartwatch, smart watch, pocket watch, watch bracelet, nato strap, horloges, diver, taschenuhr",
  rings:
    "ring, signet, signet ring, wedding band, eternity band, engagement ring, band ring, ear ring finger, ringe, bague, bagues, alliance, chevaliere, anello, anelli, anillo, anillos, anel, aneis, sormus, pierscionek, кольцо, 戒, リング, 指輪, 반지, خاتم, ehering, verlobungsring, fede, fedi, sortija, кольца, 戒指, خواتم, stacking band, eternity, solitaire, trilogy, trauring, trauringe, eheringe, silberring, goldring, siegelring, diamantring, solitarring, solitaerring, bandring, stapelring, freundschaftsring, partnerring, memoirering, perlenring, zegelring, trouwring, trouwringen, verlovingsring, antragsring, fingerring, spannring, bicolorring, wedding ring set, ringen, claddagh",
  necklaces:
    "necklace, pendant, choker, chain, lariat, locket, chain necklace, halskette, kette, anhaenger, collier, colliers, pendentif, sautoir, collana, collane, ciondolo, collar, collares, colgante, cadena, colar, ketting, halsband, halskaede, kaulakoru, naszyjnik, ожерелье, цепочка, подвеска, 项链, ネックレス, ペンダント, 목걸이, قلادة, anhanger, girocollo, колье, 吊坠, قلادات, عقد, سلسلة, pendant necklace, medallion, torque, strand of pearls, pearl strand, rosary, kettinkje, perlenkette, pearls, y chain",
  earrings:
    "earring, ear cuff, stud, hoop, huggie, drop earring, ear climber, earrings, ohrring, ohrringe, ohrstecker, creolen, boucle d oreille, boucles d oreilles, creole, creoles, orecchino, orecchini, pendiente, pendientes, aretes, brinco, brincos, oorbel, oorbellen, orhange, orhangen, oreringe, korvakorut, kolczyki, серьги, 耳环, 耳钉, ピアス, イヤリング, 귀걸이, أقراط, ohrhanger, arete, сережки, 耳饰, 耳坠, 耳夹, قرط, حلق, earstud, ear jacket, threader, ohrschmuck, oorknopje, oorknopjes, oorknop, oorring, oorringen, oorsteker, oorstekers, clip on, dangle",
  bracelets:
    "bracelet, bangle, cuff, anklet, tennis bracelet, charm bracelet, fusskette, fussketten, bracelet de cheville, chevillere, chaine de cheville, enkelband, wrist chain, armband, armreif, fusskettchen, bracelet homme, jonc, bracciale, bracciali, cavigliera, pulsera, pulseras, brazalete, tobillera, pulseira, armbandje, armband smycke, armbaand, rannekoru, bransoletka, браслет, 手链, 手镯, ブレスレット, 팔찌, سوار, armreifen, armbander, braccialetto, أساور, اساور, armcuff, arm cuff, bracelet stack, enkelbandje",
  wallets:
    "wallet, card holder, cardholder, card case, coin purse, money clip, billfold, key case, passport holder, passport cover, portemonnaie, geldboerse, geldborse, portefeuille, porte carte, portafoglio, portafogli, cartera, monedero, tarjetero, carteira, portemonnee, planbok, pung, lompakko, portfel, кошелек, бумажник, 钱包, 財布, 지갑, محفظة, geldbeutel, brieftasche, kartenetui, portemonnaies, portefeuilles, porte monnaie, porte cartes, portacarte, portamonete, кошельки, визитница, картхолдер, ключница, 卡包, 卡夹, カードケース, キーケース, 카드지갑, محافظ, purse wallet, zip around wallet, portemonneetje, glasses case, brillenetui",
  ties: "tie, necktie, bow tie, bowtie, krawatte, fliege, cravate, noeud papillon, cravatta, papillon, corbata, pajarita, gravata, stropdas, krawat, галстук, ネクタイ, 넥타이, ربطة عنق, noeuds papillon, 领带, 领结, 蝴蝶结领结, ربطات عنق, plastron, cummerbund, kummerbund, cravat, ascot, vlinderdas, strikje",
  umbrellas:
    "umbrella, parasol, regenschirm, schirm, parapluie, ombrello, paraguas, guarda chuva, paraplu, paraply, sateenvarjo, зонт, 伞, 傘, 우산, مظلة, parapluies, 雨伞, مظلات",
  technology:
    "phone case, phone strap, phone chain, phone lanyard, phone cord, handyband, handykette, handykordel, phone necklace, bijou de telephone, tracolla per telefono, cordon de movil, tech accessory, iphone case, airpods case, headphone, handyhuelle, coque, cover iphone, funda, handyhulle, funda movil, чехол для телефона, 手机壳, スマホケース, 폰케이스",
  "baby-shoes":
    "baby shoe, baby shoes, pre walker, prewalker, first walker, first step shoe, crib shoe, pram shoe, babyschuh, lauflernschuh, krabbelschuh, babyschoen, babyslof, chausson bebe, chaussure bebe, chaussures premiers pas, scarpine neonato, zapato bebe, пинетки, 学步鞋, ベビーシューズ, 아기신발",
  nightwear:
    "pyjama, pajama, pj, pjs, pyjama set, pajama set, pyjama short, pajama short, pyjama pant, pajama pant, pyjama bottom, pyjama top, pyjama shirt, sleepwear, nightwear, nightgown, nightdress, night dress, nightshirt, nightie, negligee, sleep set, sleep shirt, sleep short, sleep pant, robe de chambre, bath robe, satin robe, silk robe, terry robe, waffle robe, kimono robe, short robe, long robe, bathrobe, dressing gown, schlafanzug, pyjamas, nachthemd, nachtwasche, nachtwaesche, bademantel, morgenmantel, chemise de nuit, peignoir, pigiama, camicia da notte, vestaglia, accappatoio, pijama, camison, albornoz, bata, nachthemd, badjas, nattlinne, пижама, пижамы, ночная сорочка, халат, 睡衣, 睡袍, 睡裙, パジャマ, ナイトウェア, 잠옷, 파자마, بيجاما, بيجامات, ملابس نوم, ملابس النوم, روب",
  loungewear:
    "loungewear, lounge wear, lounge set, homewear, lounge short, 家居服, ルームウェア, 라운지웨어, домашняя одежда, ملابس منزلية",
  slippers:
    "slipper, house shoe, hausschuh, huettenschuh, huttenschuh, chausson, chaussons, pantofola, zapatillas de casa, zapatilla de casa, slippers, pantoffels, pantoffel, toffel, тапочки, スリッパ, ルームシューズ, 슬리퍼, 실내화, slof, sloffen, huisschoen",
  "mules-and-clogs":
    "mule, clog, sabot, sabots, zoccolo, zoccoli, zueco, zuecos, holzschuh, pantolette, сабо, мюли, ミュール, サボ, 뮬, 클로그, 穆勒鞋",
  "business-bags":
    "briefcase, brief case, laptop bag, laptop case, laptop sleeve, laptop tote, computer bag, work bag, business bag, document holder, portfolio bag, attache, aktentasche, businesstasche, laptoptasche, notebooktasche, laptophulle, laptophuelle, dokumentenmappe, porte document, porte documents, serviette en cuir, sac ordinateur, sacoche ordinateur, cartella, portadocumenti, borsa da lavoro, borsa porta pc, borsa pc, maletin, portadocumentos, bolso de trabajo, aktetas, laptoptas, портфель, деловая сумка, 公文包, 电脑包, ビジネスバッグ, ブリーフケース, 서류가방, 노트북가방, حقيبة عمل, حقيبة لابتوب",
  "toiletry-bags":
    "cosmetic bag, cosmetic case, cosmetic pouch, makeup bag, make up bag, makeup pouch, beauty bag, vanity case, toiletry bag, toiletry case, dopp kit, wash bag, washbag, sponge bag, kulturbeutel, kulturtasche, kosmetiktasche, schminktasche, waschbeutel, trousse, trousses, trousse de toilette, trousse de maquillage, vanity, beauty case, pochette trucco, neceser, neceseres, toilettas, toiletpouch, beautycase, косметичка, 化妆包, 洗漱包, コスメポーチ, 화장품 파우치, حقيبة مكياج",
  "hair-accessories":
    "hair accessory, hair comb, hair vine, haarkamm, haarkam, haarreif, haarreifen, haarband, haarspange, haarschmuck, haargummi, haarklammer, haarnadel, hair clip, hair claw, claw clip, hair pin, hairpin, hair slide, hair tie, hair bow, hair clasp, hair wrap, hair scrunchie, hair set, bobby pin, scrunchie, scrunchy, barrette, hairband, alice band, headband, diadem, tiara, bow clip, french pin, stirnband, stirnbander, barrette cheveux, pince a cheveux, pince cheveux, chouchou, serre tete, bandeau cheveux, headband cheveux, accessoire cheveux, accessoires cheveux, fermaglio, fermacapelli, cerchietto, molletta, elastico per capelli, diadema, horquilla, pinza de pelo, coletero, accesorio para el pelo, haarspeld, haarklem, haarelastiek, заколка, ободок, резинка для волос, 发夹, 发饰, 发箍, 发圈, ヘアクリップ, ヘアアクセサリー, カチューシャ, バレッタ, シュシュ, 헤어핀, 머리띠, 스크런치, مشبك شعر, ربطة شعر",
  "key-rings":
    "keychain, key chain, key ring, keyring, key fob, key holder, key clip, key lanyard, bag charm, schlusselanhanger, schluesselanhaenger, schlusselband, porte cles, porte cle, portachiavi, llavero, llaveros, sleutelhanger, брелок, брелок для ключей, 钥匙扣, 钥匙链, キーリング, キーホルダー, 키링, 열쇠고리, ميدالية مفاتيح, luggage tag",
  "cufflinks-and-tie-clips":
    "cufflink, cuff link, cufflinks, tie bar, tie clip, tie pin, manschettenknoepfe, manschettenknopf, manschettenknopfe, krawattennadel, krawattenklammer, boutons de manchette, bouton de manchette, pince a cravate, pinces a cravate, gemelli, fermacravatta, gemelos, pasador de corbata, manchetknopen, запонки, зажим для галстука, 袖扣, 领带夹, カフスリンクス, カフス, ネクタイピン, 커프스, 넥타이핀, أزرار أكمام",
  "pocket-squares":
    "pocket square, einstecktuch, pochette de costume, fazzoletto da taschino, pochette da taschino, panuelo de bolsillo, pochet, нагрудный платок, 口袋巾, ポケットチーフ, 포켓스퀘어, handkerchief, taschentuch, mouchoir, fazzoletto",
  braces:
    "braces, suspender, suspenders, hosentrager, hosentraeger, bretels, bretelles, bretelle, tirantes, подтяжки, 背带, サスペンダー, 서스펜더, حمالات",
  brooches:
    "brooch, lapel pin, enamel pin, brosche, broschen, broche, broches, epingle, spilla, spille, prendedor, брошь, броши, 胸针, ブローチ, 브로치, بروش",
  charms: "charm, charm pendant, charm only, bead charm, breloque, breloques, шарм, 串饰, チャーム, 참 장식",
  "body-jewellery":
    "body jewelry, body jewellery, body chain, nose ring, nose stud, nose hoop, belly ring, belly bar, navel ring, piercing, labret, septum ring, septum, barbell, korperkette, koerperkette, nasenring, nasenpiercing, bauchnabelpiercing, bauchkette, piercing nez, bijou de corps, piercing naso, piercing ombligo, belly chain, waist chain, пирсинг, 鼻环, ボディピアス, 피어싱",
};

/** Ends of compound words, as in "Winterjacke", "Lederstiefel" and "Sommarklänning". The longest wins. */
export const TYPE_ENDS: Readonly<Record<string, string>> = {
  coats: "mantel, maentel, coat, frakke, jas, jassen",
  jackets: "jacke, jacken, weste, jacka, jakke, jacket",
  blazers: "blazer, sakko",
  suits: "anzug, kostuum, pak",
  dresses: "kleid, kleider, jurk, jurken, klanning, kjole, dress, jurkje, jurkjes",
  tops: "bluse, blusen, oberteil, topje, tunika",
  "t-shirts": "shirt, longsleeve, tshirt",
  shirts: "hemd, skjorta, skjorte",
  "polo-shirts": "polohemd, poloshirt",
  sweaters: "pullover, pulli, troja, trui, sweater, coltrui",
  jumpsuits: "latzhose, suit, overall",
  knitwear: "strickjacke, cardigan",
  sweatshirts: "sweatshirt, hoodie, kapuzenpullover, kapuzenpulli",
  pants: "hose, hosen, broek, broeken, byxor, bukser, pants, leggings, legging, jogger, joggers, trousers",
  jeans: "jeans, jeanshose",
  shorts: "shorts",
  skirts: "rock, roecke, gonna, falda, rok, kjol, nederdel, skirt, rokje, rokken",
  swimwear: "bikini, badeanzug, badehose, badpak, badeshorts, zwempak, zwembroek",
  "underwear-and-socks":
    "socken, socke, struempfe, strumpfhose, slip, sokken, strumpor, unterhose, unterwasche, strumpf, socks, sock, sokjes, kousen, kous, beha, unterwaesche, bustier, panty",
  sneakers: "sneaker, turnschuh, laufschuh, sportschuh",
  boots: "stiefel, stiefelette, stiefeletten, laarzen, stovlar, boots, laars, laarsje, boot, stiefelchen",
  sandals: "sandale, sandalette, sandalen, sandaler, sandal",
  "lace-ups": "schuh, schuhe, schoenen, skor, schoen, schoentjes",
  "tote-bags": "tasche, tassen, vaska, taske, bag, tas, tasje",
  "shoulder-bags": "schultertasche, schoudertas",
  "crossbody-bags": "umhangetasche, umhaengetasche, gurteltasche, guerteltasche, bauchtasche",
  "top-handle-bags": "handtasche, handtas",
  clutches: "abendtasche",
  backpacks: "rucksack, backpack, pack, rugzak",
  "travel-bags": "reisetasche, sporttasche, koffer, reistas, weekendtas, sporttas, trolley",
  belts: "guertel, gurtel, riem, balte",
  hats: "mutze, muetze, hut, kappe, muts, mutsje, hoed, hoedje, petje, hat, cap, beanie",
  gloves: "handschuh, faustling, glove, handschoen, handschoenen, mitten",
  scarves: "schal, tuch, tucher, sjaal, halsduk, scarf, sjaaltje",
  sunglasses: "brille, zonnebril, bril, glasses, fassung",
  watches: "armbanduhr, uhr, watch, horloge",
  necklaces: "kette, anhanger, ketting, halsband, kettinkje, necklace, collier",
  earrings:
    "ohrringe, ohrring, ohrstecker, earrings, oorbel, oorbellen, oorring, oorknopjes, earring, ohrhanger, ohrschmuck, creole, creolen",
  bracelets: "fusskette, fusskettchen, armband, armbander, armreif, armbandje, armkette, bracelet",
  wallets: "boerse, borse, geldbeutel, portemonnaie, wallet",
  ties: "krawatte, fliege, stropdas",
  umbrellas: "regenschirm",
  "baby-shoes": "lauflernschuh, krabbelschuh, babyschuh",
  nightwear: "pyjama, schlafanzug, nachthemd, bademantel, morgenmantel",
  slippers: "hausschuh, pantoffel",
  "mules-and-clogs": "pantolette, clog",
  "business-bags": "aktentasche, laptoptasche, businesstasche, laptophulle, laptophuelle",
  "toiletry-bags": "kosmetiktasche, schminktasche, kulturtasche, kulturbeutel",
  "hair-accessories": "stirnband, stirnbander, haarband, haarspange, haarklammer, haargummi",
  "key-rings": "schlusselanhanger, schluesselanhaenger, sleutelhanger",
  "pocket-squares": "einstecktuch, taschentuch",
  brooches: "brosche",
};

/** Words that say only the kind of goods: "Shoes" may be any of them. */
export const VAGUE_TYPE_WORDS =
  "pack packs shoe shoes footwear bag bags handbag handbags schuh schuhe chaussure chaussures scarpa scarpe calzature zapato zapatos calzado schoenen skor tasche taschen sac sacs borsa borse bolso bolsos tassen top tops bottom bottoms clothing apparel outerwear accessory accessories jewelry jewellery denim обувь сумка сумки 鞋 鞋子 鞋履 包 包包 箱包 シューズ 靴 バッグ かばん 신발 가방 حذاء أحذية حقيبة حقائب";

/** Words of categories that name no type: how new goods are, whom they are for, or that they are goods. */
export const NO_TYPE_WORDS =
  "basic basics essential essentials classic classics separates favourites favorites gift gifts cadeau cadeaus geschenk geschenke cadeaux regali regalos bridal occasion party wedding work woman women womens man men mens unisex kid kids girl boy baby toddler infant newborn child children junior teen youth adult new arrival arrivals sale sales outlet all product products item items default simple variable configurable physical goods fashion ready to wear rtw collection collections ss fw aw summer winter spring fall autumn clothing clothes apparel clothe wear accessory accessories jewelry jewellery uncategorized uncategorised none other misc miscellaneous bestseller best seller featured home shop store catalog catalogue schmuck accessoire accessoires kleidung bekleidung mode bijoux vetements vetement gioielli accessori abbigliamento ropa accesorios joyeria bisuteria kleding sieraden klader neu neuheiten neuheit neue neues alle angebot angebote reduziert produkte artikel kollektion sommer herbst fruhling unkategorisiert startseite nouveaute nouveautes nouveau nouvelle nouvelles soldes solde promo promos promotions tous toutes produits ete hiver printemps automne accueil boutique novita nuovi nuovo arrivi saldi sconti offerte tutti tutto prodotti collezione collezioni estate inverno primavera autunno moda novedad novedades nuevo nueva rebajas ofertas oferta todo todos productos coleccion colecciones verano invierno otono tienda новинки новинка распродажа скидки все товары одежда аксессуары украшения коллекция лето зима весна осень каталог мода 新品 新款 上新 特价 折扣 促销 全部 服装 服饰 衣服 配饰 饰品 首饰 珠宝 新着 新作 セール アウトレット すべて 商品 服 アクセサリー ジュエリー ファッション 신상 신상품 세일 할인 전체 상품 의류 옷 액세서리 악세사리 주얼리 패션 جديد الجديد وصل حديثا تخفيضات عروض الكل منتجات ملابس الملابس إكسسوارات اكسسوارات مجوهرات أزياء pret porter couture damenmode herrenmode kindermode damenbekleidung herrenbekleidung kinderbekleidung and the of for in und et e y a de la le les per para и";

/** Nouns of languages in which what describes them follows. */
export const NOUNS_FIRST =
  "robe robes jupe jupes chemise chemises chemisier trench pantalon pantalons veste vestes manteau manteaux doudoune blouson combinaison salopette debardeur sac sacs chaussure chaussures bottine bottines botte bottes escarpins bague bagues collier colliers boucles mocassin mocassins sandale sandales ceinture echarpe chapeau casquette montre portefeuille cravate lunettes abito abiti vestito vestiti gonna gonne camicia camicie pantalone pantaloni giacca giacche giubbotto cappotto cappotti piumino borsa borse scarpa scarpe stivali stivaletti maglia maglione maglietta felpa anello anelli collana collane bracciale orecchini sandali cintura sciarpa cappello guanti orologio portafoglio zaino vestido vestidos falda faldas camisa camisas camiseta camisetas pantalones chaqueta cazadora abrigo abrigos bolso bolsos zapato zapatos botas botines zapatillas blusa sudadera anillo pulsera pendientes collar sandalias cinturon bufanda gorra gorro sombrero guantes reloj cartera mochila saia платье юбка куртка пальто рубашка блузка брюки джинсы шорты костюм сумка рюкзак шапка шарф серьги кольцо браслет ремень футболка فستان فساتين معطف قميص بنطلون تنورة حذاء حقيبة حزام قبعة وشاح ساعة خاتم قلادة سوار";

/** Words that describe goods more often than they name them: "Sneaker platform" is a sneaker. */
export const DESCRIBING_WORDS =
  "denim, midi, platform, wedge, heel, flat, halter, wrap, cargo, wide leg, straight leg, bootcut, boot cut, crew neck, crewneck, mock neck, turtleneck, rollneck, roll neck, half zip, quarter zip, zip up, long sleeve, longsleeve, short sleeve, maxi, knit, lace up, slip on, oxford, chelsea, biker, bomber, trench, puffer, thermal, fleece, flannel, cape, polo, chain, cuff, hoop, stud, top handle, crossbody, cross body, sling, hi top, high top, low top, tank, cami, corset, bandeau, swim, ballet, jersey, button down, button up, selvedge, selvage, kitten heel, block heel, stiletto, hipster, brazilian, crop, teddy, string, diver, solitaire, eternity, clip on, roll top, rolltop, push up, underwire, balconette, peplum, moc, frame, frames, carry on, trucker, shell, aran, harem, penny, mini, gladiator, visor, slip, bustier, strick, maille, tricot, punto, strik, rollkragen, culotte, palazzo, pleated, tassel, haute, hautes, leotard";

/** Nouns that stand for goods of several types, so that a tag with a clearer one decides: "The Oxford" of "Shirts". */
export const AMBIGUOUS_WORDS =
  "boxer, slip, pump, mule, trainer, loafer, cap, ring, clutch, derby, brogue, trunk, brief, slide, slider, runner, driver, band, vest, jumper, hobo, messenger, boater, bonnet, tie, choker, creeper, hiker, duster, shrug, pouch, purse, sock, slipper, string, tanga, body, halter, set, bib, overall, pinafore, tunic, robe, basket, baskets, tong, tongs, sabot, veste, gilet, costume, maglia, tuta, americana, bota, polo, jersey, chaleco, mono, maillot, ballerina, hose, kette, bund, trui, vestje";

/** Words of the sea and of swimming, beside which boxers, briefs and shorts are swimwear. Those of the sea count only in titles and types. */
export const SWIM_WORDS =
  "swim, swimming, swimwear, da bagno, bagno, de bain, bain, de bano, bano, bade, badehose, bademode, zwem, zwemmen, zwemkleding, badetoj, badklader, для плавания, плавание, купальный, 游泳, 泳, 水泳, 水着, 수영, سباحة, للسباحة";
export const SEA_WORDS =
  "mare, beach, beachwear, plage, playa, spiaggia, strand, strandmode, praia, пляж, пляжный, пляжные, 海滩, 沙滩, 海边, ビーチ, 비치, بحر, شاطئ";
/** Types that such words change, and words of underwear, which they do not. */
export const WORN_FOR_SWIMMING = "underwear-and-socks shorts";
export const UNDERWEAR_WORDS =
  "underwear, intimo, lingerie, sous vetement, sous vetements, ropa interior, lenceria, unterwasche, unterwaesche, wasche, ondergoed, undertoj, underklader, белье, нижнее белье, 内衣, 下着, 속옷, ملابس داخلية, sock, socks, hosiery, tight, tights";

/** Words that name goods only at the end: "Sequin mini" is a dress, "Mini me tee" is not. */
export const LAST_WORDS = "mini, midi";

/** Names of styles that stand for goods too: "Shoes > Dress". */
export const STYLE_NAMES =
  "dress, wrap, slip, shirt, sweater, flat, belt, platform, tank, cuff, chain, robe, robes, one piece, one pieces, evening, halter, pendant, heel, wedge";

/** Meanings of nouns that do not begin a title: "Lace chemise" is not French. */
export const LATER_MEANINGS: Readonly<Record<string, string>> = {
  nightwear: "robe, chemise, robes, chemises",
};

/** Last words of things for goods, such as "Ring box" and "Shoe polish". */
export const OTHER_GOODS =
  "box boxes polish cleaner care spray kit hanger hangers brush rack tray winder wax cream balm laces lace insole insoles conditioner horn tree trees stand pad pads tape ornament sticker stickers patch patches poster mug candle organiser organizer display dish card cards voucher schachtel kasten pflege spray doos";
