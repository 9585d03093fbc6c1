/**
 * The demo's content as plain data. Records name each other by key; the seed turns keys into ids. `daysAgo` counts
 * back from the moment of seeding, so that a fresh demo never looks stale.
 */

/** Rich text in the editor's own form (Tiptap JSON), limited to what the interview summaries need. */
export type RichNode =
  | { type: 'heading'; level: 1 | 2 | 3; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'bullets'; items: string[] }

export interface InterviewContent {
  daysAgo: number
  status: 'PLANNED' | 'COMPLETED'
  isAutomated: boolean
  stakeholders: string[]
  consultants: string[]
  summary: RichNode[]
  additionalNotes: string
}
