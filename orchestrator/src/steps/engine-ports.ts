import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { FindPassages, GeneratePorts } from '../agents/index.ts'

/** What a run needs of its surroundings. */
export interface EnginePorts extends GeneratePorts {
  events: EventBus
  findPassages: FindPassages
  logger: Logger
  /** Milliseconds that a step's result may wait to be stored with the call after it; some moments unless said. */
  resultWaitsMs?: number
  /** Tests stop a worker dead at a named point by throwing; nothing else passes it. */
  fault?: (point: FaultPoint) => void | Promise<void>
}

/** Boundaries at which a process may die (quality.md, durable steps). */
export type FaultPoint = 'acquired' | 'before-call' | 'after-call' | 'before-commit' | 'after-commit'
