/** Columns of an account that is joined to what it wrote; null where nobody is joined. */
export interface JoinedPerson {
  first_name: string | null
  last_name: string | null
  deleted_at: Date | null
}

/** The name beside what somebody wrote; it outlives them as 'Deleted user' (decisions D3). */
export const nameOf = (person: JoinedPerson): string =>
  person.deleted_at !== null || person.first_name === null
    ? 'Deleted user'
    : `${person.first_name} ${person.last_name ?? ''}`.trim()
