// Sentences of the demo's reviews, by subject and rating. Data only.

export type Kind = "clothing" | "shoes" | "bags" | "accessories";
/** Four or five stars, three, one or two. */
export type Mood = "pleased" | "mixed" | "sorry";

export const AUTHORS: readonly string[] =
  `Amélie Ana Anneke Aoife Beatriz Ben Camille Carla Caroline Charlotte Chiara Clara Daniel Daria Elena Elif Elise Emma Erik
  Esther Eva Federica Felix Fleur Freya Giulia Grace Hana Hannah Helena Hugo Ines Ingrid Irene Isabel Ivy Jana Jasmin Jonas
  Julia Karin Katya Klara Lara Laura Lea Leila Leonie Lina Louise Lucia Luis Maja Marco Margot Maria Marta Mathilde Maya Mei
  Mila Mina Miriam Nadia Naomi Nils Noor Nora Olivia Paola Paul Paula Petra Pia Priya Rachel Robin Rosa Ruth Sara Sena Sofia
  Sophie Stella Sven Tara Tess Theo Thomas Tilda Valentina Vera Victor Yasmin Yuki Zoe`.split(/\s+/);

export const INITIALS = "ABCDEFGHJKLMNOPRSTVWZ";

export const TITLES: Readonly<Record<Mood, readonly string[]>> = {
  pleased: [
    "Exactly what I hoped for",
    "Even better in person",
    "Worth every cent",
    "My favourite this season",
    "I keep reaching for it",
    "Quietly perfect",
    "Beautifully made",
    "Better than the pictures",
    "The one I was looking for",
    "A keeper",
    "Will be worn for years",
    "So well thought through",
    "Understated and lovely",
    "Compliments every time",
    "I bought a second one",
    "Simply very good",
  ],
  mixed: [
    "Nice, with a few reservations",
    "Good, not quite great",
    "Lovely idea, average details",
    "Keeping it, but only just",
    "Took me a while to like",
    "Fine for the sale price",
    "Pretty, a little impractical",
    "Not what I expected, still nice",
  ],
  sorry: [
    "Sadly went back",
    "Expected more at this price",
    "Not for me",
    "Disappointed",
    "Looked better online",
    "Wanted to love it",
  ],
};

type Sentences = Readonly<Record<Mood, readonly string[]>>;

