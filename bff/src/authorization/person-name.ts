/** Columns of an account that is joined to what it wrote; null where nobody is joined. */
export interface JoinedPerson {
  first_name: string | null
  last_name: string | null
  deleted_at: Date | null
}

/** Somebody of the product, acting inside the tenant, is nobody whom the tenant knows by name. */
export const supportPerson = { firstName: 'Parley', lastName: 'support' } as const

export const supportName = `${supportPerson.firstName} ${supportPerson.lastName}`

/**
 * The name beside what the account of an author's id wrote. It outlives them as 'Deleted user' (decisions D3): accounts
 * are kept when they are deleted, so one that the tenant's scope does not show is a super admin's.
 */
export function nameOf(person: JoinedPerson): string {
  if (person.deleted_at !== null) return 'Deleted user'
  return person.first_name === null ? supportName : `${person.first_name} ${person.last_name ?? ''}`.trim()
}
