import { newId } from '@parley/contracts/ids.ts'
import type { TemplateDraft } from '../model/template-draft.ts'

/** Most roles that a template may have, as in the contract. */
export const maxRoles = 20

/** Appends a role without a name; returns its id. */
export function addRole(draft: TemplateDraft): string | undefined {
  if (draft.teamRoles.length >= maxRoles) return undefined
  const id = newId()
  draft.teamRoles.push({ id, name: '', description: '' })
  return id
}

export function removeRole(draft: TemplateDraft, roleId: string): void {
  draft.teamRoles = draft.teamRoles.filter(({ id }) => id !== roleId)
}

/** Moves a role by a number of places; beyond the ends nothing happens. */
export function moveRole(draft: TemplateDraft, roleId: string, by: number): void {
  const from = draft.teamRoles.findIndex(({ id }) => id === roleId)
  const role = draft.teamRoles[from]
  const to = from + by
  if (role === undefined || to < 0 || to >= draft.teamRoles.length) return
  draft.teamRoles.splice(from, 1)
  draft.teamRoles.splice(to, 0, role)
}
