import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that does what the latest one does and stays the same: what is told it need not be drawn anew. Not to be
 * called while drawing.
 */
export function useSameFunction<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given) => latest.current(...given), [])
}
