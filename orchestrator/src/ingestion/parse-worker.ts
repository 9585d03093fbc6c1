import { failureSentence } from '@parley/contracts/failure-words.ts'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AppError } from '@parley/contracts/errors.ts'
import { findFormatByName } from './file-format.ts'
import { ingestionLimits, parseMsOf } from './limits.ts'
import { nextTurn } from './thread-turns.ts'
import type { OnProgress } from './parsed-document.ts'
import type {
  ParsedFile,
  ThreadAnswer,
  ThreadProgress,
  ThreadReady,
  ThreadResults,
  ThreadTask,
} from './thread-protocol.ts'
import { unreadable } from './unreadable-file.ts'

export interface ParseOptions {
  /** Whose file it is: one tenant's files leave a thread to the others. */
  tenant?: string
  /** Rest of the thread between two parts of the file, as a multiple of what the part took; none unless told. */
  rest?: number
  signal?: AbortSignal | undefined
  onProgress?: OnProgress
}

export interface IngestionThreads {
  /** Text and chunks of a file. @throws AppError UNREADABLE_FILE, UNSUPPORTED_MEDIA_TYPE */
  parse(fileName: string, bytes: Uint8Array, how?: ParseOptions): Promise<ParsedFile>
  /** The built-in embedder, off the main thread. */
  embed(texts: string[], kind: 'passage' | 'query', signal?: AbortSignal): Promise<Float32Array[]>
  /** The language of a text (ISO 639-1); undefined where it cannot be told. */
  languageOf(text: string): Promise<string | undefined>
  /** Stops all threads; what is under way is rejected. */
  close(): Promise<void>
}

export interface IngestionThreadOptions {
  /** Threads at most; they start when needed and end after `idleMs`. */
  size?: number
  /** Milliseconds for one task; then its thread is ended and the task fails. */
  timeoutMs?: number
  /** Milliseconds that a new thread has until it can begin, which no file is to blame for. */
  startMs?: number
  idleMs?: number
  /** Heap of a thread, megabytes. */
  heapMb?: number
  /** The thread's module, for tests. */
  module?: URL
}

interface Job {
  task: ThreadTask
  tenant?: string
  timeoutMs: number
  signal?: AbortSignal | undefined
  onProgress?: OnProgress
  resolve: (value: ThreadResults[keyof ThreadResults]) => void
  reject: (error: unknown) => void
}

/**
 * Threads that parse and embed, so that requests and the embedded database stay responsive and a hostile
 * file can cost no more than its thread: it is killed on time-out and has a bounded heap.
 */
export function createIngestionThreads(options: IngestionThreadOptions = {}): IngestionThreads {
  const pool = new ThreadPool(options)
  return {
    parse: (fileName, bytes, { rest = 0, ...how } = {}) =>
      pool.run({ kind: 'parse', fileName, bytes, rest }, how) as Promise<ParsedFile>,
    embed: (texts, kind, signal) =>
      pool.run({ kind: 'embed', texts, for: kind }, { signal }) as Promise<Float32Array[]>,
    languageOf: (text) => pool.run({ kind: 'language', text }) as Promise<string | undefined>,
    close: () => pool.close(),
  }
}

class ThreadPool {
  readonly #size: number
  readonly #timeoutMs: number | undefined
  readonly #startMs: number
  /** Threads that load what they work with. */
  readonly #starting = new WeakSet<Worker>()
  readonly #idleMs: number
  readonly #heapMb: number
  readonly #module: URL
  readonly #queue: Job[] = []
  readonly #idle: Worker[] = []
  readonly #idleTimers = new Map<Worker, NodeJS.Timeout>()
  readonly #busy = new Map<Worker, Job>()
  /** What to do when a thread ends by itself. */
  readonly #failures = new WeakMap<Worker, (error: unknown) => void>()
  /** 1 while somebody waits for a thread whom no file of theirs holds up: threads that rest go on. */
  readonly #hurry = new Int32Array(new SharedArrayBuffer(4))
  #closed = false

  constructor(options: IngestionThreadOptions) {
    this.#size = options.size ?? Math.min(2, availableParallelism())
    this.#timeoutMs = options.timeoutMs
    this.#startMs = options.startMs ?? 60_000
    this.#idleMs = options.idleMs ?? 30_000
    this.#heapMb = options.heapMb ?? ingestionLimits.workerHeapMb
    this.#module = options.module ?? new URL('./ingestion-thread.ts', import.meta.url)
  }

