// Addresses of scripts, styles and pictures, which a content delivery network may serve under a domain of its own.

/** The path under the network's domain ("cdn.example.com" or a full origin); unchanged without one, or if already full. */
export const assetUrl = (path: string, cdnDomain?: string): string => {
  const domain = cdnDomain?.trim().replace(/\/+$/u, "");
  if (!domain || /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(path)) return path;
  const origin = /^(?:https?:)?\/\//iu.test(domain) ? domain : `https://${domain}`;
  return `${origin}/${path.replace(/^\/+/u, "")}`;
};
