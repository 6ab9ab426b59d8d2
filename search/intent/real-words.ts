// English words that resemble words of fashion without being slips of them, so that "truck" is not corrected to "track". Words of the
// table of meanings are real, too.

import { singular } from "../engine/text/singular.ts";

const WORDS = `
  abby able abolished acre actor adam added addresses affect aids alice alien alike alive alone along alpine andy
  angle anklet apartment appointed arab archived aren aria arose around atop attacking aviation babe bach baker ballot
  bang bank bark bars base basin basis basketball bass battle beat beats beck been bend benny bent best beta better
  birth bitch bits bitter blank blind blond blow blown bold bolt bond booth bored boris boss bothered bound bowed bowl
  brad brain brand breathed brim bring brings brow brows bruce bruno brush buck bullet bush butler cafe cage cain cake
  call calls came cancelled candy cane cardinal care cared carl carlo cars cart casey cash cast catch catches cause
  cave cell chair chan chase chat chile chin china chuckled churches clark clock closer clue coal coast code cole
  collared colorado colt conrad continent cool cops cord corridor cost costs couch count coup crack crap create crime
  crow crown crushed cult cultural cure cute cylinder dale damp dana dare dash deal deck decrease demon denis died
  dies doll dollar done dong door doubled drained draw dressed drew dropped dust earl ease eddie edge edit effective
  eight elena elevated else email emily enrolled entering erik evan even evil expressed eyed face faces faint fair
  fame feared feat feather featured feel feet fell fellow fight file filed find finn fire five flag flags flame flee
  flooding flora flow folk food fool ford found founding four framed fred french frown gage gain gained gang gary
  gestured ghana glared glow gone good graduate graduates gravel great greek greene greg grew grief grim grin grinning
  ground grow grown gwen hall halt handed hang hank hanna hans hard hart hatch hate have heal heat heather heir hell
  here hide hits hold holden holding holdings hole hong hook horse hour housed hugh hyde impressed increase irish ivan
  jace jack jake james janet jenny join jones jose juan jung just karen kate katie keen kenny kinds king kings kiss
  knew kong label lack lacy lake lamp lance land lane lanes lang lange larger late later latin laughter lean lens leon
  leonard less lied lies life like liked liner linked live lived lock locked locks lone longtime loop lord lose loss
  lover loves loyal luck lucy luis luke lung lust mack made madison maid main make mall mama many marc marco mare
  maria mario mark marry mars mason mass match matches mate matt matter maya meal mean means medal mental mess mick
  might milan mild mile miles mill mind mine mines ming miss mode model monte mood moral moses most mouse must nasa
  nash neal neil neill nest news nice nick nine none noon nose note older oliver ones onto oral ordained organize oslo
  oval owen pace page pain paint painted pair palm para parent park parts passenger pastor patch patient patients
  patrol payments penn performed peter petite philippe pick pierce pile pine place plane plants pleased plus point
  pole poll poor porch pound pour power press prey price prime princess products projected protests province published
  puffy punk quest question quit raced rage raid rail raise raja rang range rank rats read real reason recalled reed
  reflecting reflection reid related released rely replaced respective rest retained revealed rhine rica rice rick
  rico ride ridge right riot risk rita robe rode role roller roman rome roots rope ross rubbed ruin rule rules rush
  rushed sabha safe said sail sake salem same sandy sang sank sara save scale scar screw sculpture sculptures seal
  sean seat seen sell send sent seth settling shall shaw shelf ship shit shoot shoots shops shore shot shots shout
  shows sick side sides sigh sight sign signed signs sing sings sink site sits slam slave slid slight slow smell sofa
  sofia soil sold solo solve some song sort sorts sound speakers spell spelling sprint spun stack stage stan stand
  standing starring starting state steal stealing steep steering stepping steven stock stop stops store stretched
  striking strip stripped structural structure structures stuck study suffer suite sung sunk switched table take tale
  tales talk tang tape tara task tate taxi team tear tell test tests than thank that them then theodore they thigh
  throne tide tied tier till time times tina tipped tips tired told toll tomb tons tony tool tore toss touch tour town
  toys trace tracking tracy train trained trap traveled trick tries trio trip truck true trust tune underwent unit
  usage value valve vanished vary vast very vice villa violent visa voice vote wade wage walls walt walter wang
  wanting wants ward wash watched waved waves weakened well went west what wheel when while wider will wing wings wire
  wise wished witch wong word words worse wound write yale yard yield your yuan zone
`;

/** In the singular. */
const REAL_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u).map(singular));

export const isEnglishWord = (word: string): boolean => REAL_WORDS.has(singular(word));