/** On the product itself. */
export const MAKING: Readonly<Record<Kind, Sentences>> = {
  clothing: {
    pleased: [
      "The fabric has real substance and still moves when you do.",
      "Every seam is straight: nothing here was done in a hurry.",
      "It hangs beautifully and came out of the box without a crease.",
      "Softer than I expected and not see-through at all.",
      "The cut does all the work; I hardly need anything with it.",
      "After a dozen wears it still looks new.",
      "I washed it as the label says and it came out exactly as before.",
      "The inside is as neat as the outside, which tells you a lot.",
      "I sat in it, travelled in it and danced in it, and it kept its line.",
      "The drape is what makes it. Pictures cannot show that.",
    ],
    mixed: [
      "The fabric is nice but creases the moment you sit down.",
      "Lovely cut, though I would have liked a little more fabric inside.",
      "Good quality overall; one thread was loose and I cut it off.",
      "Thinner than I thought, so it is for layers rather than for itself.",
      "It needed a press before I could wear it.",
    ],
    sorry: [
      "The fabric felt thin for what it costs.",
      "It pulled across the shoulders and no size would have changed that.",
      "A seam opened after the second wear.",
      "It looked tired after one wash although I followed the label.",
    ],
  },
  shoes: {
    pleased: [
      "Comfortable out of the box, and I walked five miles that day.",
      "The leather is supple and already takes on the shape of my foot.",
      "The sole is quiet and has good grip on wet pavement.",
      "Beautifully finished inside, no rubbing anywhere.",
      "Sturdy without looking heavy.",
      "I stood in them for a whole wedding and forgot about them.",
      "The last is generous at the toes and holds the heel. Exactly right.",
    ],
    mixed: [
      "They needed a week of short walks; now they are fine.",
      "Handsome, but the insole could be softer.",
      "A touch wide at the heel. A thin insole solved it.",
      "They mark easily, so keep the brush at hand.",
    ],
    sorry: [
      "Hard at the heel however long I wore them at home.",
      "The finish scuffed on the first day.",
      "One shoe sat differently from the other.",
    ],
  },
  bags: {
    pleased: [
      "Holds a laptop, a book and my lunch and still looks slim.",
      "The leather smells wonderful and keeps its shape when empty.",
      "The strap sits well on the shoulder even when it is full.",
      "Every pocket is where you would put it yourself.",
      "The hardware closes with a satisfying click and has not scratched.",
      "I have carried it daily for a month and it shows nothing.",
    ],
    mixed: [
      "Beautiful, but smaller inside than I imagined.",
      "I miss an inside pocket that closes.",
      "The strap could be two holes longer.",
      "Heavier than it looks, though it carries well.",
    ],
    sorry: [
      "The edges began to fray within weeks.",
      "It slides off my shoulder all the time.",
      "The magnet is too weak to keep it closed.",
    ],
  },
  accessories: {
    pleased: [
      "Small thing, large difference.",
      "The finish is precise down to the last edge.",
      "I wear it almost every day and it has not lost anything.",
      "Feels far more expensive than it was.",
      "Came beautifully packed; I nearly did not want to open it.",
      "The proportions are just right.",
    ],
    mixed: [
      "Pretty, but more delicate than I thought.",
      "Nice to look at; a little fiddly to put on.",
      "Good, though I expected it to be a bit larger.",
    ],
    sorry: [
      "It lost its shine in the first week.",
      "Much smaller than it seems in the pictures.",
      "It felt light in a way that is not elegant.",
    ],
  },
};

/** On wearing it: colour and occasions. */
export const LIVING: Sentences = {
  pleased: [
    "The colour is true to the pictures.",
    "The colour is deeper in daylight, which I like even more.",
    "I wear it to the office and again in the evening.",
    "It goes with everything I own, which was the whole point.",
    "My sister asked for the link within five minutes.",
    "It has been on two journeys with me and looks none the worse.",
    "I hesitated because of the price. I should not have.",
    "Bought for a dinner, worn every week since.",
    "Three people asked me about it on the first day.",
    "A present for my mother, who has not taken it off.",
    "I have looked for one like this for years.",
  ],
  mixed: [
    "The colour is a shade cooler than on my screen.",
    "For the sale price it is good; at full price I would think twice.",
    "I will wear it, just not as often as I thought.",
    "It wants the right company: with half of what I own it loses something.",
    "My partner likes it more than I do.",
  ],
  sorry: [
    "The colour was quite different from the pictures.",
    "I have had better from the same label.",
    "At this price everything has to be right, and it was not.",
    "A pity, because the idea is lovely.",
  ],
};

/** On delivery; optional. */
export const ARRIVING: readonly string[] = [
  "Arrived two days early.",
  "Carefully packed, no plastic.",
  "Delivery took the four days that were promised.",
  "Came quickly and in a box worth keeping.",
  "The return label was in the parcel, but I did not need it.",
];

export const RETURNING: readonly string[] = [
  "Sending it back was easy, at least.",
  "The refund came within the week.",
  "Returned without any fuss.",
];

/** On fit: small, true to size, large. */
export const FITTING: readonly (readonly string[])[] = [
  [
    "It runs small: take one size up.",
    "Narrow at the top; I exchanged it for the next size.",
    "Size up if you are in between.",
  ],
  [
    "True to size for me.",
    "My usual size, and it is spot on.",
    "The size guide was right to the centimetre.",
    "Fits as expected.",
  ],
  ["Generously cut: I could have gone a size down.", "Runs large, which I like here.", "Take your smaller size."],
];
