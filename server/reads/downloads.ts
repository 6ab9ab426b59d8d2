// Counts the files that each client is downloading, so that stalled downloads of one leave room for others.

export interface Downloads {
  /** Opens a download. Undefined if the client has too many. */
  readonly start: (client: string, open: () => Download) => Download | undefined;
}

export type Download = ReadableStream<Uint8Array<ArrayBuffer>>;

export function createDownloads(most: number): Downloads {
  const counts = new Map<string, number>();
  const count = (client: string, more: 1 | -1): void => {
    const next = (counts.get(client) ?? 0) + more;
    if (next === 0) counts.delete(client);
    else counts.set(client, next);
  };
  return {
    start: (client, open) => {
      if ((counts.get(client) ?? 0) >= most) return undefined;
      count(client, 1);
      let isOpen = true;
      const end = (): void => {
        if (isOpen) count(client, -1);
        isOpen = false;
      };
      const reader = open().getReader();
      return new ReadableStream({
        async pull(controller) {
          try {
            const { done, value } = await reader.read();
            if (value) controller.enqueue(value);
            if (!done) return;
            end();
            controller.close();
          } catch (error) {
            end();
            throw error;
          }
        },
        async cancel(reason) {
          end();
          await reader.cancel(reason);
        },
      });
    },
  };
}
