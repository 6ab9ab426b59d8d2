// Elements for parts that are shown without React.

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

export function button(text: string, className = ""): HTMLButtonElement {
  const made = element("button", className, text);
  made.type = "button";
  return made;
}

/** A field of a form that is not shown. */
export function hidden(name: string, value: string): HTMLInputElement {
  const made = element("input");
  made.type = "hidden";
  made.name = name;
  made.value = value;
  return made;
}
