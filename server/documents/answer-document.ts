// Answers requests for pages: a shared document from the cache, anything else from the pages.

import type { HonoRequest } from "hono";
import type { Visitor } from "#storefront/framework/context.ts";
import type { Send } from "#storefront/framework/render-document.tsx";
import { encodingFor, sendText } from "../http/compression.ts";
import { sharedAddress } from "./document-key.ts";
import { openSharedDocuments, type SharedDocumentsOptions } from "./shared-documents.ts";
import { StoredDocument, type Rendered } from "./stored-document.ts";

export type DocumentsOptions = SharedDocumentsOptions;

/** Answers with the pages; `send` receives the text of the answer. */
type AnswerPage = (request: Request, send: Send) => Promise<Response>;

export type AnswerDocument = (request: HonoRequest, visitor: Visitor, answer: AnswerPage) => Promise<Response>;

export function openDocuments(options: DocumentsOptions | undefined): AnswerDocument {
  const documents = options && openSharedDocuments(options);
  return async (request, visitor, answer) => {
    const send: Send = (text, init) => sendText(text, init, request);
    const mayShare = request.method === "GET" && visitor.account === null;
    const address = documents && mayShare ? sharedAddress(request.raw, visitor) : undefined;
    if (!documents || !address) return answer(request.raw, send);
    const found =
      documents.find(address.key) ??
      (await documents.render(address.key, () => renderOf(answer, request, address.url)));
    if (found instanceof StoredDocument) return found.answer(encodingFor(request), request.header("if-none-match"));
    return found instanceof Response ? found : send(found.text, found);
  };
}

/** What the pages sent as a text; otherwise their answer, such as a redirect. */
async function renderOf(answer: AnswerPage, { raw }: HonoRequest, url: URL): Promise<Rendered | Response> {
  let rendered: Rendered | undefined;
  const response = await answer(new Request(url, raw), async (text, init) => {
    rendered = { text, ...init };
    return new Response(null, init);
  });
  return rendered ?? response;
}