  run(task: ThreadTask, how: Omit<ParseOptions, 'rest'> = {}): Promise<ThreadResults[keyof ThreadResults]> {
    if (this.#closed) return Promise.reject(new AppError('UNAVAILABLE', 'The service is shutting down.'))
    return new Promise((resolve, reject) => {
      const timeoutMs = this.#timeoutMs ?? timeLimitOf(task)
      this.#queue.push({ task, timeoutMs, ...how, resolve, reject })
      this.#next()
      this.#tellHurry()
    })
  }

  #tellHurry(): void {
    const tenants = new Set([...this.#busy.values()].map(({ tenant }) => tenant))
    const isHurry = this.#queue.some(({ task, tenant }) => task.kind !== 'parse' || !tenants.has(tenant))
    Atomics.store(this.#hurry, 0, isHurry ? 1 : 0)
    if (isHurry) Atomics.notify(this.#hurry, 0)
  }

  async close(): Promise<void> {
    this.#closed = true
    const stopping = new AppError('UNAVAILABLE', 'The service is shutting down.')
    for (const job of this.#queue.splice(0)) job.reject(stopping)
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()]
    for (const worker of workers) if (this.#busy.has(worker)) this.#failures.get(worker)?.(stopping)
    for (const timer of this.#idleTimers.values()) clearTimeout(timer)
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#closed || this.#busy.size >= this.#size) return
    const job = nextTurn(this.#queue, { atWork: [...this.#busy.values()], size: this.#size })
    if (job === undefined) return
    this.#queue.splice(this.#queue.indexOf(job), 1)
    if (job.signal?.aborted === true) {
      job.reject(job.signal.reason)
      this.#next()
      return
    }
    this.#start(this.#takeWorker(), job)
  }

  #takeWorker(): Worker {
    const idle = this.#idle.pop()
    if (idle === undefined) {
      const worker = new Worker(this.#module, {
        workerData: this.#hurry,
        resourceLimits: { maxOldGenerationSizeMb: this.#heapMb },
        // Parsers complain about odd files on the console: that is no log of ours.
        stdout: true,
        stderr: true,
        execArgv: ['--disable-warning=ExperimentalWarning'],
      })
      this.#starting.add(worker)
      worker.on('error', (error: Error & { code?: string }) =>
        this.#failures.get(worker)?.(threadError(error)),
      )
      worker.on('exit', () => this.#failures.get(worker)?.(unreadable('damaged')))
      worker.stdout.resume()
      worker.stderr.resume()
      return worker
    }
    clearTimeout(this.#idleTimers.get(idle))
    this.#idleTimers.delete(idle)
    idle.ref()
    return idle
  }

  #start(worker: Worker, job: Job): void {
    this.#busy.set(worker, job)
    this.#tellHurry()
    const end = (settle: () => void, isReusable: boolean): void => {
      if (this.#busy.get(worker) !== job) return
      clearTimeout(timer)
      job.signal?.removeEventListener('abort', onAbort)
      worker.off('message', onMessage)
      this.#busy.delete(worker)
      if (isReusable && !this.#closed) this.#rest(worker)
      else void worker.terminate()
      settle()
      this.#next()
    }
    const fail = (error: unknown): void => end(() => job.reject(error), false)
    const onAbort = (): void => fail(job.signal?.reason)
    // A runtime that watches files has its threads report what they import by the same way.
    const onMessage = (answer: ThreadAnswer | ThreadProgress | ThreadReady | object): void => {
      if ('progress' in answer) job.onProgress?.(answer.progress)
      else if ('isReady' in answer) begin()
      else if ('ok' in answer) end(() => settle(job, answer), true)
    }
    let timer: NodeJS.Timeout
    const begin = (): void => {
      clearTimeout(timer)
      this.#starting.delete(worker)
      timer = setTimeout(() => fail(unreadable('timeout')), job.timeoutMs)
    }
    if (this.#starting.has(worker)) timer = setTimeout(() => fail(lateStart()), this.#startMs)
    else begin()
    job.signal?.addEventListener('abort', onAbort, { once: true })
    this.#failures.set(worker, fail)
    worker.on('message', onMessage)
    worker.postMessage(job.task)
  }

  #rest(worker: Worker): void {
    // An unexpected end while resting must not take the process down; the next task starts a new thread.
    this.#failures.set(worker, () => this.#forget(worker))
    worker.unref()
    this.#idle.push(worker)
    const timer = setTimeout(() => {
      this.#forget(worker)
      void worker.terminate()
    }, this.#idleMs)
    timer.unref()
    this.#idleTimers.set(worker, timer)
  }

  #forget(worker: Worker): void {
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    clearTimeout(this.#idleTimers.get(worker))
    this.#idleTimers.delete(worker)
  }
}

/** The queue tries again. */
const lateStart = (): AppError =>
  new AppError('UNAVAILABLE', 'There is no room to read files just now. Please try again in a moment.')

const timeLimitOf = (task: ThreadTask): number =>
  task.kind === 'parse'
    ? (1 + task.rest) * parseMsOf(findFormatByName(task.fileName), task.bytes.length)
    : ingestionLimits.parseMs

function settle(job: Job, answer: ThreadAnswer): void {
  if (answer.ok) job.resolve(answer.value)
  else job.reject(new AppError(answer.code, answer.message, { cause: answer.detail }))
}

function threadError(error: Error & { code?: string }): AppError {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return unreadable('suspicious', error)
  return new AppError('INTERNAL', failureSentence('fileUnprocessed'), { cause: error })
}
