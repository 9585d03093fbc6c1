import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { GeneratePorts } from '../agents/index.ts'
import type { Embedders } from '../embedding/index.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import type { Calibration } from '../retrieval/index.ts'

/** What a question to the knowledge needs of its surroundings. */
export interface KnowledgePorts extends GeneratePorts {
  events: EventBus
  logger: Logger
  embedders: Embedders
  calibrate: (embeddings: EmbeddingProvider) => Promise<Calibration>
  /** Whether anything but the built-in model is configured: only a language model is asked to complete a question. */
  hasLanguageModel: boolean
}
