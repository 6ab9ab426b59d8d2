// Uploads pictures. They are stored at once; a product or a look has them after it is saved.

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { fileAddress } from "#commerce/products";
import type { Operation } from "#commerce/staff";
import { intent } from "../framework/handlers.server.ts";
import { product as texts } from "../locales/generated/product.ts";

const say = messagesIn(texts, "en");
const MOST = 20;
const Upload = z.object({
  file: z
    .array(z.file())
    .min(1, say("noFile"))
    .max(MOST, say("tooManyFiles", { most: MOST })),
});

/** `operation` is the one whose permission it needs; `folder` is that of the files. */
export const uploadIntent = (operation: Operation, folder: string) =>
  intent(operation, Upload, async ({ addPicture }, { file }) => {
    const pictures: string[] = [];
    for (const one of file) {
      // A unique name, because browsers cache pictures for a year.
      const address = fileAddress(`${folder}/${randomUUID().slice(0, 13)}-${one.name.split(/[/\\]/).at(-1) ?? ""}`);
      const kept = address ? await addPicture(address, await one.bytes()) : undefined;
      if (kept?.kind !== "kept") {
        const sentence = say("pictureRefused", { name: one.name, message: kept?.message ?? say("pictureName") });
        return { kind: "refused", text: sentence, fields: { file: sentence }, pictures };
      }
      pictures.push(kept.address);
    }
    return { kind: "done", text: say("uploaded", { count: pictures.length }), pictures };
  });
