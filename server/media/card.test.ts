// The preview pictures of shared links.

import sharp from "sharp";
import { expect, test } from "vitest";
import { cardUrl } from "#catalogue";
import { bytesOf, TEE, testMedia } from "./testing-media.ts";

const media = testMedia();

test("[UF-03] the pictures of a card are made for the client that requests it", async () => {
  const clients: string[] = [];
  await media.reopen({
    clientOf: (context) => {
      clients.push(context.req.header("x-forwarded-for") ?? "unknown");
      return clients.at(-1) ?? "";
    },
  });
  const path = cardUrl([`/media${TEE}/front`]).slice("/media".length);
  expect((await media.get(path, { headers: { "x-forwarded-for": "192.0.2.1" } })).status).toBe(200);
  expect(clients).toEqual(["192.0.2.1", "192.0.2.1"]);
});

test("a card shows up to three pictures of the shop side by side", async () => {
  const card = (...addresses: string[]) => media.get(cardUrl(addresses).slice("/media".length));
  const front = `/media${TEE}/front`;
  for (const addresses of [[front], [front, front], [front, front, front]]) {
    const response = await card(...addresses);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const bytes = await bytesOf(response);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  expect((await card("/media/art/nothing/front")).status).toBe(404);
  expect((await card("https://elsewhere.example/a.jpg")).status).toBe(404);
  expect((await card("/etc/passwd")).status).toBe(400);
  expect((await card("/media/../admin")).status).toBe(400);
  const four = Buffer.from([front, front, front, front].join("\n")).toString("base64url");
  expect((await media.get(`/cards/${four}.jpg`)).status).toBe(400);
});
