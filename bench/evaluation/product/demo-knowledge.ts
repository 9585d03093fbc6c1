import { demoDocuments } from '@parley/migrations/demo/documents/index.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Caller } from '@parley/orchestrator/src/caller.ts'
import type { Dependencies } from '@parley/orchestrator/src/dependencies.ts'
import { ingestArtifact } from '@parley/orchestrator/src/ingestion/ingest-artifact.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { listChunks, type StoredChunk } from '../corpus-database.ts'
import { personAt } from './people.ts'

/** The demo's clients and firms under the names that questions know them by, and who asks there. */
const askers: Readonly<Record<string, string>> = {
  acme: 'admin@acme.test',
  helios: 'admin@helios.test',
  borealis: 'admin@borealis.test',
  northwind: 'admin@northwind.test',
  southgate: 'admin@southgate.test',
}

/** A client, or a firm itself: where a question is asked. */
export interface KnownPlace {
  /** Somebody of the client; of the firm where it is one. */
  own: Caller
  /** Somebody of the firm. */
  firm: Caller
  /** All passages that the firm holds. */
  chunks: readonly StoredChunk[]
}

interface Seeded {
  database: TestDatabase<DB>
  dependencies: Dependencies
}

/** Fills an empty database with the demo, and has the product read its documents. */
export async function addDemo(seeded: Seeded, now: Date): Promise<Map<string, KnownPlace>> {
  const { database, dependencies } = seeded
  await seedDemo({ database, files: dependencies.files, now })
  const artifacts = await database.asOwner<{
    id: string
    firm_id: string
    client_id: string | null
    file_name: string
  }>('select id, firm_id, client_id, file_name from artifact order by created_at, id')
  const names = new Map<string, string>()
  for (const { id, firm_id: firmId, client_id: clientId, file_name: fileName } of artifacts) {
    await ingestArtifact(dependencies.ingestion, { artifactId: id, firmId, clientId })
    names.set(id, demoDocuments.find((document) => document.fileName === fileName)?.key ?? fileName)
  }
  return placesOf(database, names)
}

async function placesOf(
  database: TestDatabase<DB>,
  names: ReadonlyMap<string, string>,
): Promise<Map<string, KnownPlace>> {
  const people = await database.asOwner<{
    id: string
    firm_id: string
    client_id: string | null
    email: string
  }>('select id, firm_id, client_id, email from user_account where firm_id is not null')
  const personOf = (email: string): Caller => {
    const person = people.find((one) => one.email === email)
    if (person === undefined) throw new Error(`The demo has nobody with the address ${email}.`)
    return personAt({ firmId: person.firm_id, clientId: person.client_id }, person.id)
  }
  const firms = [personOf(askers.northwind ?? ''), personOf(askers.southgate ?? '')]
  const places = new Map<string, KnownPlace>()
  for (const [name, email] of Object.entries(askers)) {
    const own = personOf(email)
    const firm = firms.find(({ scope }) => scope.firmId === own.scope.firmId) ?? own
    places.set(name, { own, firm, chunks: await listChunks({ database }, own.scope.firmId ?? '', names) })
  }
  return places
}
