import { type ReactNode, useDeferredValue } from 'react'

interface DrawnAfterProps {
  /** Holds open its room until then. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * What may be drawn after all else of a page: in slices, which keep nobody's key or click waiting. An answer that
 * arrives would have it drawn in one piece.
 */
export function DrawnAfter({ skeleton, children }: DrawnAfterProps) {
  return useDeferredValue(true, false) ? children : skeleton
}
