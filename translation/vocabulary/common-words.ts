// English words that describe a product or its offer and that the vocabulary does not translate. A title with one of them stays as
// it is: such a word is no name, even with a capital letter. Data only.

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about absolute accent accessories accessory activewear addition all also always amazing an and any anniversary apparel arch art
  as at authentic autumn awesome back bargain base be beautiful bedding before best better big birthday birthstone blanket body book
  boss both bottle bottom bottoms box boxed branded breathable brand bright brush bulk bump bundle but button buy by can candle care case celebrity
  certified cheap chest chic children christmas circle cleaner clean clearance climber cloth clothes clothing coating collection color
  colorful colour colourful combo comfort comfortable comfy complete cool core cosmetic costume cotton cover cozy cosy cream crossover crystal
  cup curve customer cute cut cutout dance dark deal decor deep deluxe design designer detail details digital dress double dry dual
  duo easy eco edge edition elastic enamel ends every exclusive extra fabric face fall family fancy fashion fashionable fast
  favorite favourite feel festival figure filled final finish first fitness flash floor foam fold foot for formal four free fresh
  friendly friends from front fuzzy full fun fur furry gemstone gift gifts girl girly glam glow go good gorgeous graphic great gym hair half
  halo hand handle hard heel heavy height hem her high him his home hot how ideal in infant inside insole inspired intimate is it item items
  its jewellery jewelry job just junior key kids kit kitchen knee lab large last layering latest laundry leather leg length
  letter light limited liner lined linen lining link little logo long look loop loose lot lovely low lounge loungewear lux luxe luxury
  machine magnetic main man mask match matching material maxi medium men midi mini minimal misc missing mix mixed modern monogram month more most multi
  multipack multiway music must my name natural neck neon new next nice night no non not novelty of off office offer official old
  on one only open or our outdoor outfit over overlay pack pair panel party patch patent perfect performance pet petite pick
  piece pierced pieces plain plated plus pocket polish popular premium preorder present pretty print prints professional promo prom puff
  pull pure quality quick random real regular removable rental repair replacement restock reversible rib ring roll rope rubber rugged sale
  sample samples sandal scent school seam seasonal second sets set several sexy shape shaped shaping sheet shimmer shine shiny shipping shop short
  shoulder side signature simple single size skin sleeve slim small smart smooth snug soap soft sole solid special spinner sport
  sports sportswear sporty spring starter statement sticker store strap straps strong stud stuff style stylish
  sub super supersoft support sustainable sweat swim tab tag tall team tech teen ten test texture the thermal thick thin this three through tie
  tight timeless tiny to today toe top total touch track trade trainer training transparent travel tree trend trendy trim trio true
  twin two ultimate ultra under underwear unisex unique up upcycled urban us used value variety velour very volume waist walk walking wall
  warm wash watch water way wear wearable wedding wedge weekend weight well wet what when wide width wire with woman women work workout
  working workwear worn yard year yoga you your zero zip zipper zone
  aloe anchor angel animal ankle arm athletic balm banana band bandage bar barefoot baseball basket basketball bath bead bear bee bell bird blade bling
  bloom blossom board boat bomb bone boob boost bra bracket braid branch breast brick bridge bubble bucket buckle bud bull bunny
  butter butterfly cable cactus camp camping candy canyon car card carrier cat chair cherry chicken chip chocolate city claw clasp
  climbing cloud clover club coffee coil collar comb cord cotton couple cow crown cube cuban curl curved cycling daisy deer diffuser dinosaur
  disc dog dome donut door dot dove dragon dragonfly dream drop drum duck eagle earring earth egg elephant engine eternity evil fairy fan feather
  festive figaro fire fish fishing flag flame flip flora flower fly football forever fox frame freedom friendship frog fruit game garden gem ghost
  glass glove goddess golf grass hat hamsa hanger harness healing heaven herringbone hiking holder hole hollow honey hook horn horse
  horseshoe hunting infinity initial insect jar jungle knit knot lamb lamp laptop leaf lemon leopard letter lid lightning lily lion lip lizard loaf loft
  lock locker lotus luggage lunch mama mandala marble mama mermaid metal military milk mirror mom monkey monster moon moto mother
  motif mountain mouse mug mushroom nail nature navel needle nest net nylon oak ocean office oil olive organiser organizer owl paint palm panda
  paper paradise peace peach pencil penguin peony pepper phone piano pig pillow pine pineapple pirate pizza planet plant plate plum
  polar pom pony pool poppy poster power prayer princess puff pumpkin puppy queen rabbit racing rainbow rescue rider river
  road robot rock rocket roller root rose rosary round royal rug running safety sailor sand santa saint scarab screen scroll sea seahorse seed
  shark sheep shield ship shoe shooting shower sign sizer skate skateboard skeleton ski skull sky slice snake snow snowflake soccer sock solar solitaire
  soul sound space spider spiral spot square squirrel stacking stand stay stays steel storage storm strawberry string stripe sugar summer sun
  sunburst sunflower sunrise sunset surf swan swirl table tape tassel tea teddy tennis tent thread thunder tie tiger tile toddler tongue tool tooth towel
  toy trail train tree triangle tube tulip turtle twist umbrella unicorn vase vegan vehicle vine violin volleyball wallet warrior wave
  wax web whale whip willow wind window wine wing wings winter wolf wood wool world wrist yarn yacht zebra zodiac
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces`.split(
    /\s+/u,
  ),
);
