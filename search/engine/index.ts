// The embedded search engine. See DESIGN.md.

export { Engine, type EngineOptions } from "./engine.ts";
