import {
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
  saveInitiativeSummary,
} from '@parley/contracts/http/initiative-summaries.ts'
import { ApiError, hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RecordForm, useRecordForm } from '../../records/editing/parts.ts'
import { bodyOf, draftOf, emptyDraft, isSame, missingFields, type SummaryDraft } from './summary-draft.ts'
import './locales/en.ts'

interface SummaryFormOptions {
  /** Edited; a new one is written where it is left out. */
  summary: InitiativeSummary | undefined
  /** Whose knowledge it is: what is typed in one firm is not shown in another. */
  firmId: string
  onSaved: () => void
}

/** The form of a summary: what is typed survives a reload, somebody else's save and a deletion (decisions D3). */
export function useSummaryForm({
  summary,
  firmId,
  onSaved,
}: SummaryFormOptions): RecordForm<InitiativeSummary, SummaryDraft> {
  const { t } = useTranslation()
  const [isGone, setIsGone] = useState(false)
  /** A refusal in its own words; what failed on the way as Document 3, section 8 has it. */
  const failed = (error: Error): string => {
    // What was edited is gone: saving again writes it anew.
    if (hasStatus(error, 404) && summary !== undefined && !isGone) {
      setIsGone(true)
      return t('firmKnowledge.deletedMeanwhile')
    }
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    return isRefusal ? error.message : t('firmKnowledge.saveFailed')
  }
  return useRecordForm({
    record: summary,
    valuesOf: (record) => (record === undefined ? emptyDraft : draftOf(record)),
    create: {
      route: saveInitiativeSummary,
      input: (values) => ({ body: bodyOf({ ...values, updatedAt: null }) }),
    },
    update: {
      route: saveInitiativeSummary,
      input: (values, { updatedAt }) => ({
        body: bodyOf({ ...values, updatedAt: isGone ? null : updatedAt }),
      }),
    },
    refreshes: [listFirmSummaries, getInitiativeSummary],
    check: (values) => {
      const missing = missingFields(values)
      const texts = missing.map((name) => [name, t('firmKnowledge.needsBoth')] as const)
      return missing.length === 0 ? undefined : { errors: Object.fromEntries(texts) }
    },
    isSame,
    failed,
    draft: `initiative-summary.${firmId}.${summary?.initiativeId ?? 'new'}`,
    onSaved,
  })
}
