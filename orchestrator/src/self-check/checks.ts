import { mostExamples, type SelfCheckName } from '@parley/contracts/rules/self-check.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { verifyAudit } from '@parley/server-kit/audit/verify.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import {
  findGaps,
  listExecutedMigrations,
  listOpenTables,
  readWalls,
} from '@parley/server-kit/database/schema-state.queries.ts'
import type { Kysely } from 'kysely'
import type { Tx } from '../runs/index.ts'
import { findFilesWithoutRows, findRowsWithoutFiles } from './check-files.ts'
import { addFound, type Found, nothingFound } from './found.ts'
import { listOrphans, references } from './orphans.queries.ts'
import type { SelfCheckPorts } from './self-check-ports.ts'
import { listStuckMails, listStuckWork, type Stuck } from './stuck.queries.ts'

/** Looks, in pages and without changing anything; what it cannot look at is thrown. */
export type Check = (ports: SelfCheckPorts, signal: AbortSignal) => Promise<Found>

/** Rows of a table that are looked at in one statement. */
const pageSize = 5_000

const plain = (tx: Tx): Kysely<unknown> => tx as unknown as Kysely<unknown>

const listed = (names: readonly string[]): Found => {
  const found = nothingFound()
  addFound(found, names)
  return found
}

/** Changes that this release lacks; those of a later one, while it takes its place, are no fault. */
const checkSchema: Check = async ({ database, migrations }) => {
  const executed = new Set(await database.tenantRead(relayScope, (tx) => listExecutedMigrations(plain(tx))))
  return listed(migrations.filter((name) => !executed.has(name)))
}

/** What should keep tenants apart and is gone, and tables with a tenant's column that nothing keeps. */
const checkPolicies: Check = async ({ database }) => {
  const [there, open] = await database.tenantRead(relayScope, async (tx) => [
    await readWalls(plain(tx)),
    await listOpenTables(plain(tx)),
  ])
  const gaps = findGaps(walls, there).flatMap(({ kind, names }) => names.map((name) => `${kind} ${name}`))
  const known = new Set(walls.secured)
  return listed([...gaps, ...open.filter((name) => !known.has(name)).map((name) => `table ${name}`)])
}

const checkAudit: Check = async ({ database, clock }, signal) => {
  const options = { now: clock.now(), mostFindings: mostExamples, signal }
  const { findings, found: count } = await verifyAudit(database, options)
  const found = nothingFound()
  const names = findings.map(({ damage, firmId, position, entryId }) =>
    [damage, entryId ?? (position === null ? '' : `position ${position}`), firmId ? `firm ${firmId}` : '']
      .filter((part) => part !== '')
      .join(' · '),
  )
  addFound(found, names, count)
  return found
}

const checkOrphans: Check = async ({ database }, signal) => {
  const found = nothingFound()
  for (const reference of references) {
    let after: string | null = null
    for (;;) {
      signal.throwIfAborted()
      const page: { after: string | null; limit: number } = { after, limit: pageSize }
      const { last, orphans } = await database.tenantRead(relayScope, (tx) =>
        listOrphans(tx, reference, page),
      )
      addFound(
        found,
        orphans.map((id) => `${reference.table} ${id}`),
      )
      if (last === null) break
      after = last
    }
  }
  return found
}

const stuck = (all: readonly Stuck[]): Found => {
  const found = nothingFound()
  for (const { table, count, ids } of all)
    addFound(
      found,
      ids.map((id) => `${table} ${id}`),
      count,
    )
  return found
}

const checkWork: Check = async ({ database }) =>
  stuck(await database.tenantRead(relayScope, (tx) => listStuckWork(tx, mostExamples)))

const checkMails: Check = async ({ database }) =>
  stuck([await database.tenantRead(relayScope, (tx) => listStuckMails(tx, mostExamples))])

export const checks: Record<SelfCheckName, Check> = {
  schema: checkSchema,
  policies: checkPolicies,
  audit: checkAudit,
  orphans: checkOrphans,
  files_without_rows: findFilesWithoutRows,
  rows_without_files: findRowsWithoutFiles,
  stuck_work: checkWork,
  stuck_mails: checkMails,
}
