import { getProgress } from '@parley/contracts/http/progress.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useEffect, useState } from 'react'

const keyOf = (userId: string): string => `parley.single-keys.${userId}`

/** As the browser remembers it, for what listens where it has the focus. */
export const areSingleKeysOn = (userId: string): boolean => localStorage.getItem(keyOf(userId)) !== 'off'

/**
 * Whether the person's single keys do something; until it is known that they are not turned off, they do nothing. The
 * browser remembers the answer, so that it is asked for again only once a key is pressed.
 */
export function useSingleKeys(userId: string): boolean {
  const [kept] = useState(() => localStorage.getItem(keyOf(userId)))
  const [wasPressed, setWasPressed] = useState(false)
  const progress = useRouteQuery(getProgress, {}, { enabled: kept === null || wasPressed }).data
  const state = progress === undefined ? kept : progress['shortcuts.single-key'] === 'off' ? 'off' : 'on'
  useEffect(() => {
    if (state !== null) localStorage.setItem(keyOf(userId), state)
  }, [state, userId])
  useEffect(() => {
    const note = (): void => setWasPressed(true)
    document.addEventListener('keydown', note, { once: true })
    return () => document.removeEventListener('keydown', note)
  }, [])
  return state === 'on'
}
