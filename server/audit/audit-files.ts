// Audit entries as files, written page by page.

import type { AuditEntry } from "#commerce/audit";

type Pages = AsyncGenerator<readonly AuditEntry[]>;

const COLUMNS = {
  at: ({ at }) => at.toISOString(),
  operator: ({ operatorName }) => operatorName,
  operator_kind: ({ operatorKind }) => operatorKind,
  operator_id: ({ operatorId }) => operatorId,
  operation: ({ operation }) => operation,
  subject: ({ subjectKind }) => subjectKind,
  subject_id: ({ subjectId }) => subjectId,
  before: ({ before }) => (before === null ? "" : JSON.stringify(before)),
  after: ({ after }) => (after === null ? "" : JSON.stringify(after)),
  reason: ({ reason }) => reason ?? "",
  market: ({ market }) => market ?? "",
  request_id: ({ requestId }) => requestId,
  id: ({ id }) => id,
} satisfies Record<string, (entry: AuditEntry) => string>;

export const auditCsv = (pages: Pages): ReadableStream<Uint8Array> =>
  streamOf(pages, (entry) => rowOf(Object.values(COLUMNS).map((read) => read(entry))), rowOf(Object.keys(COLUMNS)));

export const auditJsonLines = (pages: Pages): ReadableStream<Uint8Array> =>
  streamOf(pages, ({ number: _number, ...entry }) => `${JSON.stringify(entry)}\n`);

function streamOf(pages: Pages, lineOf: (entry: AuditEntry) => string, head?: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (stream) => {
      if (head !== undefined) stream.enqueue(encoder.encode(head));
    },
    pull: async (stream) => {
      const page = await pages.next();
      if (page.done) stream.close();
      else stream.enqueue(encoder.encode(page.value.map(lineOf).join("")));
    },
    cancel: async () => void (await pages.return(undefined)),
  });
}

const rowOf = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Spreadsheets run cells that begin like a formula, so these get an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
