// Runs the shop from its sources with hot reload: the dev server transforms browser code, and the application is imported anew
// whenever a module of it changed. `npm run dev` ends here.

import { createServer, isRunnableDevEnvironment, type RunnableDevEnvironment } from "vite";
import { devAssets, preamble } from "./assets/dev-assets.ts";
import { runShop } from "./run-shop.ts";

const DEVELOPMENT = { isDevelopment: true };

type AppModule = typeof import("./app.ts");

await runShop(async (parts, listener) => {
  const vite = await createServer({
    plugins: [preamble()],
    server: { middlewareMode: true, hmr: { server: listener.server } },
  });
  // Asked for anew each time: a change to what vite.config.ts imports, as the catalogue, replaces the environments.
  const ssr = (): RunnableDevEnvironment => {
    const environment = vite.environments.ssr;
    if (isRunnableDevEnvironment(environment)) return environment;
    throw new Error("The server's environment of vite.config.ts cannot run modules.");
  };
  const assets = devAssets(vite, ssr);
  const appOf = keepWhileSame(ssr, ({ createApp }) => createApp({ ...parts, assets, isDevelopment: true }));
  return {
    fetch: async (request, env) => (await appOf()).fetch(request, env),
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}, DEVELOPMENT);

/** Builds the application again only when the runner hands out a new version of its module. */
function keepWhileSame<App>(ssr: () => RunnableDevEnvironment, make: (module: AppModule) => App): () => Promise<App> {
  let last: { module: AppModule; app: App } | undefined;
  return async () => {
    const module = await ssr().runner.import<AppModule>("/server/app.ts");
    if (last?.module !== module) last = { module, app: make(module) };
    return last.app;
  };
}
