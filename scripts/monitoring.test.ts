import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

const root = dirname(import.meta.dirname)
const read = (file: string) => readFile(join(root, file), 'utf8')

interface Alert {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; description: string; runbook: string }
}
interface Panel {
  type: string
  title: string
  targets?: { expr: string }[]
}

const rules = parse(await read('deploy/monitoring/alerts.yml')) as { groups: { rules: Alert[] }[] }
const alerts = rules.groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(await read('deploy/monitoring/grafana/parley.json')) as { panels: Panel[] }
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const sources = [
  'server-kit/metrics/metrics.ts',
  'server-kit/metrics/span-meter.ts',
  'orchestrator/src/metrics/work-metrics.ts',
  'orchestrator/src/http/internal-app.ts',
  'bff/src/http/request-log.ts',
  'bff/src/live/live-metrics.ts',
]
const told = new Set(
  (await Promise.all(sources.map(read))).flatMap((text) =>
    [...text.matchAll(/'(parley_\w+)'/g)].map(([, name]) => name),
  ),
)
/** Series of a histogram are named after it. */
const metricsOf = (expression: string) =>
  [...expression.matchAll(/parley_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))

describe('alerts and dashboard', () => {
  it('ask only for what the servers tell, and leave nothing of it unseen', () => {
    const asked = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ]
    const names = new Set(asked.flatMap(metricsOf))
    expect([...names].filter((name) => !told.has(name))).toEqual([])
    const unseen = [...told].filter((name) => name !== undefined && !names.has(name)).sort()
    expect(unseen).toEqual([
      'parley_command_duration_seconds',
      'parley_embedding_duration_seconds',
      'parley_retrieval_duration_seconds',
    ])
  })

  it('have an entry each in the runbook, and the runbook no other', async () => {
    const headings = [...(await read('docs/runbook.md')).matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
    expect(headings).toEqual(alerts.map(({ alert }) => alert))
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
  })

  it('say how bad it is and since when', () => {
    for (const { for: since, labels } of alerts) {
      expect(since).toMatch(/^\d+m$/)
      expect(['critical', 'warning']).toContain(labels.severity)
    }
  })
})
