import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createIngestionThreads, type IngestionThreads } from './parse-worker.ts'
import { embedText } from '../models/embeddings/builtin.ts'
import { createThreadEmbeddings } from './thread-embeddings.ts'
import { docxFile } from './testing/sample-files.ts'
import { unreadableTexts } from './unreadable-file.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

function threadsOf(options: Parameters<typeof createIngestionThreads>[0]): IngestionThreads {
  const threads = createIngestionThreads(options)
  cleanups.push(() => threads.close())
  return threads
}

/**
 * A thread that spins on 'spin', rests on 'rest' until somebody waits (and tells first whether somebody does), fills its
 * memory on 'fill', ends on 'exit', chats on 'chatter', and answers else.
 */
async function misbehavingThread(): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-thread-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const file = join(folder, 'thread.mjs')
  await writeFile(
    file,
    `import { parentPort, workerData } from 'node:worker_threads'
     parentPort.on('message', (task) => {
       if (task.fileName === 'spin') for (;;);
       if (task.fileName === 'fill') { const kept = []; for (;;) kept.push(new Array(100_000).fill(kept.length)) }
       if (task.fileName === 'rest') {
         parentPort.postMessage({ progress: Atomics.load(workerData, 0) })
         Atomics.wait(workerData, 0, 0)
       }
       if (task.fileName === 'exit') process.exit(1)
       if (task.fileName === 'chatter') parentPort.postMessage({ 'watch:import': [] })
       parentPort.postMessage({ ok: true, value: { outcome: 'not-searchable', format: 'doc', reason: task.fileName } })
     })
     parentPort.postMessage({ isReady: true })`,
  )
  return pathToFileURL(file)
}

const nothing = new Uint8Array()

describe('ingestion threads', () => {
  it('wait for the answer, whatever else a runtime sends from them', async () => {
    const threads = threadsOf({ size: 1, module: await misbehavingThread() })
    await expect(threads.parse('chatter', nothing)).resolves.toMatchObject({ reason: 'chatter' })
  })

  it('parse and chunk a file, embed texts, and carry errors with their texts', async () => {
    const threads = threadsOf({ size: 1 })
    const parsed = await threads.parse(
      'a.docx',
      docxFile([{ heading: 'Aim', level: 1 }, { paragraph: 'Close the books.' }]),
    )
    expect(parsed).toMatchObject({
      outcome: 'parsed',
      chunks: [{ text: 'Aim\n\nClose the books.', headingPath: ['Aim'] }],
    })
    await expect(threads.parse('a.pdf', nothing)).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: unreadableTexts.empty,
    })
    const [vector] = await createThreadEmbeddings(threads).embed(['Close the books'], { kind: 'passage' })
    expect(vector).toEqual(embedText('Close the books'))
  })

  // On Linux a priority is a thread's own.
  const onLinux = process.platform === 'linux' ? it : it.skip
  onLinux('leave the processors to what people wait for', async () => {
    const threads = threadsOf({ size: 1 })
    await threads.parse('note.txt', Buffer.from('A line.'))
    // The 19th field; the second, the name, may hold spaces.
    const niceOf = (id: string): number =>
      Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
    const own = niceOf(String(process.pid))
    expect(readdirSync('/proc/self/task').some((id) => niceOf(id) >= Math.max(10, own))).toBe(true)
    expect(getPriority()).toBe(own)
  })

  it('end a thread that takes too long and go on with a new one', async () => {
    const threads = threadsOf({ size: 1, timeoutMs: 2_000, module: await misbehavingThread() })
    await expect(threads.parse('spin', nothing)).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: unreadableTexts.timeout,
    })
    await expect(threads.parse('next', nothing)).resolves.toMatchObject({ reason: 'next' })
  })

  it('blame no file for a thread that does not begin', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-thread-'))
    cleanups.push(() => rm(folder, { recursive: true }))
    const file = join(folder, 'thread.mjs')
    await writeFile(
      file,
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {})`,
    )
    const threads = threadsOf({ size: 1, startMs: 50, module: pathToFileURL(file) })
    await expect(threads.parse('next', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('leave a thread to other tenants, however many files one has put in', async () => {
    const threads = threadsOf({ size: 2, module: await misbehavingThread() })
    const stop = new AbortController()
    const flood = ['spin', 'spin', 'spin'].map((name) =>
      threads.parse(name, nothing, { tenant: 'many', signal: stop.signal }),
    )
    const ended = Promise.allSettled(flood)
    await expect(threads.parse('next', nothing, { tenant: 'other' })).resolves.toMatchObject({
      reason: 'next',
    })
    stop.abort(new Error('stopped'))
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  it('have a thread that rests go on for a question and for the file of another tenant, and not for more of its own', async () => {
    const threads = threadsOf({ size: 1, module: await misbehavingThread() })
    const rest = (tenant: string) => {
      let hear: (isHurried: number) => void = () => undefined
      const begun = new Promise<number>((resolve) => (hear = resolve))
      return { begun, done: threads.parse('rest', nothing, { tenant, onProgress: hear }) }
    }
    const first = rest('acme')
    expect(await first.begun).toBe(0)
    const own = rest('acme')
    await threads.languageOf('Which interfaces are critical?')
    await first.done
    // It rests although a file of its tenant waited before.
    expect(await own.begun).toBe(0)
    const others = threads.parse('short', nothing, { tenant: 'helios' })
    await Promise.all([own.done, others])
  })

  it('survive a thread that ends by itself', async () => {
    const threads = threadsOf({ size: 1, module: await misbehavingThread() })
    await expect(threads.parse('exit', nothing)).rejects.toMatchObject({ code: 'UNREADABLE_FILE' })
    await expect(threads.parse('next', nothing)).resolves.toMatchObject({ reason: 'next' })
  })

  it('survive a file that fills the memory of its thread', async () => {
    const threads = threadsOf({ size: 1, heapMb: 32, module: await misbehavingThread() })
    await expect(threads.parse('fill', nothing)).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: unreadableTexts.suspicious,
    })
    await expect(threads.parse('next', nothing)).resolves.toMatchObject({ reason: 'next' })
  })

  it('stop on abort, whether waiting or at work', async () => {
    const threads = threadsOf({ size: 1, module: await misbehavingThread() })
    const [first, second] = [new AbortController(), new AbortController()]
    const working = threads.parse('spin', nothing, { signal: first.signal })
    const waiting = threads.parse('spin', nothing, { signal: second.signal })
    second.abort(new Error('not wanted'))
    first.abort(new Error('stopped'))
    await expect(working).rejects.toThrow('stopped')
    await expect(waiting).rejects.toThrow('not wanted')
    await expect(threads.parse('next', nothing)).resolves.toMatchObject({ reason: 'next' })
  })

  it('reject what is under way when they close', async () => {
    const threads = createIngestionThreads({ size: 1, module: await misbehavingThread() })
    const working = threads.parse('spin', nothing)
    const waiting = threads.parse('next', nothing)
    const closing = threads.close()
    await expect(working).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await closing
    await expect(threads.parse('next', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
