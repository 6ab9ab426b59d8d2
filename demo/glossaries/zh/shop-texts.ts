// Chinese: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "大衣、包袋与鞋履出自同一双手，无需费心搭配。",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "从外套到小皮具，一整个衣橱，偏爱素净。",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "裁缝、针织与皮革工坊同在一个屋檐下，共守一种比例。",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "系列精简，剪裁宽裕，先选料，后定型。",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "献给清楚自己喜好的人：肩线精准，腰身自在。",
  "It treats the everyday wardrobe as a problem worth solving properly.": "把日常衣橱当作值得认真解决的问题。",
  "Draped, folded and tucked by hand before a pattern is ever drawn.": "制版之前，先在手中垂、折、捏。",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "西装半衬，肩部柔软，可终身修改。",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "三代裁缝，成就一件几乎没有重量的外套。",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "不僵硬的剪裁，面料出自比品牌更古老的织厂。",
  "Everything is knitted, linked and washed within an hour’s drive.": "编织、套口与水洗，都在一小时车程之内。",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "纱线未染而来，小批上色，没有两季相同。",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "羊绒、美利奴与马海毛的全成型针织，可修可补。",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.": "梭织机上的绳染牛仔布，宽裁，缝得可修。",
  "Jeans first, and everything that goes with jeans after.": "先有牛仔裤，再有与之相配的一切。",
  "Washed with stone and air, without the rivers of water.": "以石与空气洗水，不再耗费河流。",
  "Heavy jersey, technical shell and a sense of humour about both.": "厚实针织、机能面料，以及对两者的幽默。",
  "It borrows from skate parks, libraries and building sites in equal parts.": "从滑板场、图书馆与工地均等取材。",
  "Sportswear shapes in cloths that deserve an iron.": "运动廓形，却用值得熨烫的面料。",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "礼服在人台上立裁，手工完成，献给迟迟不散的夜晚。",
  "Bias, boning and very little decoration: the cut does the talking.": "斜裁、鱼骨，极少装饰：让剪裁说话。",
  "It dresses women for rooms in which they intend to be remembered.": "为那些想被记住的女性，装点她们走进的房间。",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "每英寸二十针，分片育克，不用领撑也能挺立的领口。",
  "One garment, studied for decades: the shirt.": "一件衣服，钻研数十年：衬衫。",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.": "鞋楦在工坊雕刻，每双都可送回换底。",
  "Shoes with a straight back and a soft footbed, made by eighteen people.": "鞋跟挺直，足床柔软，由十八个人制成。",
  "Leather is cut by hand; the machines only do what hands do badly.": "皮革由手裁；机器只做手做不好的事。",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "安静的运动鞋：好皮革、缝线底、没有显眼标志。",
  "Runners and court shoes rebuilt from archive lasts.": "以档案鞋楦重制的跑鞋与板鞋。",
  "Sandals braided and buckled by hand, for a life lived near water.": "手工编结与扣合的凉鞋，献给临水的生活。",
  "Vegetable-tanned straps on soles that mould to the foot.": "植鞣皮带，配贴合足形的鞋底。",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "包袋由整张皮裁成，边缘上色五遍，每遍抛光。",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "创始人出身马具匠，至今仍以双针缝制提手。",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "所制之包可用数十年，年深日久，仍可送修。",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.": "再生金银，手工铸造，刻意保留不完美。",
  "Jewellery on the scale of the hand that wears it.": "与佩戴之手相称的珠宝。",
  "Sculpture first; it happens to be worn.": "先是雕塑，恰好可以佩戴。",
  "Frames are milled from aged acetate and tumbled for four days.": "镜框由陈化板材切削，滚磨四日。",
  "Optics come first, and the line of the brow a close second.": "光学为先，眉线紧随其后。",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "小批量，素面盘，任何好钟表匠都能保养的机芯。",
  "Watches for people who still look at their wrist.": "献给仍会低头看腕表的人。",
  "Felts are blocked on wooden forms that have not changed in a century.": "毡帽在百年未变的木模上定型。",
  "Hats, gloves and scarves for weather, not for show.": "帽子、手套与围巾，为天气而制，不为炫耀。",
  "Swimwear in recycled yarns that holds its shape from June to September.": "再生纱线泳装，从六月到九月不走形。",
  "Made for swimming in, which is rarer than it sounds.": "为游泳而制，这比听起来更难得。",
  "The first layer, thought about for longer than most outer ones.": "最贴身的一层，比多数外衣想得更久。",
  "Fine-gauge cotton, modal and silk, without a visible seam.": "细针棉、莫代尔与真丝，不见一道接缝。",
  "Silks are printed by hand, screen after screen, and rolled at the edge.": "真丝一版一版手工印制，手工卷边。",
  "Ties and squares from a mill beside the lake.": "湖畔织厂的领带与方巾。",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "钢与玻璃纤维的伞骨，车木手柄，终身维修。",
  "Cases and covers for the things we carry most, made like luggage.": "以行李箱的工艺，为随身之物做套与壳。",
  "It gives machines the leather they deserve.": "给机器配得上的皮革。",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "为爱攀爬的孩子而制，留有成长的余地，接缝耐得住折腾。",
  "Soft cottons, sensible fastenings and prints drawn in-house.": "柔软棉布，妥帖扣合，自家绘制的印花。",
  "Made small with the care usually spent on the large.": "尺寸虽小，用心不减。",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "黑、白与其间的灰",
  "clay, tobacco and undyed cloth": "陶土色、烟草色与未染布料",
  "ink, slate and washed blue": "墨水蓝、石板灰与水洗蓝",
  "sand, stone and chalk": "沙色、石色与粉笔白",
  "bordeaux, emerald and aubergine": "波尔多红、祖母绿与茄紫",
  "blush, butter and pale blue": "腮红粉、黄油色与浅蓝",
  "colour worn without apology": "毫不犹豫的色彩",
  "moss, bark and bottle green": "苔藓绿、树皮色与瓶绿色",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "法兰绒、羊绒与好皮革，陪伴寒冷时节。",
  "Shop tailoring": "选购西装",
  "Long coats": "长款 大衣",
  "Autumn–winter 2026": "2026 秋冬",
  "Cut below the knee, in gabardine, loden and double-faced wool.": "长及膝下，选用华达呢、罗登呢与双面羊毛。",
  "Shop coats": "选购大衣",
  Tailoring: "西装",
  "New this week": "本周新品",
  "All new arrivals": "全部新品",
  "Designer in focus": "聚焦设计师",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "两姐妹，佛罗伦萨的一间工坊，每条包边都要上色五遍。您已有的那一只，她们也愿意修。",
  "Shop Sorelle Antico": "选购 Sorelle Antico",
  "Now at *lower prices*": "现已*降价*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "往季单品，限量降价，售完即止。",
  "Women’s sale": "女士特卖",
  "Men’s sale": "男士特卖",
  "Everything reduced": "全部特卖",
  "Forty hours for *one sweater*": "四十小时，只为*一件毛衣*",
  "From the workshop": "工坊纪事",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "每织八行，手工绞一次花。我们看着一件毛衣从未染的羊毛线走到缝上标签，然后订了六十件。",
  "Shop sweaters": "选购毛衣",
  "Grained leather from very near": "粒面皮革近景",
  "Complimentary standard delivery on larger orders, easy returns": "订单满额免费标准配送，退货无忧",
  "Express delivery to the US, duties included": "美国特快配送，关税已含",
  "Next-day delivery across the UK, duties included": "英国次日送达，关税已含",
  "Delivery to China with duties and taxes included": "直送中国，关税与税费已含",
  "Autumn–winter 2026 is here": "2026 秋冬系列现已上架",
  "Pieces from past seasons, reduced once and priced honestly.": "过往季节的单品，一次减价，诚实定价。",
  "What came in over the last three weeks, the newest first.": "近三周上架，最新在前。",
  "Coats to knitwear, bought for cloth and cut before anything else.": "从大衣到针织衫，首看面料与剪裁。",
  "Shoes that can be resoled, and some that should only ever be danced in.": "可换底的鞋履，也有一些只该用来跳舞。",
  "Bags to carry for years: leather, canvas, raffia and nylon.": "可用多年的包袋：皮革、帆布、拉菲草与尼龙。",
  "Belts, hats, jewellery and the small things that finish an outfit.": "腰带、帽子、珠宝，以及为造型收尾的小物。",
};
