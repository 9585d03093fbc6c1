import { forgetDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListAddress } from './use-list-address.ts'

/** Under which the notes and the plan of an observation are kept while they are written. */
export const draftKeyOf = (id: string): string => `observation.${id}`

/** Opens one observation at a time, and asks before what was typed into it is thrown away. */
export function useOpening({ openId, open }: Pick<ListAddress, 'openId' | 'open'>) {
  const [isDirty, setDirty] = useState(false)
  const [wanted, setWanted] = useState<{ id: string | null } | null>(null)
  const latest = useRef({ openId, isDirty, open })
  useEffect(() => {
    latest.current = { openId, isDirty, open }
  })
  // The same function for all time, so that rows are not drawn again with every change of the address.
  const toggle = useCallback((id: string): void => {
    const { openId: now, isDirty: hasText, open: show } = latest.current
    const next = id === now ? null : id
    if (hasText) setWanted({ id: next })
    else show(next)
  }, [])
  return {
    toggle,
    setDirty,
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      if (openId !== null) forgetDraft(draftKeyOf(openId))
      setDirty(false)
      setWanted(null)
      open(wanted?.id ?? null)
    },
  }
}
