// The usage of every command. It is apart from the commands, so that help and mistakes are printed without loading the shop.

import type { SuppressionReason } from "#commerce/mail";
import type { OrderState } from "#commerce/orders";

const STATES = {
  "awaiting-payment": true,
  placed: true,
  shipped: true,
  delivered: true,
  cancelled: true,
  "payment-failed": true,
} satisfies Record<OrderState, true>;

const REASONS = { unsubscribed: true, bounced: true, complained: true } satisfies Record<SuppressionReason, true>;

const namesOf = (named: object): string => Object.keys(named).join(", ");

export const IMPORT_USAGE = `  --format shopify-csv                          file format; detected by default
  --map FILE                                    JSON with the columns of another table: {"title": "Name", "price": "RRP"}
  --currency EUR                                currency of a CSV file, or the only one to import from a Merchant feed
  --rate USD=1.1                                adds prices in another currency at this rate; repeatable
  --department women                            for products without a department
  --type dresses                                for products whose type cannot be told
  --colour black                                for products whose colour cannot be told
  --size-system IT                              for sizes that are plain numbers
  --stock 1                                     pieces of variants without a quantity
  --strict                                      stops at the first invalid product
  --lenient                                     skips invalid products, the default for files of other shops
  --most-skipped 50                             largest share of skipped variants, in per cent
  --pictures-from HOST,HOST                     hosts that pictures may be fetched from, or all-in-file
  --pictures FOLDER-OR-ZIP                      pictures that the file names by their paths
  --dry-run                                     prints what would change, without changing anything
  --report FILE                                 writes skipped products as JSON Lines, or with .html a report of the whole import`;

export const INIT_USAGE = `npm run shop -- init FILE [options]                       opens a new shop with your products; options as in catalogue import
  --name "Maison Ondine"                        name of the shop`;

export const CATALOGUE_USAGE = `npm run shop -- catalogue import FILE [options]           replaces the catalogue with a product file: ours, Shopify, WooCommerce, Magento, Google Merchant or your own table
${IMPORT_USAGE}
npm run shop -- catalogue verify FILE [options]           checks a product file without a shop
npm run shop -- catalogue export FILE                     writes the catalogue as a feed, or with --format shopify-csv --currency EUR
npm run shop -- catalogue update FILE                     applies changes to products and single fields
npm run shop -- catalogue delete ID…                      removes products
npm run shop -- catalogue translate LANGUAGE… [--dry-run] translates titles and descriptions with TRANSLATION_URL; --dry-run counts them
npm run shop -- catalogue translations FILE               stores the translations of a Shopify export
npm run shop -- catalogue index                           rebuilds the search index
npm run shop -- catalogue status                          prints the number of products and the state of the search index`;

export const SHOP_USAGE = `npm run shop -- shop export FOLDER                        writes taxonomy, content and settings as readable files
npm run shop -- shop import FOLDER|FILE [--dry-run]       replaces what the files have; other parts stay as they are`;

export const PICTURES_USAGE = `npm run shop -- pictures                                  shows how many pictures are there, waiting and failed, and why
npm run shop -- pictures allow HOST…                      lets the shop fetch pictures from these hosts
npm run shop -- pictures forbid HOST…                     ends it; fetched pictures stay
npm run shop -- pictures retry                            tries failed pictures again
npm run shop -- pictures add FOLDER-OR-ZIP                adds pictures that products name by their paths, or by their handles`;

export const MERCHANDISING_USAGE = `npm run shop -- merchandising list                        lists rules with their state and version
npm run shop -- merchandising show ID                     prints a rule as JSON
npm run shop -- merchandising draft FILE [ID]             stores a JSON file as a new rule's draft, or as a rule's
npm run shop -- merchandising publish ID                  shows a rule's draft to shoppers
npm run shop -- merchandising discard ID                  discards a rule's draft
npm run shop -- merchandising delete ID                   deletes a rule`;

