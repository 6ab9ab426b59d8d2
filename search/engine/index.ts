// The embedded search engine. DESIGN.md explains it.

export { Engine, type EngineOptions } from "./engine.ts";
