import { randomInt } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { type ScanReport, scanApi } from './testing/api-scan/scan-api.ts'
import { soakApi } from './testing/api-scan/soak.ts'

/** `npm run fuzz` sets them. The gate draws a few requests of each operation, different ones each time. */
const {
  PARLEY_SEED,
  PARLEY_FUZZ_RUNS,
  PARLEY_FUZZ_ONLY,
  PARLEY_FUZZ_MINUTES,
  PARLEY_FUZZ_PACE,
  PARLEY_SOAK,
} = process.env
const seed = PARLEY_SEED ?? String(randomInt(1_000_000))
const runs = Number(PARLEY_FUZZ_RUNS ?? (PARLEY_SOAK === '1' ? 60 : 2))
const only = PARLEY_FUZZ_ONLY
const minutes = Number(PARLEY_FUZZ_MINUTES ?? 0)

/** Milliseconds. */
const patience = 300_000 + runs * 30_000 + minutes * 60_000

describe(`the API, held to its document (${runs} requests of each call, PARLEY_SEED=${seed})`, () => {
  let report: ScanReport

  it(
    'never answers a fault of its own, nor what the document does not name',
    async () => {
      const say = (text: string): void => void process.stderr.write(`${text}\n`)
      const options = {
        seed,
        valid: Math.ceil(runs / 3),
        broken: runs - Math.ceil(runs / 3),
        ...(only === undefined ? {} : { only: new RegExp(only) }),
        ...(PARLEY_FUZZ_PACE === undefined ? {} : { pace: Number(PARLEY_FUZZ_PACE) }),
      }
      report = await (minutes > 0 ? soakApi({ ...options, minutes, say }) : scanApi(options))
      if (PARLEY_FUZZ_RUNS !== undefined)
        say(JSON.stringify({ ...report, findings: report.findings.length }, null, 1))
      expect(report.findings.join('\n')).toBe('')
    },
    patience,
  )
})
