import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Milliseconds after which a peer's script is given up. */
const longestMs = 300_000

/**
 * Runs a peer's script to its end.
 * @returns what it printed
 * @throws Error with what it complained of, when it fails or takes too long
 */
export function runPeerScript(
  folder: string,
  script: string,
  settings: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, ['--no-deprecation', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, complained] = ['', '']
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()))
  child.stderr.on('data', (data: Buffer) => (complained += data.toString()))
  const giveUp = setTimeout(() => child.kill('SIGKILL'), longestMs)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(giveUp)
      if (code === 0) resolve(printed)
      else reject(new Error(`${join(folder, script)} ended with ${String(code)}:\n${complained || printed}`))
    })
  })
}
