import type { DeckKind, DeckSectionId } from '@parley/contracts/http/exports.ts'
import type { AgentRole, ObservationStatus, PhaseStatus, Severity } from '@parley/contracts/enums.ts'
import type { GateOutcome } from '@parley/contracts/rules/gate-messages.ts'

/** A deck's own words; what people and agents wrote stays as it is. Sentences are made of figures that were counted. */
export interface DeckWords {
  kinds: Record<DeckKind, string>
  sections: Record<DeckSectionId, string>
  confidential: string
  page: string
  sources: string
  continued: string
  contents: string
  previewEnds: (pages: number) => string

  severities: Record<Severity, string>
  findingStatuses: Record<ObservationStatus, string>
  phaseStatuses: Record<PhaseStatus, string>
  roles: Record<AgentRole | 'MODERATOR' | 'USER' | 'AGENT' | 'system', string>
  verdicts: Record<'approve' | 'revise' | 'reject', string>
  overruledBy: (name: string) => string
  deletedUser: string
  somebody: string
  more: (count: number) => string

  figures: Record<'phases' | 'openFindings' | 'inputs' | 'documents' | 'interviews' | 'hours', string>
  of: (done: number, all: number) => string
  headings: Record<
    | 'objectives'
    | 'painPoints'
    | 'systems'
    | 'requirements'
    | 'owners'
    | 'stakeholders'
    | 'team'
    | 'globalInputs'
    | 'toDo'
    | 'openFlags'
    | 'confirmed'
    | 'finalSummary',
    string
  >
  missingIn: (phase: string) => string
  nextPhase: (phase: string) => string
  labels: Record<
    | 'budget'
    | 'timeline'
    | 'integration'
    | 'compliance'
    | 'scalability'
    | 'custom'
    | 'name'
    | 'role'
    | 'department'
    | 'leading'
    | 'phase'
    | 'status'
    | 'planned'
    | 'actual'
    | 'finding'
    | 'severity'
    | 'plan'
    | 'notes'
    | 'mitigation'
    | 'saysSo'
    | 'input'
    | 'value'
    | 'filled'
    | 'missing'
    | 'date'
    | 'decision'
    | 'by'
    | 'flag'
    | 'required'
    | 'document'
    | 'feedback'
    | 'replaced'
    | 'toPeople'
    | 'person',
    string
  >
  captions: Record<
    | 'inputsByPhase'
    | 'phases'
    | 'findings'
    | 'mostSevere'
    | 'owners'
    | 'stakeholders'
    | 'team'
    | 'inputs'
    | 'decisions'
    | 'toDo'
    | 'flags',
    string
  >
  days: (count: number) => string
  between: (from: string, to: string) => string
  from: (day: string) => string
  until: (day: string) => string
  turnStatuses: Record<'FAILED' | 'SKIPPED' | 'CANCELLED', string>
  outcomes: Record<GateOutcome, string>
  decisions: {
    overruled: (agent: string) => string
    /** Of what a gate asked; cut where it is long. */
    gate: Record<GateOutcome, (phase: string, question: string) => string>
    accepted: (finding: string) => string
    flagResolved: (flag: string) => string
  }
  leads: {
    overview: (figures: { objectives: number; done: number; phases: number }) => string
    progress: (figures: {
      done: number
      phases: number
      current: string | null
      isBegun: boolean
      plannedEnd: string | null
      daysLate: number
    }) => string
    people: (figures: {
      owner: string | null
      otherOwners: number
      lead: string | null
      firm: string
      people: number
    }) => string
    inputs: (figures: { filled: number; phases: number; missing: number }) => string
    findings: (figures: { all: number; unsettled: number; critical: number }) => string
    /** Where nothing was found. */
    confirmed: (count: number) => string
    conclusions: (figures: { answers: number; phases: number; verdicts: number; approved: number }) => string
    decisions: (figures: { all: number; latest: string | null }) => string
    nextSteps: (figures: {
      findings: number
      inputs: number
      documents: number
      flags: number
      current: string | null
      next: string | null
    }) => string
    conversation: (figures: { entries: number; phases: number }) => string
    sources: (count: number) => string
  }
}
