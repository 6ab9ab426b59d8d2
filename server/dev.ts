// Entry point of `npm run dev`: runs the shop from its sources with hot reload. The dev server transforms browser code, and the
// application is imported again whenever one of its modules changed.

import { createServer, isRunnableDevEnvironment, type RunnableDevEnvironment } from "vite";
import { devAssets, devConsoleAssets, preamble } from "./assets/dev-assets.ts";
import { runShop } from "./run-shop.ts";

const DEVELOPMENT = { isDevelopment: true };

type AppModule = typeof import("./app.ts");

await runShop(async (parts, listener) => {
  const vite = await createServer({
    plugins: [preamble()],
    server: { middlewareMode: true, hmr: { server: listener.server } },
  });
  // Looked up for each request, because a change to a module that vite.config.ts imports replaces the environments.
  const ssr = (): RunnableDevEnvironment => {
    const environment = vite.environments.ssr;
    if (isRunnableDevEnvironment(environment)) return environment;
    throw new Error("The ssr environment of vite.config.ts cannot run modules.");
  };
  const assets = devAssets(vite, ssr);
  const currentApp = rebuildOnChange(ssr, ({ createApp }) =>
    createApp({ ...parts, assets, consoleHead: devConsoleAssets(vite, ssr), isDevelopment: true }),
  );
  return {
    fetch: async (request, env) => (await currentApp()).fetch(request, env),
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}, DEVELOPMENT);

/** Builds the application again only if its module changed. */
function rebuildOnChange<App>(ssr: () => RunnableDevEnvironment, make: (module: AppModule) => App): () => Promise<App> {
  let last: { module: AppModule; app: App } | undefined;
  return async () => {
    const module = await ssr().runner.import<AppModule>("/server/app.ts");
    if (last?.module !== module) last = { module, app: make(module) };
    return last.app;
  };
}
