import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import type { EmbedderNotice } from '@parley/contracts/rules/embedder-notice.ts'
import type { AnchorPlace } from '@parley/server-kit/audit/anchors.ts'
import { migrations } from '@parley/migrations/index.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { Infrastructure } from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import { type ActivationPorts, createFindSources } from './activation/index.ts'
import { createFindPassages } from './agents/index.ts'
import { createDeckRenderer } from '@parley/decks/renderers.ts'
import type { DeploymentPorts } from './deployment/index.ts'
import type { ArchivePorts } from './client-archives/index.ts'
import type { ExportPorts } from './exports/index.ts'
import { createDeploymentEmbedders } from './embedding/deployment-embedders.ts'
import type { Embedders } from './embedding/index.ts'
import { findNotices, type IndexingPorts } from './indexing/index.ts'
import {
  type IngestionDependencies,
  createIngestionThreads,
  type IngestionThreads,
  Pace,
  createThreadEmbeddings,
} from './ingestion/index.ts'
import type { KnowledgePorts } from './knowledge/index.ts'
import { createSmtpTransport, type MailPorts, type MailSettings } from './mail/index.ts'
import { createModelViews, type ModelViews } from './model-views/index.ts'
import { createModelClient } from './models/client.ts'
import { withEmbeddingSpans } from './models/embeddings/index.ts'
import type { ModelClient } from './models/port.ts'
import {
  type AnsweringModel,
  answeringModels,
  configuredProviders,
  createProviders,
} from './models/registry.ts'
import type { ModelSettings } from './models/index.ts'
import { createCalibrations } from './retrieval/index.ts'
import type { SelfCheckPorts } from './self-check/index.ts'
import type { EnginePorts } from './steps/index.ts'

/** All that the orchestrator works with; composed in main, in standalone and in tests. */
export interface Dependencies {
  database: Database<DB>
  events: EventBus
  files: FileStore
  /** Where heads of the audit log are kept. */
  anchors: readonly AnchorPlace[]
  logger: Logger
  clock: Clock
  engine: EnginePorts
  activation: ActivationPorts
  exports: ExportPorts
  archives: ArchivePorts
  deployment: DeploymentPorts
  selfCheck: SelfCheckPorts
  ingestion: IngestionDependencies
  indexing: IndexingPorts
  knowledge: KnowledgePorts
  mail: MailPorts
  modelViews: ModelViews
  /** Which model answers for each choice. */
  languageModels: readonly AnsweringModel[]
  /** What keeps searches from going by meaning, to be told to people. */
  notices(): Promise<EmbedderNotice[]>
  close(): Promise<void>
}

interface Parts {
  infrastructure: Pick<Infrastructure<DB>, 'database' | 'events' | 'files'> &
    Partial<Pick<Infrastructure<DB>, 'anchors'>>
  models: ModelSettings
  mail: MailSettings
  /** `PARLEY_SECRET` */
  secret: Secrets
  logger: Logger
  /** Instead of the one that the settings configure, in tests. */
  modelClient?: ModelClient
}

export function createDependencies({
  infrastructure,
  models,
  mail,
  secret,
  logger,
  modelClient,
}: Parts): Dependencies {
  const { database, events, files } = infrastructure
  const threads = createIngestionThreads()
  const calibrate = createCalibrations()
  const embedders = createDeploymentEmbedders({
    models,
    // In the ingestion threads, so that the process stays responsive.
    builtin: withEmbeddingSpans(createThreadEmbeddings(threads)),
    logger,
    // Measured before the first question needs it; who fails here is told of by the notices.
    onAnswer: (embedder) => void calibrate(embedder).catch(() => undefined),
  })
  const transport = transportOf(mail)
  const search = { database, embedders, calibrate }
  const modelViews = createModelViews({ database, secret, clock: systemClock, logger })
  const engine: EnginePorts = {
    database,
    events,
    logger,
    views: modelViews,
    models: modelClient ?? createModelClient(models, { logger }),
    findPassages: createFindPassages(search),
  }
  return {
    database,
    events,
    files,
    anchors: infrastructure.anchors ?? [],
    logger,
    clock: systemClock,
    engine,
    activation: { ...engine, embedders, findSources: createFindSources(search) },
    exports: { database, events, files, logger, clock: systemClock, renderer: createDeckRenderer() },
    selfCheck: { database, files, logger, clock: systemClock, migrations: Object.keys(migrations) },
    archives: { database, files, logger, clock: systemClock, secret },
    ingestion: ingestionOf({ database, events, files, logger }, { threads, embedders }),
    indexing: { database, embedders, languageOf: (text) => threads.languageOf(text) },
    knowledge: { ...engine, ...search, hasLanguageModel: configuredProviders(models).length > 1 },
    mail: { ...mail, database, clock: systemClock, transport },
    modelViews,
    languageModels: answeringModels(models),
    deployment: {
      mail: { publicUrl: mail.publicUrl, transport },
      providers: createProviders(models),
      logger,
    },
    notices: () => findNotices({ database, embedders }),
    async close() {
      await modelViews.idle()
      embedders.close()
      transport?.close()
      await threads.close()
    },
  }
}

const transportOf = ({ smtpUrl, from }: Parts['mail']): ReturnType<typeof createSmtpTransport> | undefined =>
  smtpUrl === undefined ? undefined : createSmtpTransport({ url: smtpUrl, from })

const ingestionOf = (
  ports: Pick<Dependencies, 'database' | 'events' | 'files' | 'logger'>,
  { threads, embedders }: { threads: IngestionThreads; embedders: Embedders },
): IngestionDependencies => ({
  database: ports.database,
  readFile: (key) => ports.files.readBuffer(key),
  threads,
  embedders,
  ...(ports.database.source.singleSession ? {} : { pace: new Pace() }),
  announce: (_tx, artifact) => {
    const message: FirmMessage = {
      type: 'ARTIFACT_UPDATED',
      firmId: artifact.firmId,
      clientId: artifact.clientId,
      userId: null,
      data: { artifactId: artifact.id, status: artifact.status },
    }
    afterCommit(() => {
      ports.events
        .publish(firmChannel(artifact.firmId), message)
        .catch((error: unknown) => ports.logger.warn({ error }, 'an event was not published'))
    })
    return Promise.resolve()
  },
  now: () => systemClock.now(),
})
