// For tests: a minimal SMTP server on a free port, which accepts every mail.

import { createServer, type AddressInfo } from "node:net";

export interface SmtpServer {
  readonly port: number;
  readonly close: () => void;
}

/** `reply` may override the response to a line. It sees the lines of mails if `seesMails`. */
export async function startSmtp(
  reply: (line: string) => string | void = () => undefined,
  seesMails = false,
): Promise<SmtpServer> {
  const server = createServer((socket) => {
    let isData = false;
    socket.write("220 ready\r\n");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        if (isData && line !== ".") {
          if (seesMails) reply(line);
          continue;
        }
        const standard = line === "DATA" ? "354 go on" : line === "QUIT" ? "221 bye" : "250 ok";
        isData = line === "DATA";
        socket.write(`${reply(line) ?? standard}\r\n`);
      }
    });
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

export const smtpUrl = (port: number): string => `smtp://127.0.0.1:${port}?ignoreTLS=true`;