export const LOOKS_USAGE = `npm run shop -- looks list                                lists looks with their state and version
npm run shop -- looks show ID                             prints a look as JSON
npm run shop -- looks save FILE [ID]                      stores a JSON file as a new look, or in place of one
npm run shop -- looks delete ID                           deletes a look`;

export const SYNONYMS_USAGE = `npm run shop -- synonyms list                             lists synonyms with their numbers
npm run shop -- synonyms add WORDS [--finds WORDS] [--language CODE]
                                                          adds "mac, trench coat", or what a word finds in one direction
npm run shop -- synonyms remove NUMBER                    removes those of a number`;

export const MEANINGS_USAGE = `npm run shop -- meanings list                             lists meanings with their numbers and the products they find
npm run shop -- meanings idle                             lists those that find nothing
npm run shop -- meanings add PHRASES --means MEANING [--section NAME] [--things TYPES] [--language CODE] [--idiom]
                                                          adds a line, by default to the section things
npm run shop -- meanings remove NUMBER                    removes the line of a number`;

export const ACCOUNTS_USAGE = `npm run shop -- accounts list                             lists accounts with VIP level and sign-up date
npm run shop -- accounts show EMAIL                       prints an account
npm run shop -- accounts vip EMAIL LEVEL                  sets the VIP level; 0 for none`;

export const PEOPLE_USAGE = `npm run shop -- people export EMAIL                        prints everything about a person as JSON
npm run shop -- people erase EMAIL [LANGUAGE]              erases a person, except for invoices, and mails a confirmation`;

export const NEWSLETTER_USAGE = `npm run shop -- newsletter export                          prints confirmed subscribers as CSV
npm run shop -- newsletter send FILE                       sends an issue, a JSON file, to its subscribers
npm run shop -- newsletter issues                          lists issues and the number of mails written
npm run shop -- newsletter suppress REASON EMAIL...        sends no more list mails; REASON is ${namesOf(REASONS)}`;

export const ORDERS_USAGE = `npm run shop -- orders list [--state placed]              lists orders, newest first; states: ${namesOf(STATES)}
npm run shop -- orders show ORDER                         prints an order, by number or id
npm run shop -- orders ship ORDER [--tracking NUMBER] [--carrier dhl] [--tracking-url URL] [--line ID[=QUANTITY] …]
                                                          marks an order, or some of its lines, as shipped and mails the shopper
npm run shop -- orders deliver ORDER [--parcel NUMBER]    marks an order, or one of its parcels, as delivered
npm run shop -- orders cancel ORDER --reason TEXT         cancels an order that has not shipped; refunds and restocks it
npm run shop -- orders cancel-rest ORDER --reason TEXT    cancels what a part-sent order still lacks; refunds and restocks it
npm run shop -- orders refund ORDER [AMOUNT] --reason TEXT
                                                          refunds an order, fully or in part: 49.90
npm run shop -- orders retry-refunds ORDER                retries refunds that the payment provider declined
npm run shop -- tax report --from DAY --to DAY            prints taxes of a period by jurisdiction, tax and rate, with tabs
npm run shop -- ledger check                              verifies that all money and stock add up
npm run shop -- ledger reconcile [DAY]                    compares a day (yesterday) at the payment provider with the ledger`;

export const AFTER_SALES_USAGE = `npm run shop -- returns list                              lists returns: number, state, date, order, amount
npm run shop -- returns show NUMBER                       prints the contents of a return and the reasons
npm run shop -- returns receive NUMBER [SKU=QUANTITY …]   records the parcel; SKU=1 accepts one piece,
                                                          SKU=3:1 accepts three, one of them damaged
npm run shop -- returns refund NUMBER REASON              refunds a return and restocks what is undamaged
npm run shop -- returns refuse NUMBER REASON              refuses a return and mails the reason to the shopper
npm run shop -- reviews list                              lists reviews, reported ones first
npm run shop -- reviews hide|show ID                      hides a review, or shows it again
npm run shop -- gift-cards give EMAIL AMOUNT CURRENCY REASON
                                                          creates a gift card and mails its code
npm run shop -- gift-cards show ID                        prints a card's balance and history
npm run shop -- gift-cards resend ID                      mails a card again, with a new code`;

