import { setTimeout as wait } from 'node:timers/promises'
import { type EmbedderNotice, embedderSentence } from '@parley/contracts/rules/embedder-notice.ts'
import { leastDimensions, mostDimensions, usualDimensions } from '@parley/contracts/rules/embedding-model.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import { type EmbeddingProvider, ModelError, type ModelErrorKind } from '../port.ts'
import {
  EmbedderUnavailable,
  type EmbeddingServer,
  OtherDimensions,
  pinnedEmbedder,
} from './embedding-server.ts'

/** Milliseconds between looks at a server that answers, and at one that does not. */
const lookEvery = { healthy: 60_000, faulty: 10_000 } as const
/** Milliseconds that a question waits for the first look. */
const questionWaitMs = 3_000

const silent: readonly ModelErrorKind[] = ['connection', 'timeout', 'overloaded', 'rate_limited']

type Trouble = Omit<EmbedderNotice, 'model'>

const troubleOf = (error: unknown): Trouble => ({
  code: error instanceof ModelError && silent.includes(error.kind) ? 'SILENT' : 'REFUSES',
  dimensions: null,
  before: null,
})

interface Watched {
  server: EmbeddingServer
  logger: Pick<Logger, 'info' | 'warn'>
  /** Called with the embedder once its dimensions are known, and again when they have changed. */
  onAnswer?: (embedder: EmbeddingProvider) => void
}

/**
 * An embedding server under watch: how many dimensions it answers, and whether it answers at all (agents, Providers).
 * Who asks it never waits for a server that is known not to answer. Other dimensions than before count once two
 * answers agree on them, so that one stray answer has nothing embedded anew.
 */
export class EmbedderWatch {
  /** Resolves after the first look, whatever it saw. */
  readonly ready: Promise<void>
  readonly #watched: Watched
  readonly #closing = new AbortController()
  #embedder: EmbeddingProvider
  #dimensions: number = usualDimensions
  #suspected: number | undefined
  #notice: EmbedderNotice | undefined
  #hasLooked = false
  #hasAnswered = false
  #looking: Promise<void> | undefined

  /** Looks from now on, without anybody waiting for it. */
  constructor(watched: Watched) {
    this.#watched = watched
    this.#embedder = this.#guarded(usualDimensions)
    this.ready = this.look()
    void this.#keepLooking()
  }

  /** The server as it answers now; another one once its dimensions have changed. */
  get embedder(): EmbeddingProvider {
    return this.#embedder
  }

  /** Why it cannot be asked just now. */
  get notice(): EmbedderNotice | undefined {
    return this.#notice
  }

  get isAnswering(): boolean {
    return this.#hasAnswered && this.#notice === undefined
  }

  /** Asks it and remembers how it answered; one look at a time. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined
      this.#hasLooked = true
    })
    return this.#looking
  }

  close(): void {
    this.#closing.abort()
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#closing
    try {
      for (;;) {
        const delay = this.#notice === undefined ? lookEvery.healthy : lookEvery.faulty
        await wait(delay, undefined, { signal, ref: false })
        await this.look()
      }
    } catch {
      // Closed: a look itself never fails.
    }
  }

  async #lookOnce(): Promise<void> {
    const { signal } = this.#closing
    try {
      const [vector] = await this.#watched.server.embed(['Parley'], { kind: 'passage', signal })
      this.#hear(vector?.length ?? 0)
    } catch (error) {
      if (!signal.aborted) this.#complain(troubleOf(error), error)
    }
  }

  #hear(dimensions: number): void {
    const isExpected = !this.#hasAnswered || dimensions === this.#dimensions || dimensions === this.#suspected
    if (dimensions < leastDimensions || dimensions > mostDimensions) {
      this.#complain({ code: 'UNUSABLE', dimensions, before: null })
    } else if (isExpected) {
      this.#take(dimensions)
    } else {
      this.#suspected = dimensions
      this.#complain({ code: 'CHANGED', dimensions, before: this.#dimensions })
    }
  }

  #take(dimensions: number): void {
    const isNew = !this.#hasAnswered || dimensions !== this.#dimensions
    const { server, logger, onAnswer } = this.#watched
    if (this.#notice !== undefined)
      logger.info({ model: server.name, dimensions }, 'the embedding server answers again')
    this.#notice = undefined
    this.#suspected = undefined
    this.#hasAnswered = true
    if (!isNew) return
    this.#dimensions = dimensions
    this.#embedder = this.#guarded(dimensions)
    onAnswer?.(this.#embedder)
  }

  #complain(trouble: Trouble, error?: unknown): void {
    const { server, logger } = this.#watched
    const notice = { ...trouble, model: server.name }
    const isNews = this.#notice?.code !== notice.code || this.#notice.dimensions !== notice.dimensions
    this.#notice = notice
    if (isNews) logger.warn({ ...notice, error }, embedderSentence(notice))
  }

  /** The embedder of these dimensions, which is unavailable while the server answers others or none. */
  #guarded(dimensions: number): EmbeddingProvider {
    const pinned = pinnedEmbedder(this.#watched.server, dimensions)
    return {
      model: pinned.model,
      embed: async (texts, options) => {
        if (!this.#hasLooked) await this.#waitForLook(options)
        if (this.#notice !== undefined || this.#dimensions !== dimensions || !this.#hasLooked)
          throw this.#unavailable()
        try {
          return await pinned.embed(texts, options)
        } catch (error) {
          options.signal?.throwIfAborted()
          throw await this.#explain(error, options.kind)
        }
      },
    }
  }

  async #waitForLook({ kind, signal }: Parameters<EmbeddingProvider['embed']>[1]): Promise<void> {
    const longest = kind === 'query' ? questionWaitMs : lookEvery.healthy
    await Promise.race([this.ready, wait(longest, undefined, { ref: false, ...(signal && { signal }) })])
  }

  /** What a failed call stands for. A text that the server does not take is the text's fault, not the server's. */
  async #explain(error: unknown, kind: 'passage' | 'query'): Promise<unknown> {
    const isOther = error instanceof OtherDimensions
    if (isOther) this.#hear(error.dimensions)
    else if (error instanceof ModelError && (error.kind === 'connection' || error.kind === 'timeout'))
      this.#complain(troubleOf(error), error)
    const looked = this.look()
    if (kind === 'query' || isOther || this.#notice !== undefined) return this.#unavailable(error)
    await looked
    return this.notice === undefined ? error : this.#unavailable(error)
  }

  #unavailable(cause?: unknown): EmbedderUnavailable {
    return new EmbedderUnavailable(
      this.#notice === undefined
        ? 'The embedding server has not answered yet.'
        : embedderSentence(this.#notice),
      cause,
    )
  }
}
