import { permissions } from '@parley/contracts/enums.ts'
import { can, type Actor } from './actor.ts'
import { isOutsideClients } from './switching.ts'

/** Who may enter tenant content at all: a super admin only by impersonation (decisions D1). */
export const mayReadInitiatives = (actor: Actor): boolean => actor.kind !== 'super_admin'

/** Creating and changing initiatives, phases, people and artifacts, and running agents (decisions D1). */
export const mayManageInitiatives = (actor: Actor): boolean =>
  mayReadInitiatives(actor) && can(actor, 'manage_initiatives')

/** The same where the actor stands now: a consultant changes a client's records inside the client alone (D12, Switching). */
export const mayManageHere = (actor: Actor): boolean =>
  mayManageInitiatives(actor) && !isOutsideClients(actor)

/** Commenting: who may change it, and all of the client, as they may write messages too; a firm's readers only read. */
export const mayComment = (actor: Actor): boolean =>
  mayManageInitiatives(actor) || (mayReadInitiatives(actor) && actor.kind === 'client')

/** Who holds every permission (docs/glossary.md, administrator). */
export const isAdministrator = (actor: Actor): boolean =>
  permissions.every((permission) => can(actor, permission))

/** What models were given holds all of a phase's material in one place: never for super admins, inside a tenant either. */
export const maySeeModelViews = (actor: Actor): boolean =>
  mayManageInitiatives(actor) && actor.impersonation?.isSuperAdmin !== true
