import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, isRunnableDevEnvironment } from "vite";
import { expect, test } from "vitest";
import { devAssets, preamble } from "./dev-assets.ts";

test("pages get their tags and the preamble after the dev server restarted", async () => {
  const vite = await createServer({
    configFile: false,
    plugins: [preamble()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: "silent",
  });
  const assets = devAssets(vite, () => {
    const { ssr } = vite.environments;
    if (isRunnableDevEnvironment(ssr)) return ssr;
    throw new Error("not runnable");
  });
  const server = createHttpServer(vite.middlewares).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    await vite.restart();
    expect(await assets.head(undefined, "en")).toContain('src="/@vitrine/preamble.js"');
    expect(await (await fetch(`http://127.0.0.1:${port}/@vitrine/preamble.js`)).text()).toContain("react-refresh");
  } finally {
    server.close();
    await vite.close();
  }
});
