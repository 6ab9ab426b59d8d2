// The English texts of the home page, the top bar and listings. Data only.

export const SHOP_TEXTS = [
  // Home page
  "Long coats",
  "Autumn–winter 2026",
  "Cut below the knee, in gabardine, loden and double-faced wool.",
  "Shop coats",
  "Tailoring",
  "New this week",
  "All new arrivals",
  "Designer in focus",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.",
  "Shop Sorelle Antico",
  "Now at *lower prices*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.",
  "Women’s sale",
  "Men’s sale",
  "Everything reduced",
  "Forty hours for *one sweater*",
  "From the workshop",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.",
  "Shop sweaters",
  "Grained leather from very near",
  // Top bar
  "Complimentary standard delivery on larger orders, easy returns",
  "Complimentary express delivery to the US, duties included",
  "Next-day delivery across the UK, duties included",
  "Delivery to China with duties and taxes included",
  "Autumn–winter 2026 is here",
  // Listings
  "Pieces from past seasons, reduced once and priced honestly.",
  "What came in over the last three weeks, the newest first.",
  "Coats to knitwear, bought for cloth and cut before anything else.",
  "Shoes that can be resoled, and some that should only ever be danced in.",
  "Bags to carry for years: leather, canvas, raffia and nylon.",
  "Belts, hats, jewellery and the small things that finish an outfit.",
] as const;
