// For tests: a host of pictures on this machine that can be slow, fail, redirect and lie about types.

import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export interface PictureHost {
  readonly origin: string;
  /** Paths in the order of requests. */
  readonly requested: string[];
  /** Changes an answer. */
  readonly answer: (path: string, how: (response: ServerResponse) => void) => void;
  readonly close: () => void;
}

/** 800 × 500, to be shown upright as 500 × 800. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: "#336699" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const send = (type: string, body: Buffer | string) => (response: ServerResponse) => {
  response.writeHead(200, { "content-type": type }).end(body);
};

export const redirect = (location: string) => (response: ServerResponse) => {
  response.writeHead(302, { location }).end();
};

/** Every path that ends in "photo.jpg" is a picture; others are answered as told, or with 404. */
export async function openPictureHost(): Promise<PictureHost> {
  const picture = await photo();
  const requested: string[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    requested.push(path);
    const how = answers.get(path);
    if (how) how(response);
    else if (path.endsWith("photo.jpg")) send("image/jpeg", picture)(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    answer: (path, how) => void answers.set(path, how),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
