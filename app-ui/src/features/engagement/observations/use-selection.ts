import type { Observation } from '@parley/contracts/http/observations.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Which rows of a list are selected; with a range, all from the last one that was chosen. */
export function useSelection(shown: readonly Observation[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string | null>(null)
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  const toggle = useCallback((id: string, withRange: boolean): void => {
    const order = latest.current.map((one) => one.id)
    const from = anchor.current === null ? -1 : order.indexOf(anchor.current)
    const to = order.indexOf(id)
    setIds((current) => {
      const isOn = !current.has(id)
      const range = withRange && from !== -1 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const next = new Set(current)
      for (const one of range) {
        if (isOn) next.add(one)
        else next.delete(one)
      }
      return next
    })
    anchor.current = id
  }, [])
  // What is not shown is not decided on.
  const selected = shown.filter(({ id }) => ids.has(id))
  return {
    selected,
    isSelected: (id: string): boolean => ids.has(id),
    toggle,
    toggleAll: () =>
      setIds(selected.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
