import type { Principal, TenantRecords } from '../isolation-world.ts'

/** Whose rows somebody may be shown: marks of clients, and the one firm. */
export interface Sight {
  /** All rows of everybody: a super admin outside of all firms. */
  isUnbounded: boolean
  marks: ReadonlySet<string>
  firmId: string | null
}

const mark = /canary-[0-9a-f]{12}/g
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Who is in no tenant at all. */
export const noSight: Sight = { isUnbounded: false, marks: new Set(), firmId: null }

/** What a principal of the isolation world may be shown. */
export const sightOf = (
  { name, sees, firmId }: Principal,
  markOf: (client: Principal['sees'][number]) => string,
): Sight => ({ isUnbounded: name === 'super admin', marks: new Set(sees.map(markOf)), firmId })

/**
 * Knows the ids of all firms' records that were ever made, and finds foreign ones in answers: words with the mark of a
 * client that the caller does not see, and ids of another firm. What the request itself said is no find.
 */
export function createForeignRows() {
  const firmOf = new Map<string, string>()
  return {
    /** Agents are everybody's, as are the ids of `shared`. */
    add(records: TenantRecords, shared: readonly string[] = []): void {
      for (const id of Object.values(records) as string[])
        if (id !== records.agentId && !shared.includes(id)) firmOf.set(id, records.firmId)
    },
    /** @returns the first foreign word of the answer; undefined where there is none */
    find(answer: string, request: string, sight: Sight): string | undefined {
      if (sight.isUnbounded) return undefined
      const isForeignId = (id: string): boolean => {
        const firm = firmOf.get(id)
        return firm !== undefined && firm !== sight.firmId
      }
      const foreign = [
        ...(answer.match(mark) ?? []).filter((word) => !sight.marks.has(word)),
        ...(answer.match(uuid) ?? []).filter(isForeignId),
      ]
      return foreign.find((word) => !request.includes(word))
    },
  }
}

export type ForeignRows = ReturnType<typeof createForeignRows>
