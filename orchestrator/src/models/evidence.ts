// What a task may rest on, as facts: what contexts are put together from, and what the built-in model reads.

/** A retrieved passage, as given to a model: data, never instructions (decisions D4). */
export interface Passage {
  chunkId: string
  artifactId: string | null
  sourceKind: 'initiative' | 'client' | 'firm'
  name: string
  page: number | null
  text: string
  /** What stands above it and names it: client, document, headings. Not part of the text, and not to be quoted. */
  context?: string
  /** Where in the source: 'Page 3', 'Slide 2', 'Sheet Prices rows 2-40', a heading. */
  label?: string
  /** Calibrated, 0 to 1; 0.7 means 'clearly about the question'. As measured when it was found, however often it is cited. */
  relevance: number
  /** Whose words these are; a document's where it is left out. */
  trust?: 'document' | 'person' | 'agent'
}

/** A filled phase input or a global input. */
export interface EvidenceInput {
  label: string
  value: string
}

/** A document as it stands: its passages in reading order. */
export interface EvidenceDocument {
  name: string
  sourceKind: Passage['sourceKind']
  passages: Passage[]
}

/** What a step looked for, and which passages it found; the best few of each, whatever their relevance. */
export interface FoundFor {
  /** A part of the expected output, the step's prompt, or a person's standing request. */
  subject: string
  chunkIds: string[]
}

/** What a person of the phase wants of its agents, or has decided; it binds until it is met, a decision for ever. */
export interface StandingRequest {
  /** From 1, in the order in which people spoke. */
  number: number
  kind: 'request' | 'decision'
  person: string
  /** Verbatim. */
  text: string
  /** Of a decision: the question that it answers. */
  question?: string
}

/** Who and what an engagement is about, as every step of a phase is told. */
export interface Brief {
  /** ISO date. */
  today: string
  firm: string
  client: { name: string; industries: string[] }
  initiative: { name: string; description: string; template: string | null; status: string }
  phase: { number: number; of: number; starts: string | null; ends: string | null }
  people: { name: string; role: string; part: string }[]
  /** Phases before this one, in order, with what they came to. */
  earlier: {
    number: number
    name: string
    status: string
    isActivated: boolean
    conclusion: string | null
  }[]
  /** Hours of people so far, in minutes. */
  humanMinutes: number
  /** What the models of this initiative may cost, in US cents, where that is limited. */
  budgetCents: number | null
}

/** What a moderator may decide after an answer, each with why it is allowed. */
export interface AllowedChoice {
  decision: 'next' | 'follow_up' | 'ask_human'
  why: string
}

/** An entry of the minutes: an agent's turn, a person's words, a gate's question or its answer. */
export interface EvidenceTurn {
  speaker: string
  role: 'MODERATOR' | 'CONTRIBUTOR' | 'REVIEWER' | 'APPROVER' | 'USER'
  text: string
  /** When a person said it, in ISO 8601. */
  saidAt?: string
  /** What stands in for the text once the minutes outgrow their share. Without it the entry stays verbatim for ever. */
  summary?: string
  /** The interaction that the turn belongs to, so that a reviewer can name it. */
  interactionId?: string
  /** What this turn was asked to deliver, so that a reviewer can tell what is missing. */
  expectedOutput?: string
  /** Stands in the minutes as it was before a turn that it rests on was redone: whose. */
  madeBeforeRedoOf?: string
}

/** Everything factual that the answer may rest on. A request's blocks hold the same facts as text. */
export interface Evidence {
  phaseName: string
  phaseDescription: string
  /** Left out where a task belongs to no phase. */
  brief?: Brief
  /** ISO date, for a task that has no brief and may be asked what is due. */
  today?: string
  inputs: EvidenceInput[]
  /** Labels of inputs that nobody has filled. */
  openInputs?: string[]
  /** The initiative's documents whole; given where they fit. */
  documents?: EvidenceDocument[]
  /** Names and headings of the initiative's documents, for where they do not fit. */
  outline?: { name: string; headings: string[] }[]
  /** What was searched for this step, and what has been cited before it. */
  passages: Passage[]
  found?: FoundFor[]
  standing?: StandingRequest[]
  /** For the moderator: what it may decide. */
  allowed?: AllowedChoice[]
  /** Parts of expected outputs that are open, and contradictions that were found, as the moderator noted them. */
  open?: string[]
  contradictions?: string[]
  conversation: EvidenceTurn[]
  /** What the step was asked to deliver (template: expectedOutput), if any. */
  expectedOutput?: string
  /** The prompt or question of this step, if any. */
  question?: string
  /** What has to change, when this is a redo. */
  revisionRequest?: string
  /** Whose words the request is: a person's bind, an agent's are dealt with. */
  revisionBy?: 'person' | 'agent'
  /** Language of the answer; English where it is left out. */
  language?: 'en' | 'de'
  /** The agent that speaks. */
  agent?: {
    name: string
    role: 'CONTRIBUTOR' | 'REVIEWER' | 'APPROVER'
    chapterTitle?: string
    /** The agent's system message, written by a firm's or Parley's authors. */
    profile?: string
  }
  /** Statements to check one by one (mitigation checks, conversation observations). */
  statements?: { id: string; text: string; passages: Passage[] }[]
  /** Claims to read against the passages that they cite; a model's words, so material. */
  claims?: { number: number; text: string; chunkIds: string[] }[]
  /** Agents that may be recommended in a user reply. */
  agents?: { id: string; name: string; role: string; description: string }[]
}
