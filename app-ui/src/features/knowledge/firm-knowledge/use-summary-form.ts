import {
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
  saveInitiativeSummary,
} from '@parley/contracts/http/initiative-summaries.ts'
import { ApiError, hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyOf, draftOf, emptyDraft, isSame, missingFields, type SummaryDraft } from './summary-draft.ts'
import './locales/en.ts'

interface SummaryForm {
  value: SummaryDraft
  change: (part: Partial<SummaryDraft>) => void
  isDirty: boolean
  isBusy: boolean
  /** What is needed and missing, once saving was tried. */
  missing: readonly ('initiative' | 'summary')[]
  /** Why it was not saved. */
  failure: string | undefined
  /** Something that was typed before is shown. */
  isRestored: boolean
  /** The summary as somebody else has saved it meanwhile, until the person has decided. */
  theirs: InitiativeSummary | null
  save: () => void
  keepMine: () => void
  takeTheirs: () => void
  /** Goes back to what is stored. */
  discard: () => void
  forget: () => void
}

interface SummaryFormOptions {
  /** Edited; a new one is written where it is left out. */
  summary: InitiativeSummary | undefined
  /** Whose knowledge it is: what is typed in one firm is not shown in another. */
  firmId: string
  onSaved: () => void
}

/** The form of a summary: what is typed survives a reload, somebody else's save and a deletion (decisions D3). */
export function useSummaryForm({ summary, firmId, onSaved }: SummaryFormOptions): SummaryForm {
  const [stored, setStored] = useState(summary === undefined ? emptyDraft : draftOf(summary))
  const draft = useDraft(`initiative-summary.${firmId}.${summary?.initiativeId ?? 'new'}`, stored)
  const [isRestored, setIsRestored] = useState(draft.wasRestored)
  const [isChecked, setIsChecked] = useState(false)
  const [theirs, setTheirs] = useState<InitiativeSummary | null>(null)
  const [isGone, setIsGone] = useState(false)
  const mutation = useRouteMutation(saveInitiativeSummary, [listFirmSummaries, getInitiativeSummary])
  const failure = useFailure(mutation.error, isGone)
  const { value } = draft
  const missing = missingFields(value)

  const replace = (next: SummaryDraft): void => {
    setStored(next)
    draft.setValue(next)
    setIsRestored(false)
    setTheirs(null)
    mutation.reset()
  }
  const save = async (made: SummaryDraft): Promise<void> => {
    setIsChecked(true)
    if (missing.length > 0) return
    try {
      await mutation.mutateAsync({ body: bodyOf(made) })
      draft.clear()
      onSaved()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_UPDATE')
        setTheirs(error.current as InitiativeSummary)
      const wasDeleted = hasStatus(error, 404) && made.updatedAt !== null
      setIsGone(wasDeleted)
      // What was edited is gone: saving again writes it anew.
      if (wasDeleted) draft.setValue({ ...made, updatedAt: null })
    }
  }
  return {
    value,
    change: (part) => draft.setValue({ ...value, ...part }),
    isDirty: !isSame(value, stored),
    isBusy: mutation.isPending,
    missing: isChecked ? missing : [],
    failure: theirs === null ? failure : undefined,
    isRestored: isRestored && !isSame(value, stored),
    theirs,
    save: () => void save(value),
    keepMine: () => {
      if (theirs === null) return
      const mine = { ...value, updatedAt: theirs.updatedAt }
      draft.setValue(mine)
      setTheirs(null)
      void save(mine)
    },
    takeTheirs: () => theirs !== null && replace(draftOf(theirs)),
    discard: () => replace(stored),
    forget: draft.clear,
  }
}

/** A refusal in its own words; what failed on the way as Document 3, section 8 has it. */
function useFailure(error: Error | null, isGone: boolean): string | undefined {
  const { t } = useTranslation()
  if (error === null) return undefined
  if (isGone) return t('firmKnowledge.deletedMeanwhile')
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isRefusal ? error.message : t('firmKnowledge.saveFailed')
}
