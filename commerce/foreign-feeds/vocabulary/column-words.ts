// Names of columns in several languages, in lower case and the likeliest first. Those of colours, sizes, facts and WooCommerce's columns have
// tables of their own.

/** By field of a mapping, separated by bars. */
const WORDS = {
  title: `
    artikelbezeichnung|produktbezeichnung|product title|product name|article name|item name|produktname
    artikelname|title|titel|bezeichnung|name|titre|désignation|libellé|nom du produit|titolo
    nome prodotto|denominazione|título|titulo|nombre del producto|denominación|标题|名称|商品名称|产品名称|商品名|名前
    製品名|タイトル|상품명|제품명|이름|название|наименование|наименование товара|الاسم|اسم المنتج|العنوان
  `,
  designer: `
    designer|brands|brand|hersteller|manufacturer|marke|vendor|label|fabricant|créateur|produttore
    fabricante|diseñador|品牌|厂商|ブランド|メーカー|브랜드|제조사|бренд|производитель|марка|العلامة التجارية|الماركة
    المصمم
  `,
  price: `
    sale price|verkaufspreis|selling price|vk preis|vk brutto|vk|bruttopreis|retail price|preis|price
    einzelpreis|prix de vente|prix ttc|prix|prezzo di vendita|prezzo|precio de venta|precio|售价|销售价|价格
    販売価格|価格|판매가|가격|цена продажи|цена|سعر البيع|السعر|rrp|uvp|regular price
  `,
  compareAt: `
    compare at price|compare at|regular price|uvp|unverbindliche preisempfehlung|rrp|msrp|streichpreis
    statt preis|original price|originalpreis|prix barré|prix conseillé|prezzo originale|precio anterior
    precio original|原价|市场价|定価|元の価格|정가|소비자가|старая цена|السعر الأصلي
  `,
  priorPrice: `
    prior price|lowest price 30 days|niedrigster preis 30 tage|30 tage bestpreis
  `,
  sku: `
    sku|artikelnummer|artikelnr|artikel nr|art nr|item number|article number|variant sku|référence|ref
    codice articolo|codice|referencia|货号|商品编号|品番|商品コード|품번|상품코드|артикул|رمز المنتج
  `,
  barcode: `
    gtin, upc, ean, or isbn|ean|gtin|barcode|bar code|ean code|ean13|upc|strichcode|code barres
    code barre|codice a barre|código de barras|条码|条形码|バーコード|janコード|jan|바코드|штрихкод|штрих код|الباركود
    باركود
  `,
  quantity: `
    stock|quantity|qty|bestand|menge|anzahl|on hand|inventory|quantité|stock disponible|quantità
    giacenza|disponibilità|cantidad|existencias|库存|数量|在庫|在庫数|재고|수량|остаток|количество|в наличии|المخزون
    الكمية
  `,
  product: `
    parent|item group id|group id|product id|product|modell|modellnummer|modell nr|model|model number
    style number|style code|hauptartikel|stammartikel|vaterartikel|modèle|modello|modelo|款号|型号|型番|モデル|모델
    모델명|модель|الموديل
  `,
  type: `
    type|product type|warengruppe|produktart|produkttyp|artikelart|typ|type de produit|tipo di prodotto
    tipo de producto|类型|商品类型|種類|タイプ|종류|유형|тип|тип товара|вид|النوع|نوع المنتج
  `,
  category: `
    categories|category|kategorie|catégorie|categoria|categoría|类别|分类|品类|カテゴリ|カテゴリー|카테고리|категория|الفئة
    التصنيف
  `,
  description: `
    description|long description|langbeschreibung|artikelbeschreibung|produktbeschreibung
    beschreibungstext|descriptif|short description|描述|商品描述|说明|説明|商品説明|설명|상품설명|описание|الوصف
  `,
  pictures: `
    images|pictures|image|picture|image url|image link|picture url|bild|bild url|bildlink|abbildung|foto
    fotos|photo|photos|image principale|immagine|imagen|图片|主图|图片链接|画像|画像url|이미지|사진|изображение
    изображения|фото|картинка|الصورة|الصور|صورة
  `,
  handle: `
    handle|slug|url key|url handle
  `,
  gender: `
    gender|geschlecht|zielgruppe|sexe|genre|genere|sesso|género|sexo|性别|性別|성별|пол|الجنس
  `,
  ageGroup: `
    age group|altersgruppe|tranche d'âge|fascia d'età|grupo de edad|年龄段|年齢層|연령대|возрастная группа
    الفئة العمرية
  `,
  tags: `
    tags|keywords|stichwörter|schlagworte|mots clés|标签|タグ|태그|теги|الوسوم
  `,
  sizeSystem: `
    size system|größensystem|grössensystem|système de taille|尺码标准|サイズ規格
  `,
  colour: `
    farbname|farbbezeichnung|artikelfarbe|nom de la couleur
  `,
} as const;

export const COLUMN_WORDS = Object.entries(WORDS).map(
  ([field, words]) => [field as keyof typeof WORDS, words.trim().split(/\s*[|\n]\s*/u)] as const,
);
