import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDependencies, type Dependencies } from '@parley/orchestrator/src/dependencies.ts'
import { createModelClient } from '@parley/orchestrator/src/models/client.ts'
import type { ModelClient } from '@parley/orchestrator/src/models/port.ts'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import { createInProcessBus } from '@parley/server-kit/events/in-process-bus.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import type { CorpusDatabase, EvaluatedFirm } from '../corpus-database.ts'
import { addDemo, type KnownPlace } from './demo-knowledge.ts'
import { addPerson } from './people.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
/** The day on which the demo is looked at: the latest that its documents know is nine days before. */
const today = new Date('2026-11-22T10:00:00Z')

/** The product over the evaluation's database, with the demo beside the corpus. */
export interface Product {
  corpus: CorpusDatabase
  dependencies: Dependencies
  /** By the name that questions and parts give them. */
  places: ReadonlyMap<string, KnownPlace>
  /** Makes the clients of a firm known, each with somebody who may ask. */
  addPlaces(firm: EvaluatedFirm): Promise<void>
  close(): Promise<void>
}

export const builtinSettings = modelSettingsSchema.parse({ builtin: { tokensPerSecond: 0 } })
export const builtinClient = (): ModelClient => createModelClient(builtinSettings)

/** @param corpus empty: the demo goes only into an empty product, so firms are added after this */
export async function openProduct(
  corpus: CorpusDatabase,
  model: ModelClient = builtinClient(),
): Promise<Product> {
  const { database } = corpus
  const folder = await mkdtemp(join(tmpdir(), 'parley-evaluation-'))
  const dependencies = createDependencies({
    infrastructure: {
      database,
      events: createInProcessBus(() => undefined),
      files: await createDiskFileStore(folder),
    },
    models: builtinSettings,
    mail: { publicUrl: 'http://localhost', smtpUrl: undefined, from: 'Parley <parley@people.test>' },
    logger: quiet,
    secret: 'a secret of evaluations that is long enough to be one',
    modelClient: model,
  })
  const places = await addDemo({ database, dependencies }, today)
  return {
    corpus,
    dependencies,
    places,
    async addPlaces({ id: firmId, clientIds, chunks }) {
      const firm = await addPerson(database, { firmId, clientId: null })
      for (const [name, clientId] of clientIds)
        places.set(name, { own: await addPerson(database, { firmId, clientId }), firm, chunks })
    },
    async close() {
      await dependencies.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
