import type { activatePhase, getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditIdentities } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { presentActivation, presentContext } from './activation.presenter.ts'
import { findActivationView, findContextView, findPhasePlace } from './activation.views.ts'

type Ports = Pick<Dependencies, 'database' | 'orchestrator'>
type Body = z.output<typeof activatePhase.body>
type Parameters = Record<keyof Body, string>

const parameters = ['phaseId', 'initiativeId', 'clientId', 'consultingFirmId'] as const

/** @throws AppError VALIDATION_FAILED in the words of Document 2, section 5 */
function requireParameters(body: Body): Parameters {
  const missing = parameters.filter((name) => !body[name])
  if (missing.length > 0)
    throw new AppError('VALIDATION_FAILED', 'Missing required parameters for activation', {
      errors: Object.fromEntries(missing.map((name) => [name, 'This field is required'])),
    })
  return body as Parameters
}

/** @throws AppError NOT_FOUND where one of the ids is missing, foreign, or belongs to something else */
async function requirePlace(tx: Tx, given: Parameters): Promise<void> {
  const phase = await findPhasePlace(tx, given.phaseId)
  const isRight =
    phase?.initiative_id === given.initiativeId &&
    phase.client_id === given.clientId &&
    phase.firm_id === given.consultingFirmId
  if (!isRight) throw notFound('Phase')
}

/** Asks for a phase's activation; see the orchestrator's command for when it runs. */
export async function activate(
  { database, orchestrator }: Ports,
  caller: Caller,
  body: Body,
): Promise<z.input<typeof activatePhase.response>> {
  const scope = scopeOf(caller)
  const given = requireParameters(body)
  await database.tenantRead(scope, (tx) => requirePlace(tx, given))
  const by = { ...auditIdentities(caller), ipAddress: caller.ipAddress }
  const input = { params: { phaseId: given.phaseId }, body: { by } }
  const { status } = await orchestrator.call('activatePhase', input, { scope, requestId: caller.requestId })
  const view = await database.tenantRead(scope, (tx) => findActivationView(tx, given.phaseId))
  return { status, bundledOutput: view === undefined ? null : presentActivation(view).bundledOutput }
}

/** @throws AppError NOT_FOUND: the phase is not activated, or not the actor's (Document 2, 4.5) */
export const getStatus = (
  { database }: Ports,
  actor: Actor,
  phaseId: string,
): Promise<z.input<typeof getActivation.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const row = await findActivationView(tx, phaseId)
    if (row === undefined) throw notFound('Activation')
    return presentActivation(row)
  })

export const getContext = (
  { database }: Ports,
  actor: Actor,
  phaseId: string,
): Promise<z.input<typeof getActivationContext.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const row = await findContextView(tx, phaseId)
    if (row === undefined) throw notFound('Activation')
    return presentContext(row)
  })
