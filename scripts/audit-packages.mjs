// npm run audit:packages
// Asks the registry for known weaknesses of what the product runs on; fails for high and critical ones. Where the
// registry has no such service (a mirror, no network) it says so and goes on: then nothing is known, good or bad.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * What npm's answer means.
 * @returns {{ failed: boolean, lines: string[] }}
 */
export function judgeAudit(output) {
  let report
  try {
    report = JSON.parse(output)
  } catch {
    report = {}
  }
  if (report.vulnerabilities === undefined)
    return {
      failed: false,
      lines: [
        `The registry does not audit (${report.message ?? 'no answer'}): nothing is known of weaknesses.`,
      ],
    }
  const found = Object.values(report.vulnerabilities)
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical')
  const lines = grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`)
  return {
    failed: grave.length > 0,
    lines: [...lines, `${found.length} weak packages, ${grave.length} of them high or critical`],
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  const { failed, lines } = judgeAudit(stdout)
  for (const line of lines) console.log(line)
  process.exitCode = failed ? 1 : 0
}
