// Loads a script of another origin, which the content security policy must allow.

export function loadScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
}
