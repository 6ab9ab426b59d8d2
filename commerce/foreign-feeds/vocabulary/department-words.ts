// Words for those who wear a product, in many languages. Data only.

export const WEARER_WORDS: Readonly<
  Record<"female" | "male" | "unisex" | "kids" | "girl" | "boy" | "baby" | "teen" | "adult", string>
> = {
  female:
    "women, woman, womens, womenswear, womans, wmns, wms, ladies, lady, ladieswear, female, misses, damen, dame, dames, frauen, damenmode, femme, femmes, feminin, donna, donne, femminile, mujer, mujeres, senora, mulher, mulheres, feminino, feminina, vrouw, vrouwen, dam, kvinna, kvinnor, kvinde, kvinder, kvinne, naiset, naisten, damski, damska, damskie, kobieta, женский, женская, женские, женское, женщинам, женщины, 女士, 女装, 女, レディース, 여성, 여자, نسائي, نساء",
  male: "men, man, mens, menswear, mans, gents, gentlemen, gentleman, male, herren, herr, maenner, manner, herrenmode, homme, hommes, masculin, uomo, uomini, maschile, hombre, hombres, caballero, homem, homens, masculino, heren, mannen, herre, maend, mies, miehet, miesten, meski, meska, meskie, mezczyzna, мужской, мужская, мужские, мужское, мужчинам, мужчины, 男士, 男装, 男, メンズ, 남성, 남자, رجالي, رجال",
  unisex:
    "unisex, mixte, genderless, gender neutral, all gender, унисекс, 男女通用, 中性, ユニセックス, 남녀공용, للجنسين",
  kids: "kids, kid, child, children, childrens, childrenswear, kidswear, youth, junior kids, kinder, kind, enfant, enfants, bambini, bambino, ninos, infantil, crianca, criancas, kinderen, barn, boern, lapset, lasten, dzieci, dzieciece, детский, детская, детские, детям, 儿童, 童装, 童, キッズ, 子供, 아동, 키즈, أطفال",
  girl: "girl, girls, maedchen, madchen, fille, filles, bambina, bimba, ragazza, nina, ninas, menina, meninas, meisje, meisjes, flicka, flickor, pige, piger, jente, tytot, dziewczynka, девочкам, девочки, 女童, ガールズ, 女の子, 여아, بنات",
  boy: "boy, boys, junge, jungen, jungs, garcon, garcons, bimbo, ragazzo, nino, menino, meninos, jongen, jongens, pojke, pojkar, dreng, drenge, gutt, pojat, chlopiec, мальчикам, мальчики, 男童, ボーイズ, 男の子, 남아, أولاد",
  baby: "baby, babies, babys, newborn, newborns, infant, infants, toddler, toddlers, bebe, bebes, neonato, neonata, nouveau ne, saeugling, vauva, niemowle, малыш, малышам, 婴儿, ベビー, 베이비, رضع",
  teen: "teen, teens, teenager, teenagers, tween, ado, adolescent, jugendliche",
  adult: "adult, adults, erwachsene, adulte, adulti, adultos",
};

/** Phrases in which such words mean something else. */
export const NOT_WEARERS =
  /\b(?:baby ?(?:doll|tee|blue|pink|alpaca|cashmere|rib|soft|g|phat|merino|yellow)|kid(?:skin| leather| suede| mohair| silk)|boy ?(?:friend|short|fit)s?|girl ?(?:friend|boss|dad)s?|man ?(?:made|bag)|lady ?(?:like|bug)|birth ?child|school ?boy jacket|cow ?boy|tom ?boy|news ?boy|pea ?man|dam ask)\b/giu;
