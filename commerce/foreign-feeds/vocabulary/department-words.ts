// Words for those who wear a product, in many languages. Data only.

import type { Gender } from "#catalogue";

export const WEARER_WORDS: Readonly<
  Record<"female" | "male" | "unisex" | "kids" | "girl" | "boy" | "baby" | "teen" | "adult", string>
> = {
  female:
    "women, woman, womens, womenswear, womans, wmns, wms, ladies, lady, ladieswear, female, misses, damen, dame, dames, frauen, damenmode, femme, femmes, feminin, donna, donne, femminile, mujer, mujeres, senora, mulher, mulheres, feminino, feminina, vrouw, vrouwen, dam, kvinna, kvinnor, kvinde, kvinder, kvinne, naiset, naisten, damski, damska, damskie, kobieta, женский, женская, женские, женское, женщинам, женщины, 女士, 女装, 女, レディース, 여성, 여자, نسائي, نساء, dama, signora, signore, женщин, для женщин, 女式, 女性, ウィメンズ, 婦人, 숙녀, 여성용, النساء, نسائية, للنساء, سيدات, السيدات, bride, brides, bridal, bridesmaid, bridesmaids, maternity, braut, brautmode, brautkleid, brautkleider, brautschuhe, brautjungfer, brautjungfern, brautmutter, umstandsmode, dessous, lingerie, mariee, future maman, grossesse, sposa, damigella, premaman, novia, novias, madrina, premama, lenceria, bruid, bruidsmode, bruidsmeisje, positie, невеста, свадебный, свадебная, свадебное, для беременных, 新娘, 孕妇, ブライダル, マタニティ, 신부, 임부, عروس, عرائس, للحوامل",
  male: "men, man, mens, menswear, mans, gents, gentlemen, gentleman, male, herren, herr, maenner, manner, herrenmode, homme, hommes, masculin, uomo, uomini, maschile, hombre, hombres, caballero, homem, homens, masculino, heren, mannen, herre, maend, mies, miehet, miesten, meski, meska, meskie, mezczyzna, мужской, мужская, мужские, мужское, мужчинам, мужчины, 男士, 男装, 男, メンズ, 남성, 남자, رجالي, رجال, caballeros, signori, мужчин, для мужчин, 男式, 男性, 紳士, 신사, 남성용, الرجال, رجالية, للرجال, groom, grooms, groomsmen, groomsman, brautigam, braeutigam, sposo, novio, padrino, bruidegom, жених, 新郎, 신랑, عريس",
  unisex:
    "unisex, mixte, genderless, gender neutral, all gender, унисекс, 男女通用, 中性, ユニセックス, 남녀공용, للجنسين",
  kids: "kids, kid, child, children, childrens, childrenswear, kidswear, youth, junior kids, kinder, kind, enfant, enfants, bambini, bambino, ninos, infantil, crianca, criancas, kinderen, barn, boern, lapset, lasten, dzieci, dzieciece, детский, детская, детские, детям, 儿童, 童装, 童, キッズ, 子供, 아동, 키즈, أطفال, kindermode, ragazzi, дети, детей, для детей, детское, 小孩, 孩子, こども, 子ども, 아이용, 어린이, 유아동, الأطفال, للأطفال, schoolwear, school uniform, communion, kommunion, communie, peuter, kleuter, kinderkleding, kinderschoenen, blumenkinder",
  girl: "girl, girls, maedchen, madchen, fille, filles, bambina, bimba, ragazza, nina, ninas, menina, meninas, meisje, meisjes, flicka, flickor, pige, piger, jente, tytot, dziewczynka, девочкам, девочки, 女童, ガールズ, 女の子, 여아, بنات, maedchenmode, fillette, fillettes, bambine, ragazze, chica, chicas, девочка, девочек, для девочек, 女孩, 여자아이, 소녀, فتيات, البنات, بناتي, flower girl, flowergirl, blumenmadchen, blumenmaedchen",
  boy: "boy, boys, junge, jungen, jungs, garcon, garcons, bimbo, ragazzo, nino, menino, meninos, jongen, jongens, pojke, pojkar, dreng, drenge, gutt, pojat, chlopiec, мальчикам, мальчики, 男童, ボーイズ, 男の子, 남아, أولاد, jungenmode, garconnet, chico, chicos, мальчик, мальчиков, для мальчиков, 男孩, 남자아이, 소년, الأولاد, ولادي, page boy, pageboy, ring bearer",
  baby: "baby, babies, babys, newborn, newborns, infant, infants, toddler, toddlers, bebe, bebes, neonato, neonata, nouveau ne, saeugling, vauva, niemowle, малыш, малышам, 婴儿, ベビー, 베이비, رضع, saugling, neugeborene, neonati, bimbi, bebe fille, recien nacido, recien nacidos, малыши, малышей, для малышей, новорожденные, новорожденных, 宝宝, 新生児, 赤ちゃん, 아기, 신생아, الرضع, مواليد, بيبي, babykleding, christening, baptism, taufe, taufkleid, doop, newborn baby, kleinkind",
  teen: "teen, teens, teenager, teenagers, tween, ado, adolescent, jugendliche, teenie, jugend, ragazzo teen, adolescente, adolescentes, подростки, подростков, 青少年, ティーン, 청소년, مراهقين",
  adult: "adult, adults, erwachsene, adulte, adulti, adultos",
};

/** Goods that are nearly always for women or men, where the file says nothing else. */
export const GOODS_OF: Readonly<Record<Gender, string>> = {
  female:
    "kimono, kimono robe, silk robe, satin robe, fusskette, fusskettchen, cavigliera, tobillera, bracelet de cheville, mini dress, midi, bikini, tankini, swimsuit, monokini, bra, bralette, thong, knicker, panty, blouse, nightdress, nightgown, babydoll, negligee, chemise, fascinator, scrunchie, hair clip, tiara, veil, stiletto, kitten heel, heels, pump, clutch, corset, bustier, crop top, camisole, cami, legging, anklet, earring, bralet, badeanzug, badpak, bh, beha, soutien gorge, reggiseno, sujetador, bluse, blusa, strumpfhose, panties, dessous, escarpins, pochette, ballerina, ballerinas",
  male: "boxer, boxers, boxer brief, boxershort, boxershorts, necktie, tie, bow tie, cufflink, cufflinks, tuxedo, tux, swim trunk, board short, boardshort, krawatte, cravate, cravatta, corbata, stropdas, manschettenknopfe, badehose",
};

/** Phrases in which such words mean something else. */
export const NOT_WEARERS =
  /\b(?:baby ?(?:doll|tee|blue|pink|alpaca|cashmere|rib|soft|g|phat|merino|yellow)|kid(?:skin| leather| suede| mohair| silk)|boy ?(?:friend|short|fit)s?|girl ?(?:friend|boss|dad)s?|man ?(?:made|bag)|lady ?(?:like|bug)|birth ?child|school ?boy jacket|cow ?boy|tom ?boy|news ?boy|pea ?man|dam ask)\b/giu;
