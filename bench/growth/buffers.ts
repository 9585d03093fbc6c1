// How many pages of the database a piece of the product's own work touches, told by the server itself for each statement.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

/** One statement that the server has run, and the pages of 8 kB that it touched, in memory or on disk. */
export interface Touched {
  statement: string
  buffers: number
}

const explained = z.object({
  'Query Text': z.string(),
  Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
})

/** Has every session that is opened by this address tell the plan of each statement that it ran, with its buffers. */
export function telling(serverUrl: string): string {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  const url = new URL(serverUrl)
  url.searchParams.set(
    'options',
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  )
  return url.toString()
}

let heard: Touched[] | undefined

/** Plans come as notices of whichever connection of whichever pool ran the statement. */
function hear(message: string): void {
  const begin = message.indexOf('{')
  if (heard === undefined || !message.includes('plan:') || begin === -1) return
  const { 'Query Text': statement, Plan: plan } = explained.parse(JSON.parse(message.slice(begin)))
  heard.push({ statement, buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] })
}

const emit = Reflect.get(pg.Client.prototype, 'emit') as (...values: unknown[]) => boolean
Reflect.set(pg.Client.prototype, 'emit', function (this: pg.Client, ...values: unknown[]): boolean {
  const [event, notice] = values
  if (event === 'notice') hear((notice as { message?: string }).message ?? '')
  return emit.apply(this, values)
})

/** The statements of a piece of work, and its milliseconds; nothing else may be at work meanwhile. */
export async function touchedBy(
  work: () => Promise<unknown>,
): Promise<{ statements: Touched[]; took: number }> {
  const own: Touched[] = []
  heard = own
  let took: number
  try {
    const before = performance.now()
    await work()
    took = performance.now() - before
    // A plan is told when the statement is put away, which may be after its rows were answered.
    await delay(10)
  } finally {
    heard = undefined
  }
  return { statements: own, took }
}
