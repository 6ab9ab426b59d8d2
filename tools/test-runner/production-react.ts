// Loads the production build of React before a test loads the development build, which is several times slower. The shop runs the
// production build too. Everything else sees that it is a test: the admin APIs check their answers only outside of production.

import { env } from "node:process";

const environment = env["NODE_ENV"];
env["NODE_ENV"] = "production";
await Promise.all([import("react"), import("react/jsx-runtime"), import("react-dom"), import("react-dom/server")]);
env["NODE_ENV"] = environment;
