import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { migrations } from '@parley/migrations/index.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { environmentSchema, readEnvironment } from '@parley/server-kit/env/environment.ts'
import {
  type Infrastructure,
  openInfrastructure,
} from '@parley/server-kit/infrastructure/open-infrastructure.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

let folder: string
let infrastructure: Infrastructure<Tables>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-embedded-'))
  const environment = readEnvironment(environmentSchema, { PARLEY_DATA_DIR: folder })
  infrastructure = await openInfrastructure<Tables>(environment, { migrations, tenantTables, walls }, quiet)
})
afterAll(async () => {
  await infrastructure.close()
  await rm(folder, { recursive: true, force: true })
})

it('works with the rights of the servers on the embedded database too, queues included', async () => {
  const backend = await infrastructure.openQueueBackend()
  await backend.ping()
  const scope = workerScope({ firmId: crypto.randomUUID(), clientId: null })
  const rows = await infrastructure.database.tenantRead(scope, (tx) =>
    tx.selectFrom('initiative').select('id').execute(),
  )
  expect(rows).toEqual([])
})

it.each([
  ['select * from initiative', /permission denied/],
  ['delete from audit_event', /permission denied/],
  ['alter table audit_event disable row level security', /must be owner/],
  ['set role parley_test_bypass', /role "parley_test_bypass" does not exist/],
])('refuses a statement outside of every scope: %s', async (text, refusal) => {
  await expect(infrastructure.database.source.pool.query(text)).rejects.toThrow(refusal)
})
