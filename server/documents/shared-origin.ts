// The origin of shared documents, which name it in canonical links. Hosts can be made up, so the public one counts, or without one
// those of the machine itself.

export interface SharedOriginOptions {
  readonly config: { readonly PUBLIC_URL?: string | undefined };
  /** URL at which the process listens. */
  readonly address: string;
}

interface SharedOrigin {
  /** Part of the key. */
  readonly host: string;
  readonly origin: string;
}

/** Undefined for a host whose documents are not shared. */
export function sharedOrigin({ config, address }: SharedOriginOptions): (host: string) => SharedOrigin | undefined {
  if (config.PUBLIC_URL !== undefined) {
    const shared = { host: "", origin: new URL(config.PUBLIC_URL).origin };
    return () => shared;
  }
  const { host, port } = new URL(address);
  const names = [host, ...["localhost", "127.0.0.1", "[::1]"].map((name) => (port ? `${name}:${port}` : name))];
  const own = new Map(names.map((name) => [name, { host: name, origin: `http://${name}` }]));
  return (asked) => own.get(asked);
}
