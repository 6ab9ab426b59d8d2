// Addresses of the faces that every page shows at once, to be preloaded.
import grotesk from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import bodoni from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url";

export const PRELOADED_FONTS: readonly string[] = [grotesk, bodoni];
