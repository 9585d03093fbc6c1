import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '@parley/contracts/errors.ts'
import { createBuiltinEmbeddings } from '../models/embeddings/index.ts'
import { languageOf } from './language.ts'
import { readInParts } from './read-in-parts.ts'
import type {
  ParsedFile,
  ThreadAnswer,
  ThreadProgress,
  ThreadReady,
  ThreadResults,
  ThreadTask,
} from './thread-protocol.ts'

/** Runs in a worker thread: one task at a time, asked for and answered by message. */
const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread only.')

yieldToAnswers()

port.on('message', (task: ThreadTask) => {
  void answer(task).then((message) => port.postMessage(message))
})
port.postMessage({ isReady: true } satisfies ThreadReady)

/**
 * Whoever waits for an answer goes first where there are too few processors. On Linux a priority is the calling
 * thread's; elsewhere it would be the whole process'.
 */
function yieldToAnswers(): void {
  const low = 19
  if (process.platform === 'linux' && getPriority() < low) setPriority(low)
}

async function answer(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    return { ok: true, value: await run(task) }
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message, detail }
    return { ok: false, code: 'INTERNAL', message: 'This file could not be processed.', detail }
  }
}

function run(task: ThreadTask): Promise<ThreadResults[keyof ThreadResults]> {
  if (task.kind === 'parse') return parse(task)
  if (task.kind === 'language') return languageOf(task.text)
  return createBuiltinEmbeddings().embed(task.texts, { kind: task.for })
}

/** Milliseconds of work between two rests at least, and of a rest at most. */
const [leastWork, longestRest] = [20, 500]

/** Messages while a file is read at most: one for each hundredth. */
async function parse(task: { fileName: string; bytes: Uint8Array; rest: number }): Promise<ParsedFile> {
  let told = 0
  let restedAt = performance.now()
  return readInParts(task.fileName, task.bytes, (share) => {
    const worked = performance.now() - restedAt
    if (task.rest > 0 && worked >= leastWork) {
      standStill(Math.min(longestRest, worked * task.rest))
      restedAt = performance.now()
    }
    if (share - told < 0.01) return
    told = share
    port?.postMessage({ progress: share } satisfies ThreadProgress)
  })
}

/** 1 while somebody waits for a thread. */
const hurry = workerData as Int32Array

/** The whole thread, which has nothing else to do; not where somebody waits for it. */
function standStill(ms: number): void {
  Atomics.wait(hurry, 0, 0, ms)
}
