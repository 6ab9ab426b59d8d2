// Designers' names in other languages and scripts, for some of the curated ones. Data only.

export const NAMES_BY_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Isolde Varga": { zh: "伊索尔德·瓦尔加", ja: "イゾルデ・ヴァルガ", ru: "Изольда Варга", ar: "إيزولد فارغا" },
  "Halden & Rue": { zh: "哈尔登与鲁", ru: "Халден и Ру", ar: "هالدن آند رو" },
  "Maison Orlo": { zh: "奥尔洛", ja: "メゾン・オルロ", ru: "Мезон Орло", ar: "ميزون أورلو" },
  "Tomoe Arai": { zh: "荒井巴", ja: "荒井巴", ko: "아라이 도모에", ru: "Томоэ Араи", ar: "توموي أراي" },
  "Uehara Denim": { zh: "上原丹宁", ja: "上原デニム" },
  "Seong Baek": { zh: "成白", ja: "ソンベク", ko: "성백" },
  Hoshikawa: { zh: "星川", ja: "星川", ko: "호시카와" },
  "Kaede Minazuki": { zh: "水无月枫", ja: "水無月楓" },
  Gelovani: { zh: "杰洛瓦尼", ru: "Геловани" },
  "Yewande Balewa": { ar: "يواندي باليوا" },
};
