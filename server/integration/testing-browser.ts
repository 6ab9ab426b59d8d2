// For tests: a browser without scripts, which keeps the cookies of a testing shop.

import { TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

/** A shop that opens later is given as a function. `become` replaces the cookies, for another visitor. */
export function testingBrowser(shop: () => TestingShop, initial = "") {
  let cookie = initial;
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { cookie, origin: TESTING_ORIGIN, ...init.headers };
    const response = await shop().app.request(TESTING_ORIGIN + path, { ...init, headers });
    const set = response.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
    const names = new Set(set.map((one) => one.split("=")[0]));
    const kept = cookie.split("; ").filter((one) => one !== "" && !names.has(one.split("=")[0]));
    cookie = [...kept, ...set].join("; ");
    return response;
  };
  return {
    request,
    send: (path: string, form: Readonly<Record<string, string>>, accept = "text/html") =>
      request(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", accept },
        body: new URLSearchParams(form).toString(),
      }),
    /** The data of a GraphQL answer. */
    ask: async (query: string) => {
      const body = JSON.stringify({ query });
      const headers = { "content-type": "application/json" };
      return (await (await request("/graphql", { method: "POST", headers, body })).json()).data;
    },
    become: (given: string) => {
      cookie = given;
    },
  };
}

/** Fields of the checkout's address. */
export const LYON = {
  form: "address",
  country: "FR",
  firstName: "Noor",
  lastName: "Haddad",
  line1: "4 quai Saint-Antoine",
  postalCode: "69002",
  city: "Lyon",
  phone: "+33 4 72 00 00 00",
  same: "yes",
};
