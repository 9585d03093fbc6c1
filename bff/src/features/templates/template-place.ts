import { AppError, conflict, forbidden, notFound } from '@parley/contracts/errors.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import { findClientRow, findFirmRow } from './templates.queries.ts'

type Visibility = Template['visibility']

/** Whose a template is, and for whom. */
export interface TemplatePlace {
  visibility: Visibility
  /** The firm that made it; null for one of Parley's own. */
  owner_firm_id: Id | null
  /** The firm that it is for. */
  firm_id: Id | null
  client_id: Id | null
}

/** What somebody asks for; undefined leaves it as it is. */
export interface WantedPlace {
  visibility?: Visibility | undefined
  clientId?: Id | null | undefined
  consultingFirmId?: Id | null | undefined
}

/** Where a template is that is assigned to nobody: with the firm that made it, or with all (decisions D10). */
export const homeOf = (owner: Id | null): TemplatePlace => ({
  visibility: owner === null ? 'PARLEY' : 'CONSULTING_FIRM',
  owner_firm_id: owner,
  firm_id: owner,
  client_id: null,
})

const missing = (field: string, text: string): AppError =>
  new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })

/** Without a visibility, whom it is given to tells it (decisions D10). */
function visibilityOf(
  { visibility, clientId, consultingFirmId }: WantedPlace,
  current: TemplatePlace,
): Visibility {
  if (visibility !== undefined) return visibility
  if (clientId) return 'CLIENT'
  if (consultingFirmId) return 'CONSULTING_FIRM'
  if (clientId === null && current.visibility === 'CLIENT')
    return consultingFirmId === null ? homeOf(current.owner_firm_id).visibility : 'CONSULTING_FIRM'
  if (consultingFirmId === null && current.visibility === 'CONSULTING_FIRM')
    return homeOf(current.owner_firm_id).visibility
  return current.visibility
}

function placeForAll(actor: Actor, current: TemplatePlace): TemplatePlace {
  if (actor.kind !== 'super_admin') throw forbidden('Only super admins can make a template available to all.')
  if (current.owner_firm_id !== null)
    throw conflict('This template belongs to a consulting firm. Make a copy of it to offer it to all.')
  return homeOf(null)
}

async function placeForFirm(tx: Tx, wanted: WantedPlace, current: TemplatePlace): Promise<TemplatePlace> {
  const firmId = wanted.consultingFirmId ?? current.owner_firm_id ?? current.firm_id
  if (firmId === null) throw missing('consultingFirmId', 'Choose the consulting firm that it is for.')
  const firm = await findFirmRow(tx, firmId)
  if (firm === undefined) throw notFound('Consulting firm')
  if (firm.is_obsolete && firmId !== current.firm_id) throw conflict('This consulting firm is obsolete.')
  return { ...current, visibility: 'CONSULTING_FIRM', firm_id: firmId, client_id: null }
}

async function placeForClient(tx: Tx, wanted: WantedPlace, current: TemplatePlace): Promise<TemplatePlace> {
  const clientId = wanted.clientId === undefined ? current.client_id : wanted.clientId
  if (clientId === null) throw missing('clientId', 'Choose the client that it is for.')
  const client = await findClientRow(tx, clientId)
  if (client === undefined) throw notFound('Client')
  if (client.is_obsolete && clientId !== current.client_id) throw conflict('This client is obsolete.')
  if (wanted.consultingFirmId && wanted.consultingFirmId !== client.firm_id)
    throw missing('clientId', 'This client belongs to another consulting firm.')
  return { ...current, visibility: 'CLIENT', firm_id: client.firm_id, client_id: clientId }
}

/**
 * For whom a template will be (Document 2, 4.4; decisions D1 and D10). Firms and clients are found in the actor's own
 * scope, so that one out of reach is missing. A firm's own template never leaves the firm.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT
 */
export async function settlePlace(
  tx: Tx,
  actor: Actor,
  { wanted, current }: { wanted: WantedPlace; current: TemplatePlace },
): Promise<TemplatePlace> {
  if (Object.values(wanted).every((value) => value === undefined)) return current
  const { consultingFirmId } = wanted
  if (actor.kind !== 'super_admin' && consultingFirmId && consultingFirmId !== actor.firmId)
    throw notFound('Consulting firm')
  const visibility = visibilityOf(wanted, current)
  if (visibility === 'PARLEY') return placeForAll(actor, current)
  const place = await (visibility === 'CLIENT' ? placeForClient : placeForFirm)(tx, wanted, current)
  if (place.owner_firm_id !== null && place.firm_id !== place.owner_firm_id)
    throw conflict('This template belongs to another consulting firm and stays with it.')
  return place
}
