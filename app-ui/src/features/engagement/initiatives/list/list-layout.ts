import { parseJson } from '@parley/ui-kit/calls/api-error.ts'

/** The ways to look at the list. */
export const layouts = ['cards', 'table', 'board'] as const
export type Layout = (typeof layouts)[number]

export const isLayout = (text: unknown): text is Layout => layouts.some((one) => one === text)

/** What the browser keeps of how somebody looks at the list, in a firm and in each client. */
export interface Remembered {
  /** None until one was chosen. */
  layout?: Layout
  /** A view is shown first: the list waits for it. */
  hasDefault?: boolean
}

interface Reader {
  id: string
  clientId: string | null
}

const keyOf = ({ id, clientId }: Reader): string => `parley.initiatives.${id}.${clientId ?? ''}`

export const readRemembered = (reader: Reader): Remembered =>
  (parseJson(localStorage.getItem(keyOf(reader)) ?? '') as Remembered | undefined) ?? {}

export function remember(reader: Reader, part: Remembered): void {
  try {
    localStorage.setItem(keyOf(reader), JSON.stringify({ ...readRemembered(reader), ...part }))
  } catch {
    // Without room in the browser the list begins next time as it is for everybody.
  }
}
