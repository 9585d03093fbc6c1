import type {
  AgentRole,
  Importance,
  ObservationStatus,
  ObservationType,
  PhaseStatus,
  Severity,
} from '@parley/contracts/enums.ts'
import type { RequiredInputs, TeamRole } from '@parley/contracts/template-definition.ts'

/**
 * The demo's content as plain data. Records name each other by key; the seed turns keys into ids. `daysAgo` counts
 * back from the moment of seeding, so that a fresh demo never looks stale.
 */
export interface AgentContent {
  key: string
  name: string
  description: string
  systemMessage: string
  role: AgentRole
  isSME: boolean
  industries: string[]
}

export interface AssignmentContent {
  agent: string
  chapterTitle: string
  moderatorPrompt: string
  expectedOutput: string
}

export interface TemplatePhaseContent {
  /** Stable key of the phase within its template, in kebab-case. */
  id: string
  name: string
  description: string
  /** Usual length in calendar days. */
  durationDays: number
  requiredInputs: RequiredInputs
  recommendedArtifacts: { name: string; importance: Importance }[]
  initialRiskMitigations: string[]
  riskMitigations: string[]
  aiAgents: AssignmentContent[]
}

export interface TemplateContent {
  key: string
  name: string
  description: string
  icon: string
  initiativeType: string
  industries: string[]
  status: 'CURRENT' | 'FUTURE'
  /** Null: the platform's own, for everybody. A firm's key: that firm's. */
  firm: string | null
  /** A client's key: the firm has assigned it to that client. */
  client: string | null
  teamRoles: TeamRole[]
  inputs: RequiredInputs
  outputs: RequiredInputs
  phases: TemplatePhaseContent[]
}

export interface DepartmentContent {
  key: string
  name: string
  code: string
  description: string
  parent?: string
}

export interface StakeholderContent {
  key: string
  firstName: string
  lastName: string
  role: string
  email: string
  phone: string
  notes: string
  department: string
}

export interface ConsultantContent {
  key: string
  firstName: string
  lastName: string
  email: string
  phone: string
  position: string
}

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

/** A phase input's value; people and documents are named by key. */
export type InputValue =
  string | number | string[] | { stakeholders: string[] } | { contacts: string[] } | { documents: string[] }

/** A finding's support: a document's exact words, or a phase input. */
export type EvidenceContent = { document: string; quote: string } | { input: string; quote: string }

export interface ObservationContent {
  mitigation: number | null
  description: string
  severity: Severity
  status: ObservationStatus
  observationType: ObservationType
  evidence: EvidenceContent[]
  consultantNotes: string
  remediationPlan: string | null
  daysAgo: number
  resolvedDaysAgo: number | null
}

export interface CitationContent {
  document: string
  /** Found word for word in the document's text; the seed and the tests check it. */
  quote: string
}

export interface VerdictContent {
  kind: 'approve' | 'revise' | 'reject'
  reasons: string[]
  /** Keys of the turns to redo. */
  revise: string[]
}

/** One agent's turn with the moderator's words around it. Citation marks [n] in `response` count from 1. */
export interface TurnContent {
  key: string
  agent: string
  chapterTitle: string
  moderatorPrompt: string
  response: string
  summary: string
  citations: CitationContent[]
  verdict: VerdictContent | null
  supersedes?: string
  /** The moderator's reading of the answer and its decision. */
  analysis: string
}

/** What a person said in between, taken up before the turn named. */
export interface InterjectionContent {
  beforeTurn: string
  author: string
  content: string
  reply: string
}

export interface ConversationContent {
  opening: string
  turns: TurnContent[]
  interjections: InterjectionContent[]
  finalSummary: string
  summaryCitations: CitationContent[]
}

export interface PhaseContent {
  status: PhaseStatus
  startDaysAgo: number | null
  endDaysAgo: number | null
  inputs: Record<string, InputValue>
  notes: string | null
  observations: ObservationContent[]
  conversation: ConversationContent | null
}

export interface InitiativeContent {
  key: string
  name: string
  description: string
  template: string
  status: 'PENDING' | 'ACTIVE' | 'COMPLETED' | 'ON_HOLD' | 'CANCELLED'
  isConfidential: boolean
  consultant: string
  createdDaysAgo: number
  /** Initiative metadata of the contract; people are separate. */
  metadata: Record<string, unknown>
  globalInputs: Record<string, InputValue>
  owners: string[]
  stakeholders: string[]
  team: { user: string; role: string }[]
  humanHours: { user: string; phase: number | null; minutes: number; note: string; daysAgo: number }[]
  timeline: { title: string; description: string; daysAgo: number }[]
  interviews: InterviewContent[]
  /** By place; phases beyond the list are PENDING. */
  phases: PhaseContent[]
}

export interface UserContent {
  email: string
  firstName: string
  lastName: string
  role: 'Firm Admin' | 'Consultant' | 'Client Admin' | 'Client Member' | 'Client Viewer' | 'SUPER_ADMIN'
  consultant?: string
}

export interface DocumentPlacement {
  /** Key of a built document (documents/). */
  document: string
  department: string | null
  tags: string[]
  description: string
  /** Key of the initiative, or null for the whole client. */
  initiative: string | null
  uploadedBy: string
  daysAgo: number
}

export interface ClientContent {
  key: string
  name: string
  industries: string[]
  createdDaysAgo: number
  users: UserContent[]
  departments: DepartmentContent[]
  stakeholders: StakeholderContent[]
  objectives: { name: string; description: string }[]
  programs: { name: string; description: string }[]
  portfolios: { name: string; description: string }[]
  initiatives: InitiativeContent[]
  documents: DocumentPlacement[]
}

export interface FirmContent {
  key: string
  name: string
  createdDaysAgo: number
  users: UserContent[]
  consultants: ConsultantContent[]
  /** Consultant key to keys of the clients that they may access. */
  access: Record<string, string[]>
  documents: (Omit<DocumentPlacement, 'initiative' | 'department'> & { useInClientWork: boolean })[]
  clients: ClientContent[]
}
