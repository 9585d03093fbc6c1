import { AppError } from '@parley/contracts/errors.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { commands } from '@parley/contracts/internal/orchestrator.ts'
import type { EmbedderNotice } from '@parley/contracts/rules/embedder-notice.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { NameResolver } from '../outgoing/name-resolver.ts'
import type {
  CommandAnswer,
  CommandCaller,
  CommandInput,
  CommandName,
  OrchestratorClient,
} from '../orchestrator-client/orchestrator-client.ts'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

export function createTestClock(): TestClock {
  // The database's own now() is used beside it, so it starts at the real time.
  let now = Date.now()
  return { now: () => new Date(now), advance: (milliseconds) => void (now += milliseconds) }
}

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error'
  data: object
  message: string
}

/** Keeps what is logged, to look at. */
export function createTestLogger(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = []
  const at = (level: LogLine['level']) => (data: object, message: string) =>
    void lines.push({ level, data, message })
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** A name service that knows what the test puts in, and `localhost`. */
export interface TestResolver extends NameResolver {
  hosts: Map<string, string[]>
  records: Map<string, string[]>
}

export function createTestResolver(): TestResolver {
  const hosts = new Map([['localhost', ['127.0.0.1']]])
  const records = new Map<string, string[]>()
  return {
    hosts,
    records,
    addresses: (host) =>
      Promise.resolve(
        (hosts.get(host) ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    texts: (name) => Promise.resolve(records.get(name) ?? []),
  }
}

export interface CommandCall {
  name: CommandName
  params: unknown
  body: unknown
  caller: CommandCaller
}

/** An orchestrator that keeps what it was told and gives the answers that the test put in. */
export interface TestOrchestrator extends OrchestratorClient {
  calls: CommandCall[]
  /** The answer to give from now on; checked against the command's schema like a real one. */
  answer<Name extends CommandName>(name: Name, answer: CommandAnswer<Name> | AppError): void
  isDown: boolean
  notices: EmbedderNotice[]
}

export function createTestOrchestrator(): TestOrchestrator {
  const answers = new Map<CommandName, unknown>()
  const calls: CommandCall[] = []
  return {
    calls,
    isDown: false,
    notices: [],
    answer: (name, answer) => void answers.set(name, answer),
    call<Name extends CommandName>(name: Name, input: CommandInput<Name>, caller: CommandCaller) {
      if (this.isDown) return Promise.reject(new AppError('UNAVAILABLE', 'The orchestrator is down.'))
      const definition = commands[name]
      const params = definition.params.parse(input.params)
      const body = definition.body.parse(input.body ?? {})
      calls.push({ name, params, body, caller })
      const answer = answers.get(name)
      if (answer instanceof AppError) return Promise.reject(answer)
      if (answer === undefined) return Promise.reject(new Error(`The test gives no answer to ${name}.`))
      return Promise.resolve(definition.response.parse(answer) as CommandAnswer<Name>)
    },
    ping() {
      return this.isDown ? Promise.reject(new Error('down')) : Promise.resolve()
    },
    readNotices() {
      return this.isDown ? Promise.reject(new Error('down')) : Promise.resolve(this.notices)
    },
  }
}

/** An answer to a question that found nothing. */
export const emptyAnswer: CommandAnswer<'askKnowledge'> = {
  id: newId(),
  content: 'I found nothing about this.',
  timestamp: new Date(0).toISOString(),
  metadata: {
    ragResultsCount: 0,
    documentCount: 0,
    initiativeCount: 0,
    clientCount: 0,
    vendorChoices: [],
    structuredData: { initiatives: [], clients: [] },
  },
  foundNothing: true,
  citations: [],
  unsupportedClaims: [],
  contradictedClaims: [],
  conflicts: [],
  results: [],
  nearest: [],
  provider: null,
  model: null,
  usage: null,
}

/** Answers to every command, so that a request that gets past the bff's own checks succeeds. */
export function answerCommands(
  orchestrator: TestOrchestrator,
  { sequenceId, interactionId, messageId }: { sequenceId: Id; interactionId: Id; messageId: Id },
): void {
  const state = { sequenceId, status: 'QUEUED' } as const
  for (const name of ['executeSequence', 'pauseSequence', 'resumeSequence', 'summariseAgain'] as const)
    orchestrator.answer(name, state)
  for (const name of [
    'askAgent',
    'createInteraction',
    'startInteraction',
    'giveFeedback',
    'deleteInteraction',
  ] as const)
    orchestrator.answer(name, { interactionId })
  orchestrator.answer('resolveHitl', { interactionId, raised: null })
  for (const name of ['updateMessage', 'deleteMessage', 'markRequest'] as const)
    orchestrator.answer(name, { messageId })
  orchestrator.answer('activatePhase', { status: 'PENDING' })
  orchestrator.answer('cancelSequences', { cancelled: 0 })
  orchestrator.answer('clearConversation', { deleted: 0 })
  orchestrator.answer('sendUserMessage', { messageId, replyId: null, isPending: false })
  orchestrator.answer('createConversationObservations', { done: true, newObservationIds: [] })
  orchestrator.answer('requestExport', { exportId: sequenceId })
  orchestrator.answer('deleteExport', { exportId: sequenceId })
  orchestrator.answer('writeDemoDeck', { base64: Buffer.from('A deck').toString('base64') })
  orchestrator.answer('previewDeck', { html: '', pages: 0, sections: [], isConfidential: false })
  orchestrator.answer('listLanguageModels', { models: [] })
  orchestrator.answer('describeDeployment', { hasMailServer: true, models: [] })
  orchestrator.answer('sendTestMail', { ok: true, message: null, milliseconds: 1 })
  orchestrator.answer('testModel', { ok: true, message: null, milliseconds: 1 })
  orchestrator.answer('askKnowledge', emptyAnswer)
  orchestrator.answer('readKnowledgeHistory', { turns: [], hasEarlier: false })
  orchestrator.answer('clearKnowledgeHistory', { cleared: 0 })
  orchestrator.answer('replyInDemo', { text: 'Noted.', provider: 'builtin', model: 'builtin-1' })
  orchestrator.answer('writeDemoDeck', { base64: '' })
  const validation = { validationId: sequenceId, done: true, message: '', newObservationIds: [] }
  orchestrator.answer('validatePhase', validation)
  const job = {
    topic: 'mail.send',
    id: messageId,
    state: 'failed',
    entityId: messageId,
    firmId: null,
    clientId: null,
    attempts: 5,
    error: 'The mail server refused it.',
    createdAt: '2026-01-05T09:00:00.000Z',
    finishedAt: null,
  } as const
  orchestrator.answer('readModelView', { calls: [], keptForDays: 90 })
  orchestrator.answer('listQueues', { queues: [] })
  orchestrator.answer('listJobs', { jobs: [job], total: 1 })
  orchestrator.answer('getJob', job)
  orchestrator.answer('retryJob', { ...job, state: 'waiting' })
}
