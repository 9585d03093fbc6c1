import type {
  FormerRun,
  HitlMessage,
  Interaction,
  Sequence,
} from '@parley/contracts/http/conversation-records.ts'
import { openQuestionIds } from '@parley/contracts/rules/gate-messages.ts'

/** One thing in the conversation, whoever said it. */
export type ConversationEntry =
  | {
      kind: 'interaction'
      id: string
      seq: number
      interaction: Interaction
      /** Versions of the turn that it replaced, newest first. */
      replaced: Interaction[]
      /** The redo that it was made before. */
      precedes: Interaction | undefined
    }
  | {
      kind: 'message'
      id: string
      seq: number
      message: HitlMessage
      /** The turn that met what was asked. */
      metBy: MetBy | undefined
    }
  | { kind: 'summary'; id: string; seq: number; sequence: Sequence }
  | { kind: 'former'; id: string; seq: number; run: FormerRun }

/** A turn that met a request, and the entry in which it is shown, or its newest version is. */
export interface MetBy {
  turn: Interaction
  entryId: string | undefined
}

/** From here on stands what has no place yet. */
const atWork = Number.MAX_SAFE_INTEGER - 1000

/**
 * Turns that have begun, and messages, in the phase's one order; what was replaced hangs on what replaced it. What a
 * gate asks still is asked there and not told twice. A summary stands where it was made, a former run where it ended.
 */
export function entriesOf(
  interactions: readonly Interaction[],
  messages: readonly HitlMessage[],
  runs: { sequence?: Sequence | null; formerRuns?: readonly FormerRun[] } = {},
): ConversationEntry[] {
  const byId = new Map(interactions.map((interaction) => [interaction.id, interaction]))
  const shown = interactions.filter(hasBegun).filter(({ supersededById }) => {
    const newer = supersededById === null ? undefined : byId.get(supersededById)
    return newer === undefined || !hasBegun(newer)
  })
  const turns = shown.map((interaction): ConversationEntry => ({
    kind: 'interaction',
    id: interaction.id,
    // A turn at work has no place yet: it is the newest thing there is.
    seq: interaction.seq ?? atWork + interaction.order,
    interaction,
    replaced: versionsBefore(interaction, byId),
    precedes: interaction.madeBeforeRedoOf === null ? undefined : byId.get(interaction.madeBeforeRedoOf),
  }))
  const asked = openQuestionIds(interactions, messages)
  const shownIds = new Set(shown.map(({ id }) => id))
  const said = messages
    .filter(({ id }) => !asked.has(id))
    .map((message): ConversationEntry => ({
      kind: 'message',
      id: message.id,
      seq: message.seq,
      message,
      metBy: metByOf(message, byId, shownIds),
    }))
  const former = (runs.formerRuns ?? []).map((run): ConversationEntry => ({
    kind: 'former',
    id: run.id,
    seq: run.lastSeq,
    run,
  }))
  const { sequence } = runs
  const summary: ConversationEntry[] =
    sequence?.summary == null
      ? []
      : [{ kind: 'summary', id: `summary-${sequence.id}`, seq: summaryPlace(sequence, turns), sequence }]
  return [...turns, ...said, ...former, ...summary].sort((one, other) => one.seq - other.seq)
}

/** One that was kept before its place was stands after all turns that have one. */
function summaryPlace({ summarySeq }: Sequence, turns: readonly ConversationEntry[]): number {
  if (summarySeq !== null) return summarySeq
  return Math.max(0, ...turns.map(({ seq }) => seq).filter((seq) => seq < atWork)) + 0.5
}

function versionsBefore(turn: Interaction, byId: ReadonlyMap<string, Interaction>): Interaction[] {
  const former = byId.get(turn.supersedesId ?? '')
  return former === undefined ? [] : [former, ...versionsBefore(former, byId)]
}

function metByOf(
  { request }: HitlMessage,
  byId: ReadonlyMap<string, Interaction>,
  shownIds: ReadonlySet<string>,
): MetBy | undefined {
  const turn = byId.get(request?.metById ?? '')
  if (turn === undefined) return undefined
  let version: Interaction | undefined = turn
  while (version !== undefined && !shownIds.has(version.id)) version = byId.get(version.supersededById ?? '')
  return { turn, entryId: version?.id }
}

const hasBegun = ({ status, agentResponse }: Interaction): boolean =>
  agentResponse !== null || status === 'RUNNING' || status === 'AWAITING_HUMAN' || status === 'FAILED'

/** All that an entry shows, also what it has folded. */
function textsOf(entry: ConversationEntry): (string | null | undefined)[] {
  switch (entry.kind) {
    case 'message':
      return [entry.message.author?.name, entry.message.content, entry.message.metadata.question]
    case 'interaction':
      return [entry.interaction, ...entry.replaced].flatMap(textsOfTurn)
    case 'summary':
      return [entry.sequence.summary, ...namesOf(entry.sequence.summaryCitations)]
    case 'former':
      return []
  }
}

const textsOfTurn = (turn: Interaction): (string | null | undefined)[] => [
  turn.aiAgent.name,
  turn.chapterTitle,
  turn.agentResponse,
  turn.feedback,
  turn.error,
  turn.hitl?.reason,
  ...(turn.verdict?.reasons ?? []),
  turn.verdict?.overruledBy?.note,
  ...turn.contradictedClaims.flatMap(({ text, quote }) => [text, quote]),
  ...namesOf(turn.citations),
]

const namesOf = (citations: readonly { artifactName: string }[]): string[] =>
  citations.map(({ artifactName }) => artifactName)

export function matchesSearch(entry: ConversationEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return wanted === '' || textsOf(entry).join(' ').toLowerCase().includes(wanted)
}

/** Pixels of an entry's frame, and of a line of some eighty letters. */
const [frameHeight, lineHeight, letters] = [88, 24, 80]

/** Pixels that an entry takes about, before it is drawn. */
export function heightOf(entry: ConversationEntry): number {
  const [text] =
    entry.kind === 'interaction'
      ? [entry.interaction.agentResponse]
      : textsOf(entry).filter(Boolean).slice(-1)
  const lines = (text ?? '').split('\n').reduce((sum, line) => sum + Math.ceil(line.length / letters), 0)
  return entry.kind === 'former' ? 48 : frameHeight + lines * lineHeight
}
