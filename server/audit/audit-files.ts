// Audit entries as files, written page by page.

import { sheetLine } from "#catalogue";
import type { AuditEntry } from "#commerce/audit";
import { streamLines } from "../http/csv.ts";

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
  streamLines(
    pages,
    (entry) => sheetLine(Object.values(COLUMNS).map((read) => read(entry))),
    sheetLine(Object.keys(COLUMNS)),
  );

export const auditJsonLines = (pages: Pages): ReadableStream<Uint8Array> =>
  streamLines(pages, ({ number: _number, ...entry }) => `${JSON.stringify(entry)}\n`);
