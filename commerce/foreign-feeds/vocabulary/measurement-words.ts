// Names of garment measurements in files of other shops, by the shop's own name. Data only.

/** Values are whole names, lower-case. */
const NAMES: Readonly<Record<string, string>> = {
  Shoulder:
    "shoulder, shoulders, shoulder width, shoulder to shoulder, across shoulder, across shoulders, schulter, schultern, schulterbreite, épaule, épaules, largeur épaules, largeur d'épaules, hombro, hombros, ancho de hombros, spalla, spalle, larghezza spalle, ombro, ombros, schouder, schouderbreedte",
  Chest:
    "chest, chest width, pit to pit, armpit to armpit, pit-to-pit, 1/2 chest, half chest, brust, brustweite, brustumfang, brustbreite, poitrine, largeur poitrine, tour de poitrine, pecho, ancho de pecho, contorno de pecho, petto, torace, larghezza torace, peito, borst, borstwijdte",
  Bust: "bust, bust width, oberweite, büste, buste, busto",
  Waist:
    "waist, waist width, waistband, taille, taillenweite, bund, bundweite, bundumfang, tour de taille, cintura, contorno de cintura, vita, girovita, cintura larghezza, taillewijdte, waist circumference",
  Hips: "hip, hips, hip width, hüfte, hüften, hüftweite, hüftumfang, hanches, tour de hanches, cadera, caderas, fianchi, quadril, heup, heupen, heupwijdte",
  Hem: "hem, hem width, bottom hem, saum, saumweite, ourlet, bajo, orlo",
  "Sleeve length":
    "sleeve, sleeves, sleeve length, ärmel, ärmellänge, manche, manches, longueur manche, longueur manches, longueur des manches, longueur de manche, manga, largo de manga, largo manga, manica, maniche, lunghezza manica, lunghezza maniche, mouw, mouwlengte",
  Length:
    "length, total length, full length, garment length, overall length, body length, länge, gesamtlänge, longueur, longueur totale, largo, largo total, longitud, lunghezza, lunghezza totale, comprimento, lengte, totale lengte, längd",
  "Back length":
    "back length, length from back, centre back, center back, rückenlänge, longueur dos, largo espalda, lunghezza dietro",
  Thigh: "thigh, thigh width, oberschenkel, oberschenkelweite, cuisse, muslo, coscia, dij",
  Rise: "rise, leibhöhe, montant, tiro, cavallo",
  "Front rise": "front rise, fourche avant, montant avant, tiro delantero, vordere leibhöhe",
  Inseam:
    "inseam, inner leg, inseam length, innenbeinlänge, schrittlänge, entrejambe, longueur entrejambe, entrepierna, interno gamba, binnenbeenlengte",
  "Inside leg": "inside leg, inside leg length",
  Outseam: "outseam, outer leg, outside leg, seitenlänge, außenbeinlänge",
  "Leg opening":
    "leg opening, leg width, beinweite, fußweite, ouverture de jambe, bas de jambe, bajo de pierna, fondo gamba",
  Width: "width, breite, largeur, ancho, anchura, larghezza, largura, breedte, bredd",
  Height: "height, höhe, hauteur, alto, altura, altezza, hoogte, höjd",
  Depth: "depth, gusset, tiefe, profondeur, fondo, profundidad, profondità, profundidade, diepte",
  "Handle drop": "handle drop, handle height, handle, henkelhöhe, hauteur anse, hauteur des anses, altezza manico",
  "Strap drop": "strap drop, shoulder drop, strap length, riemenlänge, longueur bandoulière, lunghezza tracolla",
  Drop: "drop",
  "Heel height":
    "heel, heel height, heel measures, absatz, absatzhöhe, talon, hauteur talon, hauteur de talon, hauteur du talon, tacón, altura tacón, altura del tacón, tacco, altezza tacco, salto, hakhoogte",
  "Insole length": "insole, insole length, innensohlenlänge, longueur semelle, plantilla, soletta",
  "Foot length": "foot length, fußlänge, longueur du pied, largo del pie, lunghezza piede",
};

/** The shop's names by those of a file. */
export const MEASUREMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([name, written]) => written.split(", ").map((one) => [one, name] as const)),
);

/** The same in every size. */
export const SIZELESS: ReadonlySet<string> = new Set(["Heel height", "Handle drop", "Strap drop", "Drop"]);

/** Also taken of bodies, in tables that help to choose a size. */
export const OF_BODIES: ReadonlySet<string> = new Set(["Chest", "Bust", "Waist", "Hips", "Foot length", "Height"]);

/** Letters before a number: "H 25 x W 30 x D 12 cm". */
export const LETTERS: Readonly<Record<string, string>> = {
  w: "Width",
  h: "Height",
  d: "Depth",
  b: "Width",
  t: "Depth",
};
