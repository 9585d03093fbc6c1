import { useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Takes all of these in, or all out where all are in. */
  toggleAll: (ids: readonly string[]) => void
  clear: () => void
}

/** Which rows are chosen for something done to several at once. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const change = (edit: (next: Set<string>) => void): void => {
    const next = new Set(ids)
    edit(next)
    setIds(next)
  }
  return {
    ids,
    has: (id) => ids.has(id),
    toggle: (id) => change((next) => (next.has(id) ? next.delete(id) : next.add(id))),
    toggleAll: (some) =>
      change((next) => {
        const isWhole = some.every((id) => next.has(id))
        for (const id of some)
          if (isWhole) next.delete(id)
          else next.add(id)
      }),
    clear: () => setIds(new Set()),
  }
}
