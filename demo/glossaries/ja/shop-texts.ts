// Japanese: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "コートもバッグも靴も同じ手が描くから、合わせる手間がいりません。",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "アウターから革小物までのワードローブすべてを、飾らない美しさで。",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "テーラリング、ニット、レザーの工房が、ひとつ屋根の下で同じ均整を分かち合います。",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "コレクションは短く、カットはゆったりと、布を選んでから形を決めます。",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "好みを知る人のための服。肩は正確に、腰は楽に。",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "日常のワードローブを、きちんと解くべき問いとして扱います。",
  "Draped, folded and tucked by hand before a pattern is ever drawn.":
    "型紙を引く前に、手でドレープし、折り、つまみます。",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "ジャケットは半毛芯で肩はやわらかく、一生直して着られます。",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "三代の裁断師が支える、重さを感じさせないジャケット。",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "堅苦しくないテーラリングを、メゾンより古い織元の布で。",
  "Everything is knitted, linked and washed within an hour’s drive.": "編みもリンキングも洗いも、車で一時間の圏内で。",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "糸は無染色で届き、小ロットで染めるため、同じ色の季節は二度とありません。",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "カシミア、メリノ、モヘアのフルファッションニットを、繕って着られるように。",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "シャトル織機のロープ染色デニムを、幅広に裁ち、直せるように縫います。",
  "Jeans first, and everything that goes with jeans after.": "まずジーンズ、それに合うものはその後に。",
  "Washed with stone and air, without the rivers of water.": "川ほどの水を使わず、石と空気で洗います。",
  "Heavy jersey, technical shell and a sense of humour about both.":
    "厚手のジャージーとテクニカルシェル、その両方へのユーモア。",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "スケートパークと図書館と工事現場から、等しく借りてきます。",
  "Sportswear shapes in cloths that deserve an iron.": "スポーツウェアの形を、アイロンに値する布で。",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "ドレスは立体裁断、手仕上げ。長い夜のために。",
  "Bias, boning and very little decoration: the cut does the talking.":
    "バイアスとボーン、装飾はわずか。語るのはカットです。",
  "It dresses women for rooms in which they intend to be remembered.": "記憶に残りたい場所へ向かう女性のための装い。",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "1インチ20針、スプリットヨーク、カラーステイなしでロールを保つ襟。",
  "One garment, studied for decades: the shirt.": "何十年も研究してきた一着。それがシャツです。",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "木型は工房で削り、どの一足もソール交換に帰ってこられます。",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "まっすぐな背とやわらかな中底の靴を、十八人で作ります。",
  "Leather is cut by hand; the machines only do what hands do badly.": "革は手で裁ち、機械は手の不得手だけを担います。",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "静かなスニーカー。良い革、縫ったソール、目立たないロゴ。",
  "Runners and court shoes rebuilt from archive lasts.": "アーカイブの木型から作り直したランナーとコートシューズ。",
  "Sandals braided and buckled by hand, for a life lived near water.":
    "水辺の暮らしのために、手で編み、留めるサンダル。",
  "Vegetable-tanned straps on soles that mould to the foot.": "植物タンニンなめしのストラップと、足になじむソール。",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "バッグは一枚革から裁ち、コバは五度塗り、その都度磨きます。",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "馬具職人出身の創業者は、今も二本の針でハンドルを縫います。",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "何十年も使えるバッグを作り、その先は修理で応えます。",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "リサイクルの金と銀を手で鋳造し、あえて不完全なまま。",
  "Jewellery on the scale of the hand that wears it.": "身につける手の大きさに寄り添うジュエリー。",
  "Sculpture first; it happens to be worn.": "まず彫刻であり、たまたま身につけられるもの。",
  "Frames are milled from aged acetate and tumbled for four days.":
    "フレームは熟成アセテートを削り出し、四日間バレル研磨します。",
  "Optics come first, and the line of the brow a close second.": "まず光学、次に眉のライン。",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "少量生産、簡素な文字盤、腕のよい時計師なら誰でも直せるムーブメント。",
  "Watches for people who still look at their wrist.": "今も手首を見る人のための時計。",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "フェルトは、百年変わらない木型で成形します。",
  "Hats, gloves and scarves for weather, not for show.": "見せるためではなく、天候のための帽子と手袋とマフラー。",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "リサイクル糸の水着は、六月から九月まで形を保ちます。",
  "Made for swimming in, which is rarer than it sounds.": "泳ぐための水着。意外と珍しいものです。",
  "The first layer, thought about for longer than most outer ones.":
    "いちばん内側の一枚を、多くの外側より長く考えました。",
  "Fine-gauge cotton, modal and silk, without a visible seam.":
    "ファインゲージのコットン、モダール、シルクを、縫い目を見せずに。",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "シルクは一版ずつ手で刷り、縁を手で巻きます。",
  "Ties and squares from a mill beside the lake.": "湖畔の織元が作るネクタイとスカーフ。",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "スチールとグラスファイバーの骨、挽物の柄、生涯修理。",
  "Cases and covers for the things we carry most, made like luggage.":
    "いつも持ち歩くもののケースを、旅行鞄のように作ります。",
  "It gives machines the leather they deserve.": "機械に、ふさわしい革を。",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "よじ登る子どものための服。育つ余裕と、丈夫な縫い目で。",
  "Soft cottons, sensible fastenings and prints drawn in-house.":
    "やわらかな綿、扱いやすい留め具、自社で描くプリント。",
  "Made small with the care usually spent on the large.": "大きなものに注ぐ手間を、小さなものに。",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "黒と白、そのあいだのグレー",
  "clay, tobacco and undyed cloth": "クレイ、タバコ、生成りの布",
  "ink, slate and washed blue": "インク、スレート、ウォッシュドブルー",
  "sand, stone and chalk": "サンド、ストーン、チョーク",
  "bordeaux, emerald and aubergine": "ボルドー、エメラルド、オーベルジーヌ",
  "blush, butter and pale blue": "ブラッシュ、バター、淡いブルー",
  "colour worn without apology": "臆せずまとう色",
  "moss, bark and bottle green": "モス、樹皮、ボトルグリーン",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "寒い季節のための、フランネルとカシミヤと上質なレザー。",
  "Shop tailoring": "テーラードを見る",
  "Long coats": "ロング コート",
  "Autumn–winter 2026": "2026年秋冬",
  "Cut below the knee, in gabardine, loden and double-faced wool.":
    "膝下丈で、ギャバジン、ローデン、ダブルフェイスウールを。",
  "Shop coats": "コートを見る",
  Tailoring: "テーラリング",
  "New this week": "今週の新着",
  "All new arrivals": "新着をすべて見る",
  "Designer in focus": "注目のデザイナー",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "姉妹ふたり、フィレンツェの工房ひとつ、コバを五度塗るバッグ。すでにお持ちのひとつも、修理してくれます。",
  "Shop Sorelle Antico": "Sorelle Antico を見る",
  "Now at *lower prices*": "*お求めやすい価格*になりました",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "過去のシーズンのアイテムを、なくなり次第終了のセール価格で。再入荷はありません。",
  "Women’s sale": "レディースセール",
  "Men’s sale": "メンズセール",
  "Everything reduced": "セール商品をすべて見る",
  "Forty hours for *one sweater*": "*一着のセーター*に、四十時間",
  "From the workshop": "工房から",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "八段ごとに手でケーブルを交差させます。無染色の糸から織りネームまで一着を見届け、六十着を注文しました。",
  "Shop sweaters": "セーターを見る",
  "Grained leather from very near": "グレインレザーのクローズアップ",
  "Complimentary standard delivery on larger orders, easy returns": "一定額以上のご注文は通常配送無料、返品も簡単",
  "Express delivery to the US, duties included": "アメリカへのエクスプレス配送、関税込み",
  "Next-day delivery across the UK, duties included": "イギリス全土へ翌日配送、関税込み",
  "Delivery to China with duties and taxes included": "中国への配送、関税・税込み",
  "Autumn–winter 2026 is here": "2026年秋冬コレクション、入荷しました",
  "Pieces from past seasons, reduced once and priced honestly.":
    "過去のシーズンのアイテムを、一度だけ値下げし、正直な価格で。",
  "What came in over the last three weeks, the newest first.": "この三週間に届いたものを、新しい順に。",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "コートからニットまで、何より布とカットで選んでいます。",
  "Shoes that can be resoled, and some that should only ever be danced in.":
    "ソール交換のできる靴と、踊るためだけの靴。",
  "Bags to carry for years: leather, canvas, raffia and nylon.":
    "何年も持てるバッグを。レザー、キャンバス、ラフィア、ナイロン。",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "ベルト、帽子、ジュエリー、装いを仕上げる小さなもの。",
};
