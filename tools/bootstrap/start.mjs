// The steps of `npm start`: install, build, then run the server.

import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { runExplained } from "./failure.mjs";
import { ensureInstalled } from "./install.mjs";
import { NODE_FLAGS, pinnedNode, SHOP_FLAGS } from "./pinned-node.mjs";
import { become } from "./processes.mjs";
import { root } from "./project.mjs";

/** @param {readonly string[]} args */
export function start(args) {
  return runExplained(async () => {
    const forServer = args.filter((argument) => argument !== "--dev" && argument !== "--build");
    await ensureInstalled("runtime");
    if (args.includes("--dev"))
      return become(pinnedNode(root), [...NODE_FLAGS, join("server", "dev.ts"), ...forServer], root);
    await ensureBuilt();
    if (args.includes("--build")) return undefined;
    return become(pinnedNode(root), [...SHOP_FLAGS, join("dist", "server", "main.js"), ...forServer], root);
  });
}
