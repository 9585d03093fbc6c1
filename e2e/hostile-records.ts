import { randomUUID } from 'node:crypto'
import type { Schema } from './hostile-payloads.ts'

/** Ids by the call that made them, beside those of the tenant that is written in. */
export type Ids = Record<string, string>

/** A valid body of a call, to which the fields of the API document are added. */
export interface Written {
  as: 'client' | 'consultant' | 'firm' | 'console'
  /** The call that makes the record which this one changes; each change gets a record of its own. */
  of?: string
  /** It changes who one acts as, so that it gets a session of its own. */
  isApart?: boolean
  /** It has to wait for an agent's answer. */
  isLate?: boolean
  params?: (ids: Ids, own: string) => Record<string, string>
  body: (ids: Ids, own: string) => Schema
  /** Fields that take no such text: they are answered with 400. */
  refused?: string[]
}

const address = (): string => `${randomUUID()}@people.test`
export const industries = ['industries[]', 'industries[].code']
export const administrator = () => ({ email: address(), firstName: 'A', lastName: 'B' })
export const access = () => ({ email: address(), password: 'Harbour-lantern-7!' })
export const nothing = () => ({})

const field = (name: string, type: string) => ({ name, label: 'A', type, options: ['a'] })
const inputs = (name: string) => ({
  groups: [{ id: `g-${name}`, name: 'A', fields: [field(`${name}-grouped`, 'select')] }],
  fields: [field(name, 'text')],
})
export const definition = ({ createAgent }: Ids) => ({
  inputs: inputs('i'),
  outputs: inputs('o'),
  teamRoles: [{ id: 'r', name: 'Lead' }],
  phases: [
    {
      id: 'p',
      name: 'A',
      description: '',
      order: 1,
      requiredInputs: inputs('r'),
      recommendedArtifacts: ['a', { name: 'b' }],
      initialRiskMitigations: ['a', { id: 'm', description: 'b', order: 2 }],
      riskMitigations: ['a', { id: 'n', description: 'b', order: 2 }],
      aiAgents: [{ aiAgentId: createAgent, order: 1 }],
    },
  ],
})
export const metadata = () => ({ metadata: { painPoints: ['a'], businessObjectives: ['a'] } })

/** Making a record, and changing another of its kind. */
export function pair(
  made: string,
  changed: string,
  { change = nothing, keeps = [], ...written }: Written & { change?: (ids: Ids) => Schema; keeps?: string[] },
): [string, Written][] {
  return [
    [made, written],
    [
      changed,
      {
        ...written,
        of: made,
        params: (_ids, id) => ({ id }),
        body: change,
        refused: [...(written.refused ?? []), ...keeps],
      },
    ],
  ]
}
/** The same in the console, where several can be changed at once. */
export const resource = (title: string, written: Written): [string, Written][] => [
  ...pair(`adminCreate${title}`, `adminUpdate${title}`, written),
  [
    `adminBulk${title}`,
    {
      ...written,
      of: `adminCreate${title}`,
      body: (_ids, id) => ({ action: 'update', ids: [id], data: {} }),
      refused: (written.refused ?? []).map((name) => `data.${name}`),
    },
  ],
]
export const connection = (name: string): [string, Written][] =>
  pair(`create${name}`, `update${name}`, { as: 'client', body: ({ clientId }) => ({ clientId, name: 'A' }) })

export const person = () => ({ firstName: 'A', lastName: 'B' })
export const user = ({ clientId }: Ids) => ({ email: address(), clientId, roleIds: [] })
export const agent = (): Schema => ({ name: 'A', description: 'B', systemMessage: 'C', role: 'CONTRIBUTOR' })
export const interview = ({ createInitiative, createStakeholder }: Ids) => ({
  initiativeId: createInitiative,
  interviewDate: '2026-05-04',
  status: 'PLANNED',
  stakeholderIds: [createStakeholder],
})
export const stakeholder = ({ clientId }: Ids) => ({ clientId, firstName: 'A', lastName: 'B', role: 'C' })
export const ofInitiative = ({ createInitiative = '' }: Ids) => ({ id: createInitiative })
export const ofPhase = ({ phaseId = '' }: Ids) => ({ phaseId })
export const ofOwn = (_ids: Ids, own: string) => ({ id: own })

export const wayIn = (as: Written['as'], into: string): Written => ({
  as,
  isApart: true,
  params: (ids) => ({ id: ids[into] ?? '' }),
  body: nothing,
})
