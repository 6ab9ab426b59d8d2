// Arabic: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "ترسم المعاطف والحقائب والأحذية يد واحدة، فلا حاجة إلى التنسيق.",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "خزانة كاملة من المعاطف إلى الجلديات الصغيرة، بميل إلى البساطة.",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "تتشارك مشاغل الخياطة والتريكو والجلد سقفًا واحدًا وفكرة واحدة عن التناسب.",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "مجموعات قصيرة وقصات سخية، والأقمشة تختار قبل الأشكال.",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "ملابس لمن يعرف ما يحب: دقيقة عند الكتف ومريحة عند الخصر.",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "تتعامل مع خزانة كل يوم كمسألة تستحق حلًا متقنًا.",
  "Draped, folded and tucked by hand before a pattern is ever drawn.": "تنسدل وتطوى وتثنى يدويًا قبل رسم أي باترون.",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "جاكيتات بنصف حشوة، لينة عند الكتف ومعدة للتعديل مدى الحياة.",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "ثلاثة أجيال من القصاصين خلف جاكيت يكاد لا يزن شيئًا.",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "خياطة بلا صلابة، بأقمشة من مصانع أقدم من الدار.",
  "Everything is knitted, linked and washed within an hour’s drive.": "كل شيء يحاك ويوصل ويغسل على بعد ساعة بالسيارة.",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "تصل الخيوط بلا صبغ وتلون بدفعات صغيرة حتى لا يتطابق موسمان.",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "تريكو كامل الحياكة من الكشمير والميرينو والموهير، قابل للرتق.",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "دنيم مصبوغ بالحبال على أنوال مكوكية، بقصات واسعة وخياطة قابلة للإصلاح.",
  "Jeans first, and everything that goes with jeans after.": "الجينز أولًا ثم كل ما يناسبه.",
  "Washed with stone and air, without the rivers of water.": "غسيل بالحجر والهواء دون أنهار من الماء.",
  "Heavy jersey, technical shell and a sense of humour about both.": "جيرسيه ثقيل وقماش تقني وحس دعابة تجاههما.",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "تستعير من ساحات التزلج والمكتبات وورش البناء بالتساوي.",
  "Sportswear shapes in cloths that deserve an iron.": "أشكال رياضية بأقمشة تستحق الكي.",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "تنسدل الفساتين على المانيكان وتنهى يدويًا، لأمسيات تطول.",
  "Bias, boning and very little decoration: the cut does the talking.":
    "قصة مائلة ودعامات وزينة قليلة جدًا: القصة هي التي تتكلم.",
  "It dresses women for rooms in which they intend to be remembered.": "تلبس النساء لقاعات ينوين أن يذكرن فيها.",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "عشرون غرزة في البوصة وقصة خلفية مقسومة وياقات تحفظ انحناءها دون دعامة.",
  "One garment, studied for decades: the shirt.": "قطعة واحدة درست لعقود: القميص.",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "تنحت القوالب في المشغل ويمكن لكل زوج أن يعود لتجديد نعله.",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "أحذية مستقيمة الظهر ناعمة الباطن يصنعها ثمانية عشر شخصًا.",
  "Leather is cut by hand; the machines only do what hands do badly.":
    "يقص الجلد يدويًا؛ ولا تفعل الآلات إلا ما تعجز عنه الأيدي.",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "أحذية رياضية بلا ضجيج: جلد جيد ونعال مخيطة ولا شعار يذكر.",
  "Runners and court shoes rebuilt from archive lasts.": "أحذية جري وملاعب أعيد بناؤها على قوالب من الأرشيف.",
  "Sandals braided and buckled by hand, for a life lived near water.": "صنادل تضفر وتثبت يدويًا لحياة قرب الماء.",
  "Vegetable-tanned straps on soles that mould to the foot.": "أحزمة مدبوغة نباتيًا على نعال تأخذ شكل القدم.",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "تقص الحقائب من جلد واحد وتطلى حوافها خمس مرات وتصقل بعد كل مرة.",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "المؤسسون سراجون بالمهنة وما زالوا يخيطون المقابض بإبرتين.",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "تصنع حقائب لعقود من الاستعمال وتصلحها حين ينقضي ذلك.",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "ذهب وفضة معاد تدويرهما، مصبوبان يدويًا بعيوب مقصودة.",
  "Jewellery on the scale of the hand that wears it.": "مجوهرات على قياس اليد التي ترتديها.",
  "Sculpture first; it happens to be worn.": "نحت أولًا؛ ويصادف أنه يلبس.",
  "Frames are milled from aged acetate and tumbled for four days.": "تشغل الإطارات من أسيتات معتق وتصقل أربعة أيام.",
  "Optics come first, and the line of the brow a close second.": "البصريات أولًا وخط الحاجب بعدها مباشرة.",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "إصدارات صغيرة وموانئ بسيطة وحركات يصونها أي ساعاتي ماهر.",
  "Watches for people who still look at their wrist.": "ساعات لمن لا يزال ينظر إلى معصمه.",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "يشكل اللباد على قوالب خشبية لم تتغير منذ قرن.",
  "Hats, gloves and scarves for weather, not for show.": "قبعات وقفازات وأوشحة للطقس لا للاستعراض.",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "ملابس سباحة من خيوط معاد تدويرها تحفظ شكلها من يونيو إلى سبتمبر.",
  "Made for swimming in, which is rarer than it sounds.": "صنعت للسباحة، وهذا أندر مما يبدو.",
  "The first layer, thought about for longer than most outer ones.": "الطبقة الأولى، فكر فيها أطول من معظم ما فوقها.",
  "Fine-gauge cotton, modal and silk, without a visible seam.": "قطن ناعم ومودال وحرير دون درزة ظاهرة.",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "يطبع الحرير يدويًا شاشة بعد شاشة وتلف حوافه.",
  "Ties and squares from a mill beside the lake.": "ربطات عنق ومناديل من مصنع بجوار البحيرة.",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "هياكل من الفولاذ والألياف الزجاجية ومقابض من الخشب المخروط وإصلاح مدى الحياة.",
  "Cases and covers for the things we carry most, made like luggage.": "أغلفة لما نحمله كثيرًا، مصنوعة كحقائب السفر.",
  "It gives machines the leather they deserve.": "تمنح الأجهزة الجلد الذي تستحقه.",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "ملابس لأطفال يتسلقون، بمتسع للنمو ودرزات متسامحة.",
  "Soft cottons, sensible fastenings and prints drawn in-house.": "قطن ناعم وإغلاقات عملية وطبعات مرسومة في الدار.",
  "Made small with the care usually spent on the large.": "صغيرة الحجم بعناية تبذل عادة للكبار.",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "الأسود والأبيض وما بينهما من رمادي",
  "clay, tobacco and undyed cloth": "الطين والتبغ والقماش غير المصبوغ",
  "ink, slate and washed blue": "الحبر والأردواز والأزرق المغسول",
  "sand, stone and chalk": "الرمل والحجر والطباشير",
  "bordeaux, emerald and aubergine": "العنابي والزمردي والباذنجاني",
  "blush, butter and pale blue": "الوردي الخجول والزبدي والأزرق الفاتح",
  "colour worn without apology": "الألوان بلا تردد",
  "moss, bark and bottle green": "الطحلب ولحاء الشجر والأخضر الزجاجي",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "فلانيل وكشمير وجلد جيد للأشهر الباردة.",
  "Shop tailoring": "تسوّق البدلات",
  "Long coats": "معاطف طويلة",
  "Autumn–winter 2026": "خريف–شتاء 2026",
  "Cut below the knee, in gabardine, loden and double-faced wool.": "تحت الركبة، من الغبردين واللودن والصوف المزدوج.",
  "Shop coats": "تسوق المعاطف",
  Tailoring: "بدلات رسمية",
  "New this week": "جديد هذا الأسبوع",
  "All new arrivals": "كل ما وصل حديثًا",
  "Designer in focus": "مصمم تحت الضوء",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "شقيقتان ومشغل واحد في فلورنسا وحقائب تطلى حوافها خمس مرات. وستصلحان أيضًا الحقيبة التي تملكينها.",
  "Shop Sorelle Antico": "تسوق Sorelle Antico",
  "Now at *lower prices*": "الآن *بأسعار أقل*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "قطع من المواسم الماضية بأسعار مخفضة حتى نفاد الكمية. ما يُباع لا يعود.",
  "Women’s sale": "تخفيضات النساء",
  "Men’s sale": "تخفيضات الرجال",
  "Everything reduced": "كل المخفّض",
  "Forty hours for *one sweater*": "أربعون ساعة من أجل *كنزة واحدة*",
  "From the workshop": "من المشغل",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "تقاطع الضفيرة يدويًا كل ثمانية صفوف. تابعنا كنزة واحدة من بكرة الصوف غير المصبوغ إلى الملصق، ثم طلبنا ستين.",
  "Shop sweaters": "تسوق الكنزات",
  "Grained leather from very near": "جلد محبب عن قرب",
  "Complimentary standard delivery on larger orders, easy returns": "توصيل عادي مجاني للطلبات الكبيرة وإرجاع سهل",
  "Express delivery to the US, duties included": "توصيل سريع إلى الولايات المتحدة شاملًا الرسوم",
  "Next-day delivery across the UK, duties included": "توصيل في اليوم التالي في المملكة المتحدة شاملًا الرسوم",
  "Delivery to China with duties and taxes included": "توصيل إلى الصين شاملًا الرسوم والضرائب",
  "Autumn–winter 2026 is here": "وصلت مجموعة خريف–شتاء 2026",
  "Pieces from past seasons, reduced once and priced honestly.": "قطع من مواسم سابقة خفضت مرة واحدة وبسعر صادق.",
  "What came in over the last three weeks, the newest first.": "ما وصل خلال الأسابيع الثلاثة الأخيرة، الأحدث أولًا.",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "من المعاطف إلى التريكو، نختار القماش والقصة قبل كل شيء.",
  "Shoes that can be resoled, and some that should only ever be danced in.": "أحذية يمكن تجديد نعلها وأخرى للرقص فقط.",
  "Bags to carry for years: leather, canvas, raffia and nylon.": "حقائب لسنوات: جلد وكانفاس ورافيا ونايلون.",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "أحزمة وقبعات ومجوهرات وتفاصيل صغيرة تكمل الإطلالة.",
};
