import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDependencies, type Dependencies } from '@parley/orchestrator/src/dependencies.ts'
import { createInProcessBus } from '@parley/server-kit/events/in-process-bus.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { CorpusDatabase, EvaluatedFirm } from '../corpus-database.ts'
import { type Arm, builtinArm } from '../models/index.ts'
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
  /** The same knowledge, with another model to answer; closed with this one. */
  answeredBy(arm: Arm): Product
  close(): Promise<void>
}

/** @param corpus empty: the demo goes only into an empty product, so firms are added after this */
export async function openProduct(corpus: CorpusDatabase, arm = builtinArm()): Promise<Product> {
  const { database } = corpus
  const folder = await mkdtemp(join(tmpdir(), 'parley-evaluation-'))
  const files = await createDiskFileStore(folder)
  const opened: Dependencies[] = []
  const dependenciesOf = (answering: Arm): Dependencies => {
    const dependencies = composed(corpus, files, answering)
    opened.push(dependencies)
    return dependencies
  }
  const dependencies = dependenciesOf(arm)
  const places = await addDemo({ database, dependencies }, today)
  const product: Product = {
    corpus,
    dependencies,
    places,
    async addPlaces({ id: firmId, clientIds, chunks }) {
      const firm = await addPerson(database, { firmId, clientId: null })
      for (const [name, clientId] of clientIds)
        places.set(name, { own: await addPerson(database, { firmId, clientId }), firm, chunks })
    },
    answeredBy: (other) => ({ ...product, dependencies: dependenciesOf(other) }),
    async close() {
      for (const one of opened) await one.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return product
}

const composed = ({ database }: CorpusDatabase, files: FileStore, arm: Arm): Dependencies =>
  createDependencies({
    infrastructure: { database, events: createInProcessBus(() => undefined), files },
    models: arm.settings,
    mail: { publicUrl: 'http://localhost', smtpUrl: undefined, from: 'Parley <parley@people.test>' },
    logger: quiet,
    secret: 'a secret of evaluations that is long enough to be one',
    modelClient: arm.client,
  })
