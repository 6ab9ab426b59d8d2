// Name of the manifest of the console's files, in the folder of the browser's files.

export const CONSOLE_MANIFEST = ".vite/console.json";
