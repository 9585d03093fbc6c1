import { useState } from 'react'
import type { Owner } from './artifact-record.ts'

/** How documents are looked at. */
export const looks = ['cards', 'table'] as const
export type Look = (typeof looks)[number]

/** A client's begin as cards, a firm's as a table (Document 3, Artifacts page). */
const first: Record<Owner['kind'], Look> = { client: 'cards', firm: 'table' }
const keyOf = (kind: Owner['kind']): string => `parley.documents.${kind}`

function remembered(kind: Owner['kind']): Look {
  try {
    const kept = localStorage.getItem(keyOf(kind))
    return looks.find((look) => look === kept) ?? first[kind]
  } catch {
    return first[kind]
  }
}

/** What was chosen last for documents of the kind, in this browser. */
export function useListLook({ kind }: Owner): [Look, (look: Look) => void] {
  const [look, setLook] = useState(() => remembered(kind))
  const change = (next: Look): void => {
    setLook(next)
    try {
      localStorage.setItem(keyOf(kind), next)
    } catch {
      // A browser without storage forgets it.
    }
  }
  return [look, change]
}
