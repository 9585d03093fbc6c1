import { scanApi, type ScanOptions, type ScanReport } from './scan-api.ts'

export interface SoakOptions extends ScanOptions {
  minutes: number
  /** Told after each round. */
  say: (text: string) => void
}

const sum = (one: Record<string, number>, other: Record<string, number>): Record<string, number> => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...names].sort().map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}

const add = (one: ScanReport, other: ScanReport): ScanReport => ({
  requests: one.requests + other.requests,
  worlds: one.worlds + other.worlds,
  operations: Math.max(one.operations, other.operations),
  statuses: sum(one.statuses, other.statuses),
  foreign: one.foreign + other.foreign,
  // What succeeded in one of the rounds has succeeded.
  neverSucceeded: one.neverSucceeded.filter((id) => other.neverSucceeded.includes(id)),
  findings: [...new Set([...one.findings, ...other.findings])],
})

/** Scans in rounds, each with a server, a database and requests of its own, until the time is over. */
export async function soakApi({ minutes, say, ...options }: SoakOptions): Promise<ScanReport> {
  const until = Date.now() + minutes * 60_000
  let total: ScanReport | undefined
  for (let round = 1; Date.now() < until; round += 1) {
    const report = await scanApi({ ...options, seed: `${options.seed}/${round}`, until })
    total = total === undefined ? report : add(total, report)
    const { findings, neverSucceeded, ...figures } = total
    say(`after round ${round}: ${JSON.stringify({ ...figures, findings: findings.length })}`)
    for (const finding of report.findings) say(finding)
    if (Date.now() >= until) say(`never succeeded: ${neverSucceeded.join(', ') || 'none'}`)
  }
  if (total === undefined) throw new Error('There was no time for a single round.')
  return total
}