export const PROMOTIONS_USAGE = `npm run shop -- promotions list                           lists promotions with their uses and money
npm run shop -- promotions show ID                        prints a promotion, its codes and its uses as JSON
npm run shop -- promotions create FILE                    creates a draft from a JSON file
npm run shop -- promotions change ID FILE                 replaces the definition of a promotion
npm run shop -- promotions start|pause|archive ID         starts, pauses or archives a promotion
npm run shop -- promotions duplicate ID                   creates a draft with the same definition
npm run shop -- promotions code ID CODE [--uses N]        adds a code, for N orders or any number
npm run shop -- promotions batch ID COUNT [--prefix P]    creates unique codes that each work once
npm run shop -- promotions codes ID                       prints all codes as CSV
npm run shop -- promotions simulate ITEM… --country DE    prints which promotions apply to a cart, and why others do not
    [--code C …] [--vip N] [--email E] [--at MOMENT]`;

export const SECURITY_USAGE = `npm run shop -- security export [SINCE]                    prints security events as JSON lines, for example since 2026-11-01`;

export const STAFF_USAGE = `npm run shop -- staff list                                lists people who work in the shop, and open invitations
npm run shop -- staff invite EMAIL --role ROLE            invites someone and prints the link; --market CODE limits them, repeatable
npm run shop -- staff remove EMAIL                        removes someone, and signs them out`;

export const TOKENS_USAGE = `npm run shop -- tokens list                               lists API tokens with permissions and last use
npm run shop -- tokens create NAME --role ROLE            creates an API token and prints it once; or --permission P …, and --expires DAY
npm run shop -- tokens revoke ID                          revokes an API token, and those that it created`;

export const WEBHOOKS_USAGE = `npm run shop -- webhooks list                             lists webhooks
npm run shop -- webhooks create NAME URL [--kind K …]     creates a webhook and prints its secret once; without --kind for all events
npm run shop -- webhooks enable|disable|delete ID         enables, disables or deletes a webhook
npm run shop -- webhooks rotate ID                        prints a new secret; the old one is valid for another day
npm run shop -- webhooks secret ID                        prints the current secret
npm run shop -- webhooks test ID                          sends a test, and prints the answer
npm run shop -- webhooks deliveries ID [--failed]         lists the latest deliveries with their last attempt
npm run shop -- webhooks replay ID --since DAY            sends events again, since a day, --after POSITION, or all that --failed
npm run shop -- events [AFTER]                            prints events as JSON lines, after a position`;

export const DATABASE_USAGE = `npm run shop -- database migrate                          applies pending migrations and stops
npm run shop -- database backup FILE                      writes a consistent snapshot of all tables
npm run shop -- database restore FILE                     restores a backup into an empty database`;

export const LOCALES_USAGE =
  "npm run shop -- locales check [LANGUAGE]                  prints missing interface texts, of one language or all";

export const DEMO_USAGE =
  "npm run shop -- demo feed --products N --out FILE         writes the demo catalogue as a product feed";

/** All commands, in the order of the overview. */
export const USAGE = [
  INIT_USAGE,
  CATALOGUE_USAGE,
  SHOP_USAGE,
  PICTURES_USAGE,
  MERCHANDISING_USAGE,
  LOOKS_USAGE,
  SYNONYMS_USAGE,
  MEANINGS_USAGE,
  ACCOUNTS_USAGE,
  PEOPLE_USAGE,
  NEWSLETTER_USAGE,
  ORDERS_USAGE,
  AFTER_SALES_USAGE,
  PROMOTIONS_USAGE,
  SECURITY_USAGE,
  STAFF_USAGE,
  TOKENS_USAGE,
  WEBHOOKS_USAGE,
  DATABASE_USAGE,
  LOCALES_USAGE,
  DEMO_USAGE,
].join("\n");
