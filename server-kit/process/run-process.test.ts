import { describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const module = fileURLToPath(new URL('./run-process.ts', import.meta.url))

/** A server that is no more than its start and its end; both are told on standard output. */
const program = (start: string): string => `
  import { runProcess } from '${module}'
  const say = (word) => process.stdout.write(word + ' ')
  const tick = () => new Promise((resolve) => setTimeout(resolve, 100))
  // As a socket would, it keeps the process alive.
  setInterval(() => undefined, 1000)
  await runProcess(async () => {
    say('starting')
    ${start}
    say('started')
    return { close: async () => { await tick(); say('closed') } }
  })`

/** Runs it and sends signals once it has said a word. */
async function run(start: string, signals: NodeJS.Signals[], word: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(start)])
  const said = text(child.stdout)
  const complaints = text(child.stderr)
  const ended = once(child, 'close')
  child.stdout.on('data', (data: Buffer) => {
    if (data.toString().includes(word)) for (const signal of signals) child.kill(signal)
  })
  await ended
  return { code: child.exitCode, said: (await said).trim(), complaints: await complaints }
}

describe('a process', () => {
  it.each([
    ['told once', ['SIGTERM'], 'started'],
    ['told twice, by the terminal and by npm', ['SIGINT', 'SIGINT'], 'started'],
    ['told while it starts', ['SIGTERM'], 'starting'],
  ] as const)('finishes what it is at and ends with 0, %s', async (_, signals, word) => {
    expect(await run('await tick()', [...signals], word)).toEqual({
      code: 0,
      said: 'starting started closed',
      complaints: '',
    })
  })

  it('ends with its code and says why, when it cannot start', async () => {
    const inUse = `throw Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3000 })`
    const { code, said, complaints } = await run(inUse, [], '')
    expect([code, said]).toEqual([75, 'starting'])
    expect(complaints).toBe('Port 3000 is in use. Stop what listens there, or set PORT to another one.\n')
  })
})
