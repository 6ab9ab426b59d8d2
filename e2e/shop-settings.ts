// The settings of the shop that the browser tests visit.

/** The merchant's token for the tests. */
export const ADMIN_TOKEN = "the-merchant-of-the-tests";

export const SHOP = {
  HOST: "127.0.0.1",
  PORT: "0",
  DEMO_PRODUCTS: "2000",
  LOG_LEVEL: "warn",
  // Lets a test choose its network address (account.ts), so that rate limits do not affect other tests.
  TRUSTED_PROXIES: "1",
  ADMIN_TOKEN,
};
