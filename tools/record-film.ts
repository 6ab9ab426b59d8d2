// Records a looping video of a demo picture, for a section with a `video`: `node tools/record-film.ts PICTURE-ADDRESS OUT.webm`.
// The camera and a soft light move over the picture. Needs a browser that encodes VP9.

import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const [address = "", out = ""] = process.argv.slice(2);
if (address === "" || out === "") throw new Error("node tools/record-film.ts PICTURE-ADDRESS OUT.webm");

const FILM = { width: 480, height: 600, seconds: 6, framesASecond: 16, quantizer: 58 };

interface Frame {
  readonly isKey: boolean;
  readonly bytes: Buffer;
}

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.goto(address);
const encoded = await page.evaluate(async (film) => {
  const picture = document.querySelector("img");
  if (!picture) throw new Error("The address is not a picture");
  await picture.decode();
  const canvas = new OffscreenCanvas(film.width, film.height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The browser does not support canvas");
  const frames: { isKey: boolean; text: string }[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ isKey: chunk.type === "key", text: btoa(String.fromCharCode(...bytes)) });
    },
    error: (error) => {
      throw error;
    },
  });
  const { width, height } = film;
  encoder.configure({ codec: "vp09.00.21.08", width, height, bitrateMode: "quantizer", latencyMode: "quality" });
  const count = film.seconds * film.framesASecond;
  for (let at = 0; at < count; at += 1) {
    const turn = (2 * Math.PI * at) / count;
    // Zoomed in a little, and moving to and fro.
    const shown = picture.naturalWidth * (0.5 - 0.02 * Math.cos(turn));
    const left = (picture.naturalWidth - shown) * (0.5 + 0.32 * Math.sin(turn));
    const tall = (shown * height) / width;
    const top = (picture.naturalHeight - tall) * (0.42 - 0.12 * Math.cos(turn));
    pen.globalCompositeOperation = "source-over";
    pen.drawImage(picture, left, top, shown, tall, 0, 0, width, height);
    const light = pen.createRadialGradient(
      width * (0.5 - 0.55 * Math.sin(turn)),
      height * (0.35 - 0.2 * Math.cos(turn)),
      0,
      width * 0.5,
      height * 0.45,
      height * 0.85,
    );
    light.addColorStop(0, "rgb(255 244 225 / 0.42)");
    light.addColorStop(1, "rgb(20 8 0 / 0.3)");
    pen.globalCompositeOperation = "soft-light";
    pen.fillStyle = light;
    pen.fillRect(0, 0, width, height);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((at * 1e6) / film.framesASecond) });
    encoder.encode(frame, { keyFrame: at === 0, vp9: { quantizer: film.quantizer } } as VideoEncoderEncodeOptions);
    frame.close();
    while (encoder.encodeQueueSize > 4) await new Promise((done) => setTimeout(done, 5));
  }
  await encoder.flush();
  return frames;
}, FILM);
await browser.close();

const frames = encoded.map(({ isKey, text }): Frame => ({ isKey, bytes: Buffer.from(text, "base64") }));
const film = webm(frames);
writeFileSync(out, film);
console.log(`${out}: ${frames.length} frames, ${Math.round(film.length / 1024)} kB`);

/** An EBML element of a WebM file: id, length, content. */
function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const name = Buffer.from(id.toString(16), "hex");
  // Lengths have eight bytes, which the first byte indicates.
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length));
  length.writeUInt8(0x01, 0);
  return Buffer.concat([name, length, body]);
}

function uint(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** One VP9 track in clusters of two seconds. Times are in milliseconds. */
function webm(all: readonly Frame[]): Buffer {
  const text = (id: number, value: string) => element(id, Buffer.from(value));
  const timeOf = (at: number) => Math.round((at * 1000) / FILM.framesASecond);
  const head = element(0x1a45dfa3, [
    ...[0x4286, 0x42f7].map((id) => uint(id, 1)),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, "webm"),
    uint(0x4287, 4),
    uint(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, FILM.seconds * 1000),
    text(0x4d80, "vitrine"),
    text(0x5741, "vitrine"),
  ]);
  const size = element(0xe0, [uint(0xb0, FILM.width), uint(0xba, FILM.height)]);
  const track = element(0xae, [uint(0xd7, 1), uint(0x73c5, 1), uint(0x83, 1), text(0x86, "V_VP9"), size]);
  const ofCluster = 2 * FILM.framesASecond;
  const clusters = Array.from({ length: Math.ceil(all.length / ofCluster) }, (_, cluster) => {
    const first = cluster * ofCluster;
    const blocks = all.slice(first, first + ofCluster).map(({ isKey, bytes }, at) => {
      const start = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0]);
      start.writeInt16BE(timeOf(first + at) - timeOf(first), 1);
      return element(0xa3, [start, bytes]);
    });
    return element(0x1f43b675, [uint(0xe7, timeOf(first)), ...blocks]);
  });
  return Buffer.concat([head, element(0x18538067, [info, element(0x1654ae6b, track), ...clusters])]);
}
