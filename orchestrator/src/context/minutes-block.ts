import { excerptOf } from '../models/language/index.ts'
import { stripCitationMarks } from '../models/index.ts'
import type { EvidenceTurn, ModelTask } from '../models/port.ts'
import { fenceUntrusted } from './fence-untrusted.ts'
import { tokensOf } from './tokens.ts'

/** Previous agent responses in the moderator's analysis (Document 2, 4.3), in characters. */
export const analysisTurnLimit = 300
/** So many turns give way at a time, so that what stands before them stays the same for several calls. */
const givingWay = 6

/** People's words, gates and verdicts stay as they are for ever; everything else has something shorter. */
const isPinned = ({ summary }: EvidenceTurn): boolean => summary === undefined

/**
 * The minutes in the order in which things happened. Where they outgrow their room the oldest turns of agents give way
 * to their summaries, then to nothing; what is pinned never does.
 */
export function minutesBlock(task: ModelTask, turns: readonly EvidenceTurn[], tokens: number): string {
  const entries = task === 'moderator-analysis' ? shortened(turns) : turns
  if (entries.length === 0) return ''
  const kept = within(entries, tokens)
  const left = entries.length - kept.length
  const note = left > 0 ? [`(${left} earlier turns of agents are left out.)`] : []
  return ['# Minutes', ...note, ...kept.map(entryText)].join('\n\n')
}

/** The answer that is read stays whole; agents' turns before it are its background. */
function shortened(turns: readonly EvidenceTurn[]): EvidenceTurn[] {
  return turns.map((turn, index) =>
    index === turns.length - 1 || isPinned(turn) ? turn : { ...turn, text: background(turn.text) },
  )
}

const background = (text: string): string => {
  const plain = stripCitationMarks(text)
  return plain.length <= analysisTurnLimit ? plain : `${excerptOf(plain, analysisTurnLimit - 2)} …`
}

const sizeOf = (turn: EvidenceTurn): number => tokensOf(turn.text) + tokensOf(turn.expectedOutput ?? '') + 60

const total = (turns: readonly EvidenceTurn[]): number => turns.reduce((sum, turn) => sum + sizeOf(turn), 0)

export const pinnedTokens = (turns: readonly EvidenceTurn[]): number => total(turns.filter(isPinned))

function within(turns: readonly EvidenceTurn[], tokens: number): EvidenceTurn[] {
  if (total(turns) <= tokens) return [...turns]
  const summarised = give(turns, tokens, (turn) => {
    const { expectedOutput: _, ...rest } = turn
    return { ...rest, text: turn.summary ?? turn.text }
  })
  if (total(summarised) <= tokens) return summarised.filter(({ text }) => text !== '')
  return give(summarised, tokens, (turn) => ({ ...turn, text: '' })).filter(({ text }) => text !== '')
}

/** Makes the oldest turns shorter, as many as it takes, in steps. The newest turn of all stays as it is. */
function give(
  turns: readonly EvidenceTurn[],
  tokens: number,
  shorter: (turn: EvidenceTurn) => EvidenceTurn,
): EvidenceTurn[] {
  const last = turns.length - 1
  const able = turns.flatMap((turn, index) => (isPinned(turn) || index === last ? [] : [index]))
  for (let count = givingWay; ; count += givingWay) {
    const giving = new Set(able.slice(0, count))
    const result = turns.map((turn, index) => (giving.has(index) ? shorter(turn) : turn))
    if (count >= able.length || total(result) <= tokens) return result
  }
}

function entryText(turn: EvidenceTurn): string {
  const interaction = turn.interactionId === undefined ? '' : `, interaction ${turn.interactionId}`
  const before = turn.madeBeforeRedoOf === undefined ? '' : ', made before a redo'
  const expected =
    turn.expectedOutput === undefined ? '' : `\n(It was expected to deliver:\n${turn.expectedOutput})`
  const note =
    turn.madeBeforeRedoOf === undefined ? '' : `\n(Made before the redo of ${turn.madeBeforeRedoOf}.)`
  return fenceUntrusted(
    `${turn.role === 'USER' ? 'person' : `${turn.role.toLowerCase()} turn`}${interaction}${before}`,
    `${turn.speaker}: ${turn.text}${expected}${note}`,
  )
}
