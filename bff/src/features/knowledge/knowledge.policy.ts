import { type Actor, can } from '../../authorization/actor.ts'

/** Firm users, and who acts inside a firm (Document 3, 6). */
export const mayAskFirm = (actor: Actor): boolean => actor.kind === 'firm' && actor.firmId !== null

/** Client users, viewers too, and who acts inside a client (Document 3, 6; decisions D1). */
export const mayAskClient = (actor: Actor): boolean => actor.kind === 'client' && actor.clientId !== null

/** Indexing a file adds an artifact to the client. */
export const mayIndexForClient = (actor: Actor): boolean =>
  mayAskClient(actor) && can(actor, 'manage_initiatives')

export const refusals = {
  firm: 'Only consulting firm users can search the firm’s knowledge.',
  client: 'Connect to a client to ask what its documents and conversations say.',
  index: 'Only people who may manage initiatives can add documents, inside a client.',
} as const
