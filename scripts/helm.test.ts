import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { bffVariables } from '@parley/bff/src/env.ts'
import { orchestratorVariables } from '@parley/orchestrator/src/env.ts'
import { parse, parseAllDocuments } from 'yaml'

const chart = join(dirname(import.meta.dirname), 'deploy/helm/parley')
const read = (file: string): string => readFileSync(join(chart, file), 'utf8')
const templates = readdirSync(join(chart, 'templates')).map((name) => read(join('templates', name)))

interface Values {
  secret: { required: string[]; optional: string[]; models: string[]; migration: string }
  environment: Record<string, string>
  bff: { environment: Record<string, string> }
  orchestrator: { environment: Record<string, string> }
}
const values = parse(read('values.yaml')) as Values
const known = {
  bff: Object.keys(bffVariables.shape),
  orchestrator: Object.keys(orchestratorVariables.shape),
}
/** What a server is given, as a plain text or from the Secret. */
const given = (part: 'bff' | 'orchestrator'): string[] => [
  ...values.secret.required,
  ...values.secret.optional,
  ...(part === 'orchestrator' ? values.secret.models : []),
  ...Object.keys({ ...values.environment, ...values[part].environment }),
]

describe('deploy/helm/parley', () => {
  it('sets variables that the servers read, and no secret as a plain text', () => {
    for (const part of ['bff', 'orchestrator'] as const)
      expect(given(part).filter((name) => !known[part].includes(name))).toEqual([])
    const fixed = templates.join('\n').matchAll(/- \{ name: ([A-Z_]+), value/g)
    const all = new Set([...known.bff, ...known.orchestrator])
    expect([...fixed].map(([, name]) => name).filter((name = '') => !all.has(name))).toEqual([])
    const plain = Object.keys({ ...values.environment, ...values.bff.environment })
    expect(
      plain.filter((name) => /SECRET|PASSWORD|TOKEN|_KEY$|DATABASE_URL|REDIS_URL|SMTP_URL/.test(name)),
    ).toEqual([])
  })

  it('gives the owner of the database to the job that migrates alone', () => {
    const users = readdirSync(join(chart, 'templates')).filter((name) =>
      read(join('templates', name)).includes('.Values.secret.migration'),
    )
    expect([values.secret.migration, users]).toEqual(['DATABASE_MIGRATION_URL', ['migrate.yaml']])
  })

  it('names only values that there are', () => {
    const paths = templates.flatMap((text) =>
      [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path),
    )
    const missing = paths.filter((path) => {
      let at: unknown = values
      for (const name of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[name]
      return at === undefined
    })
    expect(missing).toEqual([])
  })

  const helm = process.env['PARLEY_HELM'] ?? 'helm'
  const hasHelm = spawnSync(helm, ['version', '--short']).status === 0
  // Where there is a helm; what it renders is looked at whole.
  ;(hasHelm ? it : it.skip)(
    'renders, with containers that may nothing and write nowhere but in their volumes',
    () => {
      const on = ['--set', 'bff.autoscaling.enabled=true,orchestrator.autoscaling.enabled=true']
      const { status, stdout } = spawnSync(helm, ['template', 'parley', chart, ...on], { encoding: 'utf8' })
      expect(status).toBe(0)
      const kinds = parseAllDocuments(stdout).map((document) => document.toJS() as Rendered)
      expect(kinds.map(({ kind }) => kind).sort()).toEqual([
        'Deployment',
        'Deployment',
        'HorizontalPodAutoscaler',
        'HorizontalPodAutoscaler',
        'Ingress',
        'Job',
        'NetworkPolicy',
        'NetworkPolicy',
        'NetworkPolicy',
        'PodDisruptionBudget',
        'PodDisruptionBudget',
        'Service',
        'Service',
      ])
      const pods = kinds.flatMap(({ spec }) => (spec.template === undefined ? [] : [spec.template.spec]))
      expect(pods).toHaveLength(3)
      for (const { containers, automountServiceAccountToken, securityContext } of pods) {
        expect([automountServiceAccountToken, securityContext.runAsNonRoot]).toEqual([false, true])
        for (const container of containers) {
          expect(container.securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          })
          const names = container.env.map(({ name }) => name)
          expect(names.length).toBe(new Set(names).size)
        }
      }
    },
  )
})

interface Rendered {
  kind: string
  spec: { template?: { spec: Pod } }
}
interface Pod {
  automountServiceAccountToken: boolean
  securityContext: { runAsNonRoot: boolean }
  containers: { securityContext: object; env: { name: string }[] }[]
}
