import { type Actor, can } from '../../authorization/actor.ts'

/** Whose a template is: the firm that made it, or nobody for one of Parley's own. */
export interface OwnedTemplate {
  owner_firm_id: string | null
}

/** Super admins and people of firms who may manage initiatives write templates; clients read them (decisions D1). */
export const mayWriteTemplates = (actor: Actor): boolean =>
  actor.kind === 'super_admin' || (actor.kind === 'firm' && can(actor, 'manage_initiatives'))

/** A super admin manages every template, a firm its own (Document 2, section 6). */
export const mayManageTemplate = (actor: Actor, template: OwnedTemplate): boolean =>
  actor.kind === 'super_admin' ||
  (mayWriteTemplates(actor) && template.owner_firm_id !== null && template.owner_firm_id === actor.firmId)
