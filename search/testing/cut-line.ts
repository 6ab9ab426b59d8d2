// For tests: a local proxy whose connection can be cut and restored, to simulate failing nodes.

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface CutLine {
  readonly address: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(to: string): Promise<CutLine> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const other = connect(Number(port), hostname);
    for (const [one, end] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on("close", () => {
        sockets.delete(one);
        end.destroy();
      });
      one.on("error", () => end.destroy());
      one.pipe(end);
    }
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => (isCut = false),
    close: async () => {
      cut();
      await new Promise((down) => server.close(down));
    },
  };
}
