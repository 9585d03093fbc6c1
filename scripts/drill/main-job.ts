import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import { activatePhase, getActivation } from '@parley/contracts/http/activation.ts'
import { listClientArtifacts, uploadArtifact } from '@parley/contracts/http/artifacts.ts'
import { exportDeck, getExport } from '@parley/contracts/http/exports.ts'
import { createInitiative, getInitiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { getPhase, type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { getValidation, validatePhase } from '@parley/contracts/http/validations.ts'
import { me } from '@parley/contracts/http/session.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import type { InputField, RequiredInputs } from '@parley/contracts/template-definition.ts'
import { remediateAll, seeItThrough, startConversation } from '@parley/standalone/testing/engagement.ts'
import { sure } from './people.ts'

/** An initiative with its first phase at work. */
export interface Engagement {
  initiativeId: string
  phaseId: string
}

/** Begins an initiative from the first template that is offered, and fills its first phase in. */
export async function beginEngagement(api: ApiClient, clientId: string): Promise<Engagement> {
  const templates = sure(await api.call(listTemplates, { query: {} }), 'The list of templates').body.templates
  const [template] = templates.filter(({ status }) => status === 'CURRENT')
  if (template === undefined) throw new Error('No template is offered.')
  const body = { name: `Drill ${Date.now()}`, templateId: template.id, clientId }
  const made = sure(await api.call(createInitiative, { body }), 'The initiative').body
  const params = { id: made.id }
  const { phases, globalInputs, updatedAt } = sure(
    await api.call(getInitiative, { params }),
    'The initiative',
  ).body
  const metadata = { globalInputs: inputsFor(globalInputs) }
  sure(await api.call(updateInitiative, { params, body: { metadata, updatedAt } }), 'The inputs')
  const phaseId = [...phases].sort((one, other) => one.order - other.order)[0]?.id ?? ''
  const engagement = { initiativeId: made.id, phaseId }
  const phase = await readPhase(api, phaseId)
  if (phase.status === 'PENDING') await changePhase(api, phaseId, { status: 'IN_PROGRESS' })
  await changePhase(api, phaseId, { inputs: inputsFor(phase.requiredInputs) })
  return engagement
}

export const readPhase = async (api: ApiClient, id: string): Promise<Phase> =>
  sure(await api.call(getPhase, { params: { id } }), 'The phase').body

export async function changePhase(api: ApiClient, id: string, change: object): Promise<void> {
  const { updatedAt } = await readPhase(api, id)
  sure(await api.call(updatePhase, { params: { id }, body: { ...change, updatedAt } }), 'The phase')
}

/** A value for each field of a phase, but for files and people. */
function inputsFor({ fields, groups }: RequiredInputs): Record<string, unknown> {
  const all = [...fields, ...groups.flatMap((group) => group.fields)].filter(
    ({ isFixed }) => isFixed !== true,
  )
  return Object.fromEntries(
    all.flatMap((field) => (valueFor(field) === undefined ? [] : [[field.name, valueFor(field)]])),
  )
}

function valueFor({ type, options = [], min = 1 }: InputField): unknown {
  if (type === 'text' || type === 'textarea') return 'Katowice moves first, in March.'
  if (type === 'select') return options[0]
  if (type === 'multi-select') return options.slice(0, 1)
  if (type === 'tags') return ['Katowice']
  if (type === 'date') return '2027-03-01'
  if (type === 'number' || type === 'currency') return min
  return undefined
}

/** A memo of its own; resolves when it can be searched. @returns its id */
export async function upload(
  api: ApiClient,
  { initiativeId }: Engagement,
  clientId: string,
): Promise<string> {
  const form = new FormData()
  form.set('clientId', clientId)
  form.set('initiativeId', initiativeId)
  const words = `Memo ${Date.now()}. Ewa Nowak owns the data of Katowice. The budget is 1.2 million.`
  form.set('file', new File([words], `memo-${Date.now()}.txt`, { type: 'text/plain' }))
  const answer = sure(await api.raw('POST', `/api${uploadArtifact.path}`, { body: form }), 'The upload')
  return (answer.body as { id: string }).id
}

export const untilSearchable = (api: ApiClient, clientId: string, id: string): Promise<void> =>
  eventually(async () => {
    const { body } = await api.call(listClientArtifacts, { params: { clientId } })
    return body.find((artifact) => artifact.id === id)?.indexing.status === 'INDEXED'
  }, 120_000)

export async function validate(api: ApiClient, phaseId: string): Promise<number> {
  sure(await api.call(validatePhase, { params: { phaseId } }), 'The validation')
  let checked = 0
  await eventually(async () => {
    const { body } = await api.call(getValidation, { params: { id: phaseId }, query: {} })
    checked = body.run?.checked ?? 0
    if (body.run?.status === 'FAILED') throw new Error(`The validation failed: ${body.run.error ?? ''}`)
    return body.run?.status === 'COMPLETED'
  }, 180_000)
  await remediateAll(api, phaseId)
  return checked
}

/** Begins the conversation anew. */
export const startAgain = startConversation

/** A conversation from its start to its end. @returns how many turns it had */
export async function converse(api: ApiClient, phaseId: string, begin = true): Promise<number> {
  if (begin) await startConversation(api, phaseId)
  const { sequence, interactions } = await seeItThrough(api, phaseId, 300_000)
  if (sequence.status === 'COMPLETED') return interactions.length
  throw new Error(`The conversation is ${sequence.status}: ${JSON.stringify(sequence.error)}`)
}

export async function activate(api: ApiClient, { initiativeId, phaseId }: Engagement): Promise<string> {
  const { client } = sure(await api.call(me), 'Who one is').body.user
  const body = { phaseId, initiativeId, clientId: client?.id, consultingFirmId: client?.consultingFirm.id }
  sure(await api.call(activatePhase, { body }), 'The activation')
  let status = ''
  await eventually(async () => {
    const answer = await api.call(getActivation, { params: { phaseId } })
    status = answer.body.status
    return ['COMPLETED', 'FAILED'].includes(status)
  }, 180_000)
  if (status === 'FAILED') throw new Error('The activation failed.')
  return status
}

/** A deck as a file. @returns its size in bytes */
export async function makeDeck(api: ApiClient, { initiativeId }: Engagement): Promise<number> {
  const body = { kind: 'main', format: 'pptx', language: 'en' } as const
  const { exportId } = sure(
    await api.call(exportDeck, { params: { id: initiativeId }, body }),
    'The deck',
  ).body
  let size = 0
  await eventually(async () => {
    const { body: deck } = await api.call(getExport, { params: { id: exportId } })
    if (deck.status === 'FAILED') throw new Error(`The deck failed: ${deck.error ?? ''}`)
    size = deck.size ?? 0
    return deck.status === 'COMPLETED'
  }, 180_000)
  return size
}
