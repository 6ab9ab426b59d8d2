// Words for those who wear a product, in many languages. Data only.

export const WEARER_WORDS: Readonly<
  Record<"female" | "male" | "unisex" | "kids" | "girl" | "boy" | "baby" | "teen" | "adult", string>
> = {
  female:
    "women, woman, womens, womenswear, womans, wmns, wms, ladies, lady, ladieswear, female, misses, damen, dame, dames, frauen, damenmode, femme, femmes, feminin, donna, donne, femminile, mujer, mujeres, senora, mulher, mulheres, feminino, feminina, vrouw, vrouwen, dam, kvinna, kvinnor, kvinde, kvinder, kvinne, naiset, naisten, damski, damska, damskie, kobieta, женский, женская, женские, женское, женщинам, женщины, 女士, 女装, 女, レディース, 여성, 여자, نسائي, نساء, dama, signora, signore, женщин, для женщин, 女式, 女性, ウィメンズ, 婦人, 숙녀, 여성용, النساء, نسائية, للنساء, سيدات, السيدات",
  male: "men, man, mens, menswear, mans, gents, gentlemen, gentleman, male, herren, herr, maenner, manner, herrenmode, homme, hommes, masculin, uomo, uomini, maschile, hombre, hombres, caballero, homem, homens, masculino, heren, mannen, herre, maend, mies, miehet, miesten, meski, meska, meskie, mezczyzna, мужской, мужская, мужские, мужское, мужчинам, мужчины, 男士, 男装, 男, メンズ, 남성, 남자, رجالي, رجال, caballeros, signori, мужчин, для мужчин, 男式, 男性, 紳士, 신사, 남성용, الرجال, رجالية, للرجال",
  unisex:
    "unisex, mixte, genderless, gender neutral, all gender, унисекс, 男女通用, 中性, ユニセックス, 남녀공용, للجنسين",
  kids: "kids, kid, child, children, childrens, childrenswear, kidswear, youth, junior kids, kinder, kind, enfant, enfants, bambini, bambino, ninos, infantil, crianca, criancas, kinderen, barn, boern, lapset, lasten, dzieci, dzieciece, детский, детская, детские, детям, 儿童, 童装, 童, キッズ, 子供, 아동, 키즈, أطفال, kindermode, ragazzi, дети, детей, для детей, детское, 小孩, 孩子, こども, 子ども, 아이용, 어린이, 유아동, الأطفال, للأطفال",
  girl: "girl, girls, maedchen, madchen, fille, filles, bambina, bimba, ragazza, nina, ninas, menina, meninas, meisje, meisjes, flicka, flickor, pige, piger, jente, tytot, dziewczynka, девочкам, девочки, 女童, ガールズ, 女の子, 여아, بنات, maedchenmode, fillette, fillettes, bambine, ragazze, chica, chicas, девочка, девочек, для девочек, 女孩, 여자아이, 소녀, فتيات, البنات, بناتي",
  boy: "boy, boys, junge, jungen, jungs, garcon, garcons, bimbo, ragazzo, nino, menino, meninos, jongen, jongens, pojke, pojkar, dreng, drenge, gutt, pojat, chlopiec, мальчикам, мальчики, 男童, ボーイズ, 男の子, 남아, أولاد, jungenmode, garconnet, chico, chicos, мальчик, мальчиков, для мальчиков, 男孩, 남자아이, 소년, الأولاد, ولادي",
  baby: "baby, babies, babys, newborn, newborns, infant, infants, toddler, toddlers, bebe, bebes, neonato, neonata, nouveau ne, saeugling, vauva, niemowle, малыш, малышам, 婴儿, ベビー, 베이비, رضع, saugling, neugeborene, neonati, bimbi, bebe fille, recien nacido, recien nacidos, малыши, малышей, для малышей, новорожденные, новорожденных, 宝宝, 新生児, 赤ちゃん, 아기, 신생아, الرضع, مواليد, بيبي",
  teen: "teen, teens, teenager, teenagers, tween, ado, adolescent, jugendliche, teenie, jugend, ragazzo teen, adolescente, adolescentes, подростки, подростков, 青少年, ティーン, 청소년, مراهقين",
  adult: "adult, adults, erwachsene, adulte, adulti, adultos",
};

/** Phrases in which such words mean something else. */
export const NOT_WEARERS =
  /\b(?:baby ?(?:doll|tee|blue|pink|alpaca|cashmere|rib|soft|g|phat|merino|yellow)|kid(?:skin| leather| suede| mohair| silk)|boy ?(?:friend|short|fit)s?|girl ?(?:friend|boss|dad)s?|man ?(?:made|bag)|lady ?(?:like|bug)|birth ?child|school ?boy jacket|cow ?boy|tom ?boy|news ?boy|pea ?man|dam ask)\b/giu;
