// The page without a connection: lists what was looked at before, without prices, which may have changed, and loads the asked page as
// soon as there is a connection.

const seen = readSeen();
const section = document.querySelector("section");
if (seen.length > 0) {
  section.querySelector("ul").append(...seen.map(item));
  section.hidden = false;
}
addEventListener("online", () => location.reload());
document.querySelector("button").addEventListener("click", () => location.reload());

/** Written by storefront/features/offline/seen.ts. */
function readSeen() {
  try {
    const stored = JSON.parse(localStorage.getItem("seen") ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => one && [one.path, one.title].every(isText)) : [];
  } catch {
    return [];
  }
}

function isText(value) {
  return typeof value === "string" && value !== "";
}

function item({ path, title, designer, picture }) {
  const link = document.createElement("a");
  // A path of the shop, whatever was stored.
  link.href = new URL(path, location.origin).pathname;
  if (isText(picture)) link.append(pictureOf(picture));
  const name = document.createElement("strong");
  name.textContent = designer ?? "";
  link.append(name, ` ${title}`);
  const entry = document.createElement("li");
  entry.append(link);
  return entry;
}

/** From the browser's cache; removed if it is no longer there. */
function pictureOf(address) {
  const image = new Image(120, 160);
  image.alt = "";
  image.addEventListener("error", () => image.remove());
  image.src = address;
  return image;
}
