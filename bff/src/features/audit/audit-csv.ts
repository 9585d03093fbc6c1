import { auditWords } from '@parley/contracts/audit-actions.ts'
import { csvLines, csvMark } from '@parley/contracts/csv.ts'
import type { AuditEvent } from '@parley/contracts/http/audit.ts'

const columns: readonly [title: string, cell: (event: AuditEvent) => string | number | null | undefined][] = [
  ['Time (UTC)', ({ at }) => at],
  ['Action', ({ action }) => action],
  ['What', ({ action }) => auditWords(action, 'en')],
  ['Person', ({ actor }) => actor?.name ?? 'Parley'],
  ['Person (id)', ({ actor }) => actor?.id],
  ['Of the platform', ({ byPlatform }) => (byPlatform ? 'yes' : null)],
  ['Acting for', ({ actor, subject }) => (subject?.id === actor?.id ? null : subject?.name)],
  ['Acting for (id)', ({ actor, subject }) => (subject?.id === actor?.id ? null : subject?.id)],
  ['Kind of record', ({ entity }) => entity],
  ['Record', ({ entityName }) => entityName],
  ['Record (id)', ({ entityId }) => entityId],
  ['Client', ({ client }) => client?.name],
  ['Client (id)', ({ client }) => client?.id],
  ['IP address', ({ ipAddress }) => ipAddress],
  ['Session (id)', ({ sessionId }) => sessionId],
  ['Request', ({ requestId }) => requestId],
  ['Details', ({ details }) => JSON.stringify(details)],
  ['Sealed (UTC)', ({ seal }) => seal?.at],
  ['Position in the chain', ({ seal }) => seal?.position],
  ['Entry (id)', ({ id }) => id],
]

/** The log as CSV, in pieces; no cell is run by a spreadsheet. */
export async function* auditCsv(pages: AsyncIterable<AuditEvent[]>): AsyncGenerator<string> {
  yield csvMark + csvLines([columns.map(([title]) => title)])
  for await (const page of pages)
    yield csvLines(page.map((event) => columns.map(([, cell]) => String(cell(event) ?? ''))))
}
