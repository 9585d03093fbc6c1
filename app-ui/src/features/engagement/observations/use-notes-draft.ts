import type { Observation } from '@parley/contracts/http/observations.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useState } from 'react'
import { draftKeyOf } from './use-opening.ts'

interface Typed {
  notes?: string
  plan?: string
  /** The observation's time when one began to type. */
  from: string
}

const orNull = (text: string): string | null => (text === '' ? null : text)

export interface NotesDraft {
  notes: string
  plan: string
  write: (part: { notes?: string; plan?: string }) => void
  isDirty: boolean
  /** What was typed, as it is sent. */
  changes: { consultantNotes?: string | null; remediationPlan?: string | null }
  /** The time of the state that it was typed over. */
  madeFrom: string
  isStale: boolean
  /** Takes note of a refusal, so that saving again replaces what the other person did, knowingly. */
  note: (error: unknown) => void
  /** Something else of it was saved by oneself meanwhile, which makes nothing stale. */
  follow: (saved: Observation) => void
  clear: () => void
}

/** Notes and plan of an observation while they are written: they survive a reload, and follow others until one types. */
export function useNotesDraft(observation: Observation): NotesDraft {
  const { value: typed, setValue, clear } = useDraft<Typed | null>(draftKeyOf(observation.id), null)
  const stored = { notes: observation.consultantNotes ?? '', plan: observation.remediationPlan ?? '' }
  /** The time of what somebody else made of it, once that was told. */
  const [theirs, setTheirs] = useState<string>()
  const notes = typed?.notes ?? stored.notes
  const plan = typed?.plan ?? stored.plan
  const changes = {
    ...(notes !== stored.notes && { consultantNotes: orNull(notes) }),
    ...(plan !== stored.plan && { remediationPlan: orNull(plan) }),
  }
  return {
    notes,
    plan,
    write: (part) => {
      const next = { notes, plan, ...part }
      if (next.notes === stored.notes && next.plan === stored.plan) clear()
      else setValue({ from: observation.updatedAt, ...typed, ...part })
    },
    isDirty: Object.keys(changes).length > 0,
    changes,
    madeFrom: theirs ?? typed?.from ?? observation.updatedAt,
    isStale: theirs !== undefined,
    note: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'STALE_UPDATE') return
      const { updatedAt } = (error.current ?? {}) as Partial<Observation>
      setTheirs(updatedAt)
    },
    follow: ({ updatedAt }) => {
      if (typed !== null && typed.from === observation.updatedAt) setValue({ ...typed, from: updatedAt })
    },
    clear: () => {
      clear()
      setTheirs(undefined)
    },
  }
}
