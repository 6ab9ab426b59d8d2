// For tests: a shop with all admin APIs, and a request for every operation that changes something.

import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { DEFAULT_TAXONOMY } from "#catalogue";
import type { Database } from "#commerce/database";
import { refundOrder, shipOrder } from "#commerce/fulfilment";
import { enqueuePictures } from "#commerce/pictures";
import { createLook, LookBody } from "#commerce/looks";
import { createRule, RuleBody } from "#commerce/merchandising";
import { receiveReturn, startReturn } from "#commerce/returns";
import { readTaxonomy } from "#commerce/taxonomy";
import { readVersioned, SEARCH, type Setting } from "#commerce/settings";
import { type ChangingOperation, OPERATIONS } from "#commerce/staff";
import { addCode, createPromotion, findCodes } from "#commerce/promotions";
import { createWebhook } from "#commerce/webhooks";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { openTestShop, testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { giveCard } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { makeDelivered } from "../../commerce/returns/testing-returns.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { accountsAdminApp } from "../accounts/admin-app.ts";
import { afterSalesApp } from "../after-sales/admin-app.ts";
import { adminApp } from "../catalogue/admin-app.ts";
import { contentAdminApp } from "../content/admin-app.ts";
import { eventsAdminApp } from "../events/admin-app.ts";
import { insightsAdminApp } from "../insights/admin-app.ts";
import { checkPicture } from "../media/check.ts";
import { looksAdminApp } from "../looks/admin-app.ts";
import { merchandisingAdminApp } from "../merchandising/admin-app.ts";
import { newsletterAdminApp } from "../newsletter/admin-app.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { peopleAdminApp } from "../people/admin-app.ts";
import { picturesAdminApp } from "../pictures/admin-app.ts";
import { openOriginals } from "../pictures/originals.ts";
import { photo } from "../pictures/testing-host.ts";
import { promotionsAdminApp } from "../promotions/admin-app.ts";
import { securityAdminApp } from "../security/admin-app.ts";
import { settingsAdminApp } from "../settings/admin-app.ts";
import { shopAdminApp } from "../shop-data/admin-app.ts";
import { staffAdminApp } from "../staff/admin-app.ts";
import { identifyOperator } from "../staff/identify.ts";
import { tokensApp } from "../staff/tokens-app.ts";
import { createShop, SHOP_ID } from "../start/shop.ts";
import { taxonomyAdminApp } from "../taxonomy/admin-app.ts";
import { webhooksAdminApp } from "../webhooks/admin-app.ts";
import { systemAdminApp } from "../system/admin-app.ts";
import { TEST_REPORT } from "../system/testing-report.ts";
import { auditAdminApp } from "./admin-app.ts";

const WEBHOOK = { name: "ERP", url: "https://erp.test/hook", kinds: [] } as const;
const LOOK = LookBody.parse({ slug: "city", title: { en: "City" } });
const RULE = RuleBody.parse({
  name: "Sale",
  scope: { kind: "words", words: ["sale"], match: "exact" },
  actions: [{ kind: "redirect", to: "/collections/sale" }],
});
export const OWNER_TOKEN = "an owner's token";

export interface AuditedRequest {
  readonly method: string;
  /** Below /admin. */
  readonly path: string;
  /** Sent as JSON unless it is bytes or text. */
  readonly body?: unknown;
}

export interface AuditedShop {
  readonly app: Hono;
  /** Prepares what an operation needs, and returns the request that performs it. */
  readonly requests: Readonly<Record<ChangingOperation, () => Promise<AuditedRequest>>>;
  readonly close: () => void;
}

export const CHANGING = (Object.keys(OPERATIONS) as ChangingOperation[]).filter(
  (name) => (OPERATIONS[name] as { readonly changes?: boolean }).changes,
);

export async function openAuditedShop(database: Database): Promise<AuditedShop> {
  await openTestShop(database, 3, 50);
  await createShop(database);
  const services = testOrderServices(database);
  const accounts = { ...testingAccounts(database), now: () => new Date() };
  const folder = mkdtempSync(join(tmpdir(), "vitrine-audit-"));
  const translator = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const { val } = JSON.parse(body) as { val: string[] };
      response.end(JSON.stringify({ code: "1000", data: val.map((text) => `de:${text}`) }));
    });
  });
  await new Promise<void>((ready) => translator.listen(0, "127.0.0.1", ready));
  const parts = {
    ...accounts,
    localToken: "local",
    token: OWNER_TOKEN,
    onError: () => {},
    onIssue: () => {},
    onDue: () => {},
    orderServices: services,
    desk: services,
    taxonomy: () => DEFAULT_TAXONOMY,
    originals: openOriginals(join(folder, "originals")),
    uploadFolder: folder,
    check: (bytes: Uint8Array) => checkPicture(bytes, 50_000_000),
    translationUrl: `http://127.0.0.1:${(translator.address() as AddressInfo).port}`,
    index: {
      onChanged: () => {},
      rebuild: async () => ({ products: 0, variants: 0, position: "1:0" }),
      status: async () => ({ products: 0, variants: 0, position: "1:0" }),
    },
  };
  const app = new Hono()
    .use("/admin/*", identifyOperator(database, undefined))
    .route("/admin/accounts", accountsAdminApp(parts))
    .route("/admin/after-sales", afterSalesApp(parts))
    .route("/admin/audit", auditAdminApp({ ...parts, setting: services.setting }))
    .route("/admin/catalogue", adminApp(parts))
    .route("/admin/content", contentAdminApp(parts))
    .route("/admin/events", eventsAdminApp(parts))
    .route("/admin/insights", insightsAdminApp({ ...parts, setting: services.setting }))
    .route("/admin/looks", looksAdminApp(parts))
    .route("/admin/merchandising", merchandisingAdminApp(parts))
    .route("/admin/newsletter", newsletterAdminApp(parts))
    .route("/admin/orders", ordersAdminApp(parts))
    .route("/admin/people", peopleAdminApp(parts))
    .route("/admin/pictures", picturesAdminApp(parts))
    .route("/admin/promotions", promotionsAdminApp({ ...parts, setting: services.setting, prices: services.prices }))
    .route("/admin/security", securityAdminApp(parts))
    .route("/admin/settings", settingsAdminApp(parts))
    .route("/admin/shop", shopAdminApp(parts))
    .route("/admin/staff", staffAdminApp(parts))
    .route("/admin/system", systemAdminApp({ ...parts, report: async () => TEST_REPORT }))
    .route("/admin/taxonomy", taxonomyAdminApp(parts))
    .route("/admin/tokens", tokensApp(parts))
    .route(
      "/admin/webhooks",
      webhooksAdminApp({
        ...parts,
        mayBePrivate: () => false,
        send: async () => ({ kind: "answered", status: 204, text: "" }),
      }),
    );

  const webhook = async () => (await createWebhook(database, WEBHOOK, "x", new Date())).id;
  const rule = async (): Promise<string> => {
    const created = await createRule(database, RULE, { by: "x", now: new Date() });
    if (created.kind !== "created") throw new Error(created.kind);
    return `/merchandising/rules/${created.rule.id}`;
  };
  const look = async (): Promise<string> => {
    const created = await createLook(database, { ...LOOK, slug: randomUUID() }, { by: "x", now: new Date() });
    if (created.kind !== "created") throw new Error(created.kind);
    return `/looks/${created.look.id}`;
  };
  const promotions = { database, setting: services.setting, shopId: SHOP_ID, now: services.now };
  const definition = {
    name: { en: "Winter preview" },
    trigger: "code",
    effect: { kind: "percentage", of: "lines", percent: 20 },
  } as const;
  const promotion = async (): Promise<string> => {
    const saved = await createPromotion(promotions, definition);
    if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
    return saved.promotion.id;
  };
  const code = async (id: string): Promise<string> => {
    const added = await addCode(promotions, id, { code: `X${randomUUID()}`, uses: null });
    const [found] = added.kind === "added" ? await findCodes(database.sql, SHOP_ID, [added.code]) : [];
    return found?.codeId ?? "";
  };
  const post = (path: string, body: unknown = {}): AuditedRequest => ({ method: "POST", path, body });
  const put = (path: string, body: unknown): AuditedRequest => ({ method: "PUT", path, body });
  const remove = (path: string, body?: unknown): AuditedRequest => ({
    method: "DELETE",
    path,
    ...(body ? { body } : {}),
  });
  const line = { productId: "p1", variantId: "v1-0", price: 100_000, quantity: 2 };
  const order = async (state: "placed" | "delivered" = "placed") =>
    makeDelivered({ database, now: services.now }, { state, lines: [line] });
  const shipped = async (quantity: number) => {
    const made = await order();
    await shipOrder(services, made.id, { lines: [{ lineId: made.lineIds[0]!, quantity }] });
    return made;
  };
  const returned = async (isReceived: boolean): Promise<string> => {
    const { id, lineIds } = await order("delivered");
    const lines = [{ orderLineId: lineIds[0], quantity: 1, reason: "too-large" }];
    const started = await startReturn(services, id, { lines, packaging: "own", refundTo: "payment" });
    if (started.kind !== "started") throw new Error(started.kind);
    if (isReceived) await receiveReturn(services, started.number);
    return started.number;
  };
  const review = async (state: "shown" | "hidden"): Promise<string> => {
    const id = randomUUID();
    await database.sql.execute(sql`
      insert into review (id, shop_id, product_id, rating, title, text, author, language, state, created_at, updated_at)
      values (${id}, ${SHOP_ID}, 'p1', 5, 'Fine', 'Fits well', 'Ana', 'en', ${state}, now(), now())`);
    return id;
  };
  const customer = async (): Promise<string> => {
    const at = new Date();
    const id = randomUUID();
    const email = `${id}@example.com`;
    const row = { id, email, firstName: "Zenobia", passwordHash: "", createdAt: at, passwordChangedAt: at };
    await database.sql.insert(accountTable).values(row);
    return email;
  };
  const member = () => joinStaff(accounts, `${randomUUID()}@shop.test`, "editor");
  const reason = "the parcel was late";

  const requests: AuditedShop["requests"] = {
    "note-order": async () => post(`/orders/${(await order()).number}/notes`, { text: "Call first" }),
    "resend-order-mail": async () => post(`/orders/${(await order()).number}/mails`, { mail: "placed" }),
    "ship-order": async () => post(`/orders/${(await order()).number}/ship`, { tracking: "T1" }),
    "deliver-order": async () => post(`/orders/${(await shipped(2)).number}/deliver`),
    "cancel-order": async () => post(`/orders/${(await order()).number}/cancel`, { reason }),
    "cancel-rest": async () => post(`/orders/${(await shipped(1)).number}/cancel-rest`, { reason }),
    "refund-order": async () => post(`/orders/${(await order()).number}/refund`, { key: "k", amount: 10_000, reason }),
    "retry-refunds": async () => {
      const { id, number } = await order();
      await refundOrder(services, id, { key: "k", amount: 10_000 });
      await database.sql.execute(sql`update refund set state = 'failed' where order_id = ${id}`);
      return post(`/orders/${number}/retry-refunds`);
    },
    "announce-return": async () => {
      const { number, lineIds } = await order("delivered");
      const lines = [{ orderLineId: lineIds[0], quantity: 1, reason: "too-large" }];
      return post("/after-sales/returns", { order: number, lines, packaging: "own", refundTo: "payment" });
    },
    "receive-return": async () => post(`/after-sales/returns/${await returned(false)}/receive`, { accepted: {} }),
    "refuse-return": async () => post(`/after-sales/returns/${await returned(true)}/refuse`, { reason }),
    "refund-return": async () => post(`/after-sales/returns/${await returned(true)}/refund`, { reason }),
    "hide-review": async () => post(`/after-sales/reviews/${await review("shown")}/hide`),
    "show-review": async () => post(`/after-sales/reviews/${await review("hidden")}/show`),
    "resend-gift-card": async () => post(`/after-sales/gift-cards/${await giveCard(database.sql, 50_000)}/resend`),
    "give-gift-card": async () =>
      post("/after-sales/gift-cards", { email: "ana@example.com", amount: 50_000, currency: "EUR", reason }),
    "note-account": async () => post(`/accounts/${await customer()}/notes`, { text: "Prefers the phone" }),
    "set-vip-level": async () => put(`/accounts/${await customer()}/vip`, { level: 3 }),
    "erase-person": async () => remove(`/people/${await customer()}`),
    "send-newsletter": async () =>
      post("/newsletter/issues", { id: "autumn", texts: { en: { subject: "Autumn", paragraphs: ["New coats."] } } }),
    "suppress-addresses": async () =>
      post("/newsletter/suppressions", { reason: "bounced", addresses: ["a@example.com", "b@example.com"] }),
    "import-catalogue": async () =>
      put(
        "/catalogue?name=feed.jsonl",
        [1, 2, 3].flatMap((number) => [0, 1].map((size) => JSON.stringify(feedRow(number, size)))).join("\n"),
      ),
    "change-catalogue": async () => ({
      method: "PATCH",
      path: "/catalogue",
      body: JSON.stringify({ variant: "v2-0", set: { inventory_quantity: 7 } }),
    }),
    "adjust-stock": async () => post("/catalogue/stock/p2", { pieces: { "v2-0": 1 }, reason }),
    "translate-catalogue": async () => post("/catalogue/translate?languages=de"),
    "store-translations": async () =>
      put(
        "/catalogue/translations",
        "Type,Identification,Field,Locale,Default content,Translated content\nPRODUCT,'1,title,de,Ring sizer,Ringmaß\n",
      ),
    "allow-picture-hosts": async () => ({
      method: "PATCH",
      path: "/pictures/hosts",
      body: { allow: ["images.test"] },
    }),
    "retry-pictures": async () => {
      await enqueuePictures(database, [{ address: "https://a.example/1.jpg", designer: "" }], new Date());
      await database.sql.execute(sql`update picture set state = 'failed', reason = 'gone'`);
      return post("/pictures/retry");
    },
    "add-pictures": async () => put("/pictures/files/coats/1.jpg", await photo()),
    "create-promotion": async () => post("/promotions", definition),
    "change-promotion": async () => put(`/promotions/${await promotion()}?version=1`, { ...definition, priority: 1 }),
    "set-promotion-state": async () => {
      const id = await promotion();
      await code(id);
      return put(`/promotions/${id}/state`, { state: "active" });
    },
    "duplicate-promotion": async () => post(`/promotions/${await promotion()}/duplicate`),
    "add-promotion-code": async () => post(`/promotions/${await promotion()}/codes`, { code: `X${randomUUID()}` }),
    "withdraw-promotion-code": async () => {
      const id = await promotion();
      return remove(`/promotions/${id}/codes/${await code(id)}`);
    },
    "create-promotion-batch": async () => post(`/promotions/${await promotion()}/batches`, { count: 3 }),
    "change-content": async () => put("/content", { sections: [] }),
    "change-taxonomy": async () => {
      const { data } = await readTaxonomy(database);
      const [first, ...others] = data.departments;
      return put("/taxonomy", { ...data, departments: [...others, first] });
    },
    "change-setting": async () => put("/settings/facts", { name: "Maison" }),
    "change-shop": async () => put("/shop", { facts: { name: "Atelier" }, gifts: { isOffered: true, wrapPrices: {} } }),
    "invite-staff": async () => post("/staff/invitations", { email: "cy@shop.test", role: "editor" }),
    "withdraw-invitation": async () => {
      const { rows } = await database.sql.execute<{ id: string }>(sql`
        insert into staff_invitation (token_hash, email, role, language, invited_by_id, invited_by, created_at, expires_at)
        values ('x', 'di@shop.test', 'editor', 'en', 'x', 'x', now(), now() + interval '1 day') returning id`);
      return remove(`/staff/invitations/${rows[0]!.id}`);
    },
    "change-staff": async () => ({
      method: "PATCH",
      path: `/staff/${(await member()).id}`,
      body: { role: "finance", version: 1 },
    }),
    "remove-staff": async () => remove(`/staff/${(await member()).id}`),
    "reset-staff-two-factor": async () => {
      const { id } = await member();
      await database.sql.execute(sql`
        insert into staff_two_factor (staff_id, secret, created_at, confirmed_at) values (${id}, 'A', now(), now())`);
      return remove(`/staff/${id}/two-factor`);
    },
    "send-staff-reset": async () => post(`/staff/${(await member()).id}/reset`),
    "end-staff-sessions": async () => remove(`/staff/${(await member()).id}/sessions`),
    "change-staff-rules": async () => put("/staff/rules", { requiresTwoFactor: true }),
    "retry-outbox": async () => {
      await database.sql.execute(sql`
        insert into mail (id, recipient, subject, text, html, created_at, attempts)
        values (${randomUUID()}, 'x@example.com', 'Hello', '', '', now(), 8)`);
      return post("/system/outboxes/mails/retry");
    },
    "create-rule": async () => post("/merchandising/rules", RULE),
    "change-rule": async () => put(await rule(), { version: 1, draft: { ...RULE, name: "Sales" } }),
    "publish-rule": async () => post(`${await rule()}/publish`, { version: 1 }),
    "discard-rule-draft": async () => post(`${await rule()}/discard`, { version: 1 }),
    "change-search-words": async () => {
      const { version } = await readVersioned(database.sql, SEARCH as unknown as Setting);
      return put("/merchandising/synonyms", { version, synonyms: [["mac", "trench coat"]] });
    },
    "delete-rule": async () => remove(await rule(), { version: 1 }),
    "create-look": async () => post("/looks", { ...LOOK, slug: randomUUID() }),
    "change-look": async () => put(await look(), { version: 1, look: { ...LOOK, slug: randomUUID() } }),
    "delete-look": async () => remove(await look(), { version: 1 }),
    "create-webhook": async () => post("/webhooks", WEBHOOK),
    "change-webhook": async () => ({
      method: "PATCH",
      path: `/webhooks/${await webhook()}`,
      body: { isEnabled: false },
    }),
    "delete-webhook": async () => remove(`/webhooks/${await webhook()}`),
    "reveal-webhook": async () => post(`/webhooks/${await webhook()}/reveal`),
    "rotate-webhook": async () => post(`/webhooks/${await webhook()}/rotate`),
    "replay-events": async () => post(`/webhooks/${await webhook()}/replay`, { after: 0 }),
    "create-token": async () => post("/tokens", { name: "Robot", permissions: ["orders.view"] }),
    "revoke-token": async () => {
      const { rows } = await database.sql.execute<{ id: string }>(sql`
        insert into api_token (name, token_hash, permissions, created_by, created_at)
        values ('Old', ${randomUUID()}, '{orders.view}', 'x', now()) returning id`);
      return remove(`/tokens/${rows[0]!.id}`);
    },
  };
  return { app, requests, close: () => translator.close() };
}
