/** Why a group of inputs stays where it is (Document 2, 4.6). */
export type GroupLock = 'default' | 'stakeholders' | 'owners'

const ownerNames = ['owners', 'initiative owners', 'initiativeowners']

/** A group is known by its name, or by the id under which the product keeps it whatever it is called. */
export function groupLock(group: { id: string; name: string }, isFirstPhase: boolean): GroupLock | undefined {
  const names = [group.id, group.name].map((name) => name.trim().toLowerCase())
  if (names.includes('default')) return 'default'
  if (names.includes('stakeholders')) return 'stakeholders'
  return isFirstPhase && names.some((name) => ownerNames.includes(name)) ? 'owners' : undefined
}
