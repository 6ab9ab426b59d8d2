// Shoppers' phrases in the other languages of a new shop, which mean the same as a phrase of the table for everyone. The merchant changes them.

/** Phrases are read as typed, without case and accents, so that forms of a word are listed. German ones also begin compounds. */
export const INITIAL_LANGUAGES = `
[things fr]
veste de pluie, manteau de pluie, coupe-vent, coupe vent, ciré, k-way = as:raincoat
veste de ski, blouson de ski, combinaison de ski, manteau de ski = as:ski jacket
sac de soirée, pochette de soirée, minaudière = as:evening bag
sac de plage, panier de plage, sac en paille = as:beach bag
sac de travail, sac pour le bureau, sacoche ordinateur, sac pour ordinateur = as:work bag
chaussures habillées, chaussures de ville = as:dress shoes
robe de soirée, robes de soirée, robe du soir, robe de bal = as:evening gown
[qualities fr]
cuir vegan, cuir végan, similicuir, simili cuir, simili, faux cuir = as:vegan leather
imperméable, imperméables, étanche, étanches, déperlant, déperlante = as:waterproof
pluie, temps de pluie, jours de pluie = as:rain
chaud, chaude, chauds, chaudes, bien chaud, bien chaude, grand froid = as:warm
hiver, hivernal, hivernale, ski, neige, montagne = as:winter
été, estival, estivale, canicule = as:summer
confortable, confortables = as:comfortable
élégant, élégante, élégants, élégantes, chic, habillé, habillée = as:elegant
doux, douce = as:soft
durable, écologique, éthique, écoresponsable, éco-responsable = as:sustainable
[occasions fr]
mariage, mariages, invitée de mariage, invité de mariage, invitée mariage, cérémonie, baptême, demoiselle d'honneur = as:wedding guest
! gala, tenue de gala, cravate noire, tapis rouge = as:black tie
cocktail, soirée, dîner, rendez-vous, sortie = as:evening
fête, fêtes, réveillon, nouvel an, anniversaire = as:party
bureau, travail, entretien, entretien d'embauche, professionnel, professionnelle, réunion = as:office
plage, piscine, bord de mer, mer, croisière = as:beach
sport, salle de sport, fitness, yoga, entraînement = as:gym
randonnée, rando, plein air, camping = as:hiking
voyage, voyages, avion = as:travel
cadeau, cadeaux, idée cadeau, cadeau d'anniversaire, cadeau de noël, saint-valentin, saint valentin, noël = as:gift
enterrement, obsèques, deuil = as:funeral
décontracté, décontractée, quotidien, tous les jours = as:casual
[people fr]
ma femme, mon épouse, ma mère, maman, ma copine, ma sœur, ma grand-mère, pour elle = as:wife
mon mari, mon père, papa, mon copain, mon frère, mon grand-père, pour lui = as:husband

[things de]
regenjacke, regenjacken, regenmantel, regenmäntel, windjacke, windbreaker = as:raincoat
skijacke, skijacken, skianzug, schneejacke = as:ski jacket
abendtasche, abendtaschen = as:evening bag
strandtasche, strandtaschen, badetasche, strohtasche, korbtasche = as:beach bag
bürotasche, arbeitstasche, laptoptasche, aktentasche = as:work bag
anzugschuhe, businessschuhe, business-schuhe = as:dress shoes
abendkleid, abendkleider, ballkleid, ballkleider = as:evening gown
[qualities de]
veganes leder, kunstleder, lederimitat = as:vegan leather
wasserdicht, wasserdichte, wasserdichter, wasserdichtes, wasserdichten, wasserfest, wasserfeste, wasserfester, wasserabweisend, wasserabweisende, wasserabweisender, wetterfest, wetterfeste, regenfest = as:waterproof
regen, regenwetter, regnerisch = as:rain
warm, warme, warmer, warmes, warmen, kuschelig, kuschelige, kuscheliger, gefüttert, gefütterte = as:warm
winter, winterlich, winterliche, ski, skifahren, skiurlaub, schnee, kälte = as:winter
sommer, sommerlich, sommerliche, sommerliches, hitze = as:summer
bequem, bequeme, bequemer, bequemes, bequemen = as:comfortable
elegant, elegante, eleganter, elegantes, eleganten, schick, schicke, schickes, festlich, festliche, festliches = as:elegant
weich, weiche, weicher, weiches, weichen = as:soft
nachhaltig, nachhaltige, nachhaltiger, nachhaltiges, ökologisch, umweltfreundlich = as:sustainable
[occasions de]
hochzeit, hochzeiten, hochzeits, hochzeitsgast, hochzeitsgäste, trauzeugin, brautjungfer, taufe, standesamt = as:wedding guest
! gala, black tie, roter teppich = as:black tie
cocktail, abend, abends, ausgehen, abendessen, date = as:evening
party, feier, fest, silvester, weihnachtsfeier, geburtstagsfeier, geburtstag = as:party
büro, arbeit, arbeits, business, vorstellungsgespräch, bewerbungsgespräch, beruf = as:office
strand, strandurlaub, schwimmbad, pool, meer, badeurlaub, kreuzfahrt = as:beach
sport, sportlich, sportliche, fitness, fitnessstudio, training, yoga = as:gym
wandern, wanderung, outdoor, camping = as:hiking
reise, reisen, flug = as:travel
geschenk, geschenke, geschenkidee, geburtstagsgeschenk, weihnachtsgeschenk, valentinstag, weihnachten = as:gift
beerdigung, trauerfeier = as:funeral
lässig, lässige, lässiger, lässiges, alltag, freizeit = as:casual
[people de]
meine frau, ehefrau, mutter, mama, freundin, schwester, oma, großmutter, für sie = as:wife
mein mann, meinen mann, ehemann, vater, papa, freund, bruder, opa, großvater, für ihn = as:husband

[things it]
giacca a vento, giacca da pioggia, k-way = as:raincoat
giacca da sci, giacca da neve, tuta da sci = as:ski jacket
borsa da sera, borsetta da sera, pochette da sera = as:evening bag
borsa da spiaggia, borsa mare, borsa di paglia = as:beach bag
borsa da lavoro, borsa da ufficio, borsa porta pc, borsa porta computer = as:work bag
scarpe eleganti, scarpe classiche = as:dress shoes
abito da sera, abiti da sera, vestito da sera, vestiti da sera = as:evening gown
[qualities it]
ecopelle, pelle vegana, finta pelle, similpelle = as:vegan leather
impermeabile, impermeabili, idrorepellente, idrorepellenti, antipioggia = as:waterproof
pioggia, piovoso, piovosi = as:rain
caldo, calda, caldi, calde = as:warm
inverno, invernale, invernali, sci, neve, montagna, settimana bianca = as:winter
estate, estivo, estiva, estivi, estive = as:summer
comodo, comoda, comodi, comode = as:comfortable
elegante, eleganti, chic, raffinato, raffinata = as:elegant
morbido, morbida, morbidi, morbide = as:soft
sostenibile, sostenibili, ecologico, ecologica = as:sustainable
[occasions it]
matrimonio, matrimoni, invitata, invitata a un matrimonio, cerimonia, cerimonie, battesimo, comunione, damigella = as:wedding guest
! gala, serata di gala, cravatta nera, tappeto rosso = as:black tie
cocktail, aperitivo, sera, serata, cena, appuntamento = as:evening
festa, feste, capodanno, compleanno = as:party
ufficio, lavoro, colloquio, colloquio di lavoro, riunione, professionale = as:office
spiaggia, mare, piscina, crociera = as:beach
palestra, sport, fitness, yoga, allenamento = as:gym
escursione, escursioni, trekking, camminate, campeggio = as:hiking
viaggio, viaggi, volo, aereo = as:travel
regalo, regali, idea regalo, idee regalo, regalo di compleanno, regalo di natale, san valentino, natale = as:gift
funerale, lutto = as:funeral
tutti i giorni, tempo libero, quotidiano = as:casual
[people it]
mia moglie, mia madre, mia mamma, mamma, fidanzata, sorella, nonna, per lei = as:wife
mio marito, mio padre, papà, fidanzato, fratello, nonno, per lui = as:husband

[things es]
chubasquero, chubasqueros, cortavientos = as:raincoat
chaqueta de esquí, chaqueta de nieve, traje de esquí = as:ski jacket
bolso de fiesta, bolso de noche, cartera de fiesta = as:evening bag
bolso de playa, capazo, cesto de playa, bolso de paja = as:beach bag
bolso de trabajo, bolso para el trabajo, maletín, bolso para portátil = as:work bag
zapatos de vestir, zapatos formales = as:dress shoes
vestido de noche, vestidos de noche, vestido de gala = as:evening gown
[qualities es]
polipiel, cuero vegano, piel vegana, piel sintética, cuero sintético = as:vegan leather
impermeable, impermeables, resistente al agua, repelente al agua = as:waterproof
lluvia, lluvioso, lluviosos = as:rain
abrigado, abrigada, abrigados, calentito, calentita, cálido, cálida, cálidos, cálidas = as:warm
invierno, invernal, esquí, esquiar, nieve, frío, montaña = as:winter
verano, veraniego, veraniega, calor = as:summer
cómodo, cómoda, cómodos, cómodas = as:comfortable
elegante, elegantes, chic, arreglado, arreglada = as:elegant
suave, suaves = as:soft
sostenible, sostenibles, ecológico, ecológica = as:sustainable
[occasions es]
boda, bodas, invitada, invitada de boda, invitado de boda, ceremonia, bautizo, comunión, dama de honor = as:wedding guest
! gala, de etiqueta, alfombra roja = as:black tie
cóctel, noche, cena, cita = as:evening
fiesta, fiestas, nochevieja, año nuevo, cumpleaños = as:party
oficina, trabajo, entrevista, entrevista de trabajo, reunión, profesional = as:office
playa, piscina, mar, crucero = as:beach
gimnasio, deporte, fitness, yoga, entrenar, entrenamiento = as:gym
senderismo, excursión, trekking, acampada = as:hiking
viaje, viajes, viajar, avión, vuelo = as:travel
regalo, regalos, idea de regalo, regalo de cumpleaños, regalo de navidad, san valentín, navidad = as:gift
funeral, luto, entierro = as:funeral
informal, a diario, día a día = as:casual
[people es]
mi mujer, mi esposa, mi madre, mamá, mi novia, mi hermana, mi abuela, para ella = as:wife
mi marido, mi esposo, mi padre, papá, mi novio, mi hermano, mi abuelo, para él = as:husband

[things ru]
дождевик, дождевики, ветровка, ветровки = as:raincoat
горнолыжная куртка, лыжная куртка, горнолыжный костюм = as:ski jacket
вечерняя сумка, вечерняя сумочка, вечерний клатч = as:evening bag
пляжная сумка, соломенная сумка = as:beach bag
сумка для работы, рабочая сумка, сумка для ноутбука, деловая сумка = as:work bag
классические туфли, деловая обувь, классическая обувь = as:dress shoes
вечернее платье, вечерние платья, бальное платье = as:evening gown
[qualities ru]
экокожа, экокожи, эко-кожа, искусственная кожа, из искусственной кожи = as:vegan leather
непромокаемый, непромокаемая, непромокаемое, непромокаемые, водонепроницаемый, водонепроницаемая, водонепроницаемые, водоотталкивающий, водоотталкивающая, водостойкий = as:waterproof
дождь, дождя, дождливый, дождливая, дождливую = as:rain
тёплый, тёплая, тёплое, тёплые, утеплённый, утеплённая, утеплённые = as:warm
зима, зимы, зиму, зимний, зимняя, зимнее, зимние, снег, лыжи, лыж, горы, холод = as:winter
лето, лета, летний, летняя, летнее, летние, жара, жару = as:summer
удобный, удобная, удобное, удобные, комфортный, комфортная, комфортные = as:comfortable
элегантный, элегантная, элегантное, элегантные = as:elegant
мягкий, мягкая, мягкое, мягкие = as:soft
экологичный, экологичная, экологичные = as:sustainable
[occasions ru]
свадьба, свадьбу, свадьбы, свадебный, торжество, торжества, крестины, подружка невесты = as:wedding guest
! красная дорожка, бал, гала = as:black tie
коктейль, коктейльное, коктейльный, вечер, вечерний, вечернее, вечерняя, вечерние, свидание, ужин, ресторан = as:evening
вечеринка, вечеринки, вечеринку, праздник, праздника, новый год, корпоратив, день рождения, нарядный, нарядная, нарядное = as:party
офис, офиса, офисе, офисный, офисная, офисные, работа, работы, работу, деловой, деловая, деловое, деловые, собеседование, собеседования = as:office
пляж, пляжа, пляже, пляжный, пляжная, пляжное, пляжные, море, моря, бассейн, бассейна, круиз = as:beach
спорт, спорта, спортзал, фитнес, фитнеса, тренировки, тренировок, йога, йоги = as:gym
поход, похода, походов, туризм = as:hiking
путешествие, путешествия, путешествий, поездка, поездки = as:travel
подарок, подарки, подарка, подарок на день рождения = as:gift
похороны, похорон, траур = as:funeral
повседневный, повседневная, повседневное, повседневные, каждый день = as:casual
[people ru]
жена, жене, жены, мама, маме, мамы, маму, девушке, подруге, сестре, бабушке, для неё = as:wife
муж, мужу, мужа, папа, папе, папы, отцу, отца, парню, брату, дедушке, для него = as:husband

[things ar]
معطف مطر, معطف المطر, جاكيت مطر = as:raincoat
سترة تزلج, جاكيت تزلج = as:ski jacket
حقيبة سهرة, شنطة سهرة, حقيبة مسائية = as:evening bag
حقيبة شاطئ, حقيبة بحر, شنطة بحر = as:beach bag
حقيبة عمل, حقيبة العمل, حقيبة لابتوب, شنطة لابتوب = as:work bag
حذاء رسمي, أحذية رسمية, حذاء كلاسيكي = as:dress shoes
فستان سهرة, فساتين سهرة, فستان السهرة = as:evening gown
[qualities ar]
جلد صناعي, جلد نباتي, جلد اصطناعي = as:vegan leather
مقاوم للماء, مقاومة للماء, ضد الماء, مقاوم للمطر, مضاد للماء = as:waterproof
مطر, المطر, للمطر, أمطار, ممطر = as:rain
دافئ, دافئة, دافيء = as:warm
شتاء, الشتاء, للشتاء, شتوي, شتوية, ثلج, تزلج, للتزلج, برد, للبرد = as:winter
صيف, الصيف, للصيف, صيفي, صيفية = as:summer
مريح, مريحة = as:comfortable
أنيق, أنيقة, راقي, راقية, فخم, فخمة = as:elegant
ناعم, ناعمة = as:soft
مستدام, مستدامة, صديق للبيئة, صديقة للبيئة = as:sustainable
[occasions ar]
زفاف, الزفاف, للزفاف, حفل زفاف, حفلة زفاف, لحفل زفاف, عرس, العرس, للعرس, أعراس, خطوبة, مناسبات, للمناسبات = as:wedding guest
! حفل رسمي, حفلة رسمية, سجادة حمراء = as:black tie
سهرة, السهرة, للسهرة, سهرات, مسائي, مسائية, عشاء, للعشاء, كوكتيل = as:evening
حفلة, حفلات, الحفلة, للحفلة, للحفلات, عيد ميلاد, رأس السنة, العيد, للعيد = as:party
مكتب, المكتب, للمكتب, عمل, العمل, للعمل, دوام, الدوام, للدوام, مقابلة عمل = as:office
رسمي, رسمية = as:formal
شاطئ, الشاطئ, للشاطئ, بحر, البحر, للبحر, مسبح, المسبح, للمسبح, سباحة, السباحة = as:beach
رياضة, الرياضة, للرياضة, تمارين, يوغا = as:gym
مشي, المشي, للمشي, تخييم = as:hiking
سفر, السفر, للسفر = as:travel
هدية, هدايا, الهدية, كهدية, هدية عيد ميلاد = as:gift
عزاء, للعزاء, جنازة = as:funeral
كاجوال, يومي, يومية = as:casual
[people ar]
زوجتي, لزوجتي, أمي, لأمي, والدتي, لوالدتي, ماما, أختي, لأختي, خطيبتي, لخطيبتي = as:wife
زوجي, لزوجي, أبي, لأبي, والدي, لوالدي, بابا, أخي, لأخي, خطيبي, لخطيبي = as:husband

[things zh]
雨衣, 冲锋衣 = as:raincoat
滑雪服, 滑雪衣 = as:ski jacket
晚宴包, 晚宴手包 = as:evening bag
沙滩包, 草编包 = as:beach bag
通勤包, 公文包, 电脑包, 上班包 = as:work bag
正装鞋, 商务鞋 = as:dress shoes
晚礼服, 礼服裙, 礼服, 晚装 = as:evening gown
[qualities zh]
人造革, 仿皮, 素皮, 合成革 = as:vegan leather
防水, 防雨, 防泼水 = as:waterproof
下雨天, 雨天, 雨季 = as:rain
保暖, 暖和, 温暖, 加厚, 加绒 = as:warm
冬季, 冬天, 冬装, 滑雪, 雪地 = as:winter
夏季, 夏天, 夏装, 炎热 = as:summer
舒适, 舒服 = as:comfortable
优雅, 高级感 = as:elegant
柔软 = as:soft
环保, 可持续 = as:sustainable
[occasions zh]
婚礼, 婚宴, 参加婚礼, 伴娘, 订婚 = as:wedding guest
! 红毯, 晚宴, 盛典 = as:black tie
约会, 晚餐, 夜店, 酒会 = as:evening
派对, 聚会, 年会, 跨年 = as:party
办公室, 上班, 通勤, 职场, 商务, 面试, 工作 = as:office
海滩, 沙滩, 海边, 泳池, 度假, 游泳 = as:beach
健身, 瑜伽, 训练 = as:gym
徒步, 登山, 户外, 露营 = as:hiking
旅行, 出差, 旅游 = as:travel
礼物, 送礼, 礼品, 生日礼物, 圣诞礼物, 情人节 = as:gift
葬礼 = as:funeral
休闲, 日常, 居家 = as:casual
[people zh]
妈妈, 母亲, 老婆, 妻子, 太太, 女朋友, 女友, 奶奶 = as:wife
爸爸, 父亲, 老公, 丈夫, 男朋友, 男友, 爷爷 = as:husband

[things ja]
レインコート, レインジャケット, ウィンドブレーカー = as:raincoat
スキーウェア, スキージャケット = as:ski jacket
パーティーバッグ, イブニングバッグ = as:evening bag
ビーチバッグ, かごバッグ, カゴバッグ = as:beach bag
通勤バッグ, 通勤用バッグ, ビジネスバッグ, 仕事用バッグ = as:work bag
革靴, ビジネスシューズ, ドレスシューズ = as:dress shoes
イブニングドレス, パーティードレス = as:evening gown
[qualities ja]
ヴィーガンレザー, フェイクレザー, 合成皮革, 合皮 = as:vegan leather
防水, 撥水 = as:waterproof
雨の日, 雨天, 梅雨 = as:rain
暖かい, あったかい, 温かい, 防寒 = as:warm
冬, 冬の, 冬用, 冬物, 真冬, スキー, 雪 = as:winter
夏, 夏の, 夏用, 夏物, 真夏, 涼しい = as:summer
履きやすい, 歩きやすい, 着心地, 楽ちん = as:comfortable
上品, エレガント, きれいめ = as:elegant
柔らかい, ふわふわ = as:soft
サステナブル, エコ = as:sustainable
[occasions ja]
結婚式, お呼ばれ, 披露宴, 二次会, 入学式, 卒業式, セレモニー = as:wedding guest
! ブラックタイ, レッドカーペット, 晩餐会 = as:black tie
デート, ディナー, カクテル = as:evening
パーティー, パーティ, 忘年会 = as:party
オフィス, 通勤, 仕事, 出勤, 会社, 面接, ビジネス = as:office
フォーマル, 正装 = as:formal
ビーチ, 海, 海水浴, プール, リゾート = as:beach
ジム, トレーニング, ヨガ, フィットネス = as:gym
ハイキング, 登山, アウトドア, キャンプ = as:hiking
旅行, 出張 = as:travel
プレゼント, ギフト, 贈り物, 誕生日プレゼント, クリスマスプレゼント = as:gift
喪服, 葬式, お葬式, 法事 = as:funeral
カジュアル, 普段着, 普段使い = as:casual
[people ja]
妻, 奥さん, 彼女, お母さん, 母, ママ, 祖母, おばあちゃん = as:wife
夫, 旦那, 彼氏, お父さん, 父, パパ, 祖父, おじいちゃん = as:husband

[things ko]
우비, 레인코트, 바람막이 = as:raincoat
스키복, 보드복 = as:ski jacket
이브닝백, 파티백 = as:evening bag
비치백, 라탄백 = as:beach bag
출근가방, 출근 가방, 서류가방, 노트북가방 = as:work bag
정장구두, 정장 구두 = as:dress shoes
이브닝드레스, 이브닝 드레스 = as:evening gown
[qualities ko]
비건 가죽, 비건 레더, 인조가죽, 인조 가죽, 에코레더 = as:vegan leather
방수, 발수 = as:waterproof
비오는 날, 비 오는 날, 장마 = as:rain
따뜻한, 따듯한, 보온, 포근한 = as:warm
겨울, 겨울용, 한겨울, 스키장, 방한 = as:winter
여름, 여름용, 한여름, 시원한 = as:summer
편한, 편안한 = as:comfortable
우아한, 고급스러운, 단정한 = as:elegant
부드러운 = as:soft
친환경 = as:sustainable
[occasions ko]
결혼식, 하객룩, 하객, 상견례, 돌잔치 = as:wedding guest
! 블랙타이, 레드카펫, 시상식 = as:black tie
데이트, 데이트룩, 칵테일 = as:evening
파티, 연말모임, 송년회, 생일파티 = as:party
오피스, 오피스룩, 출근, 출근용, 출근룩, 직장, 회사, 면접, 비즈니스 = as:office
해변, 바다, 비치, 수영장, 휴양지, 바캉스 = as:beach
헬스, 헬스장, 요가, 필라테스 = as:gym
등산, 아웃도어, 캠핑 = as:hiking
여행, 출장 = as:travel
선물, 생일선물, 생일 선물 = as:gift
장례식 = as:funeral
캐주얼, 데일리, 일상 = as:casual
[people ko]
아내, 와이프, 엄마, 어머니, 여자친구, 여친, 할머니 = as:wife
남편, 아빠, 아버지, 남자친구, 남친, 할아버지 = as:husband
`;
