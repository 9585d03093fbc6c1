import type { InitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'

/** The initiative that a summary is of, as the picker shows it. */
export interface PickedInitiative {
  id: string
  name: string
  clientName: string
}

/** A summary as it stands in the dialog. */
export interface SummaryDraft {
  initiative: PickedInitiative | null
  summary: string
  keyFindings: string
  recommendations: string
  vendorChoices: string[]
  outcomes: string
  /** Of the summary that the edit was begun from; null where there was none. */
  updatedAt: string | null
}

export const emptyDraft: SummaryDraft = {
  initiative: null,
  summary: '',
  keyFindings: '',
  recommendations: '',
  vendorChoices: [],
  outcomes: '',
  updatedAt: null,
}

export const draftOf = (summary: InitiativeSummary): SummaryDraft => ({
  initiative: {
    id: summary.initiativeId,
    name: summary.initiative.name,
    clientName: summary.initiative.clientName,
  },
  summary: summary.summary,
  keyFindings: summary.keyFindings ?? '',
  recommendations: summary.recommendations ?? '',
  vendorChoices: summary.vendorChoices,
  outcomes: summary.outcomes ?? '',
  updatedAt: summary.updatedAt,
})

/** What is sent; the server trims its texts. */
export const bodyOf = ({ initiative, ...texts }: SummaryDraft) => ({
  ...texts,
  initiativeId: initiative?.id ?? '',
})

const comparable = (draft: SummaryDraft): string => {
  const { summary, keyFindings, recommendations, outcomes } = draft
  const texts = [summary, keyFindings, recommendations, outcomes].map((text) => text.trim())
  return JSON.stringify([draft.initiative?.id ?? '', texts, draft.vendorChoices])
}

/** Whether the two say the same. */
export const isSame = (one: SummaryDraft, other: SummaryDraft): boolean =>
  comparable(one) === comparable(other)

/** Which of the two that are needed is missing (Document 3, section 5). */
export const missingFields = ({ initiative, summary }: SummaryDraft): ('initiative' | 'summary')[] => [
  ...(initiative === null ? (['initiative'] as const) : []),
  ...(summary.trim() === '' ? (['summary'] as const) : []),
]
