import { newId } from '@parley/contracts/ids.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { Hitl, ModeratorDecision, RunMemory, Verdict } from '@parley/contracts/stored/run.ts'
import { markdownWords } from '../ingestion/parsers/index.ts'
import type { ModeratorAnalysis } from '../models/index.ts'
import { type Authorship, type Changes, type CheckedText, noChanges } from './changes.ts'
import { gateWordsOf } from './gate-words.ts'
import type { SendBackTarget } from './next-step.ts'
import { type RunView, silentTurn, type Turn } from './turns.ts'

export const changesOfAnswer = (turn: Turn, answer: CheckedText, authorship: Authorship): Changes => ({
  ...noChanges,
  update: [
    {
      id: turn.id,
      status: 'COMPLETED',
      completed: true,
      response: answer.text,
      citations: answer.citations,
      unsupportedClaims: answer.unsupportedClaims,
      contradictedClaims: answer.contradictedClaims,
      truncated: false,
      authorship,
      error: null,
    },
  ],
  run: { position: turn.position },
})

/** A verdict closes the turn: its reasons are its summary, and rules decide what follows. */
export const changesOfVerdict = (
  turn: Turn,
  verdict: Verdict,
  { authorship, language = 'en' }: { authorship: Authorship; language?: WrittenLanguage },
): Changes => ({
  ...noChanges,
  update: [
    {
      id: turn.id,
      status: 'COMPLETED',
      completed: true,
      response: verdictText(verdict, language, {
        isConditional: isConditional(turn, verdict),
        isReview: turn.agent.role === 'REVIEWER',
      }),
      summary: verdict.reasons.join(' '),
      verdict,
      authorship,
      error: null,
    },
  ],
  run: { position: turn.position },
})

/** An approver's reasons after the first are conditions: who approves with some says so at the top. */
const isConditional = (turn: Turn, { kind, reasons }: Verdict): boolean =>
  turn.agent.role === 'APPROVER' && kind === 'approve' && reasons.length > 1

/** What a judge's turn says, in the language of the agents. */
export const verdictText = (
  verdict: Verdict,
  language: WrittenLanguage,
  given: { isConditional?: boolean; isReview?: boolean } = {},
): string =>
  [
    `**${verdictName(verdict, language, given)}**`,
    '',
    ...verdict.reasons.map((reason) => `- ${reason}`),
  ].join('\n')

function verdictName(
  { kind }: Verdict,
  language: WrittenLanguage,
  {
    isConditional: withConditions = false,
    isReview = false,
  }: { isConditional?: boolean; isReview?: boolean },
): string {
  const words = gateWordsOf(language)
  if (isReview && kind === 'approve') return words.nothingAgain
  return withConditions ? words.withConditions : words.verdicts[kind]
}

/** What is open and contradicts at a place, in place of what was noted of it before. */
function withNotes(memory: RunMemory, position: number, analysis: ModeratorAnalysis): RunMemory {
  const { openParts: open, contradictions } = analysis
  const others = (memory.notes ?? []).filter((notes) => notes.position !== position)
  const isEmpty = open.length + contradictions.length === 0
  if (isEmpty && others.length === (memory.notes ?? []).length) return memory
  return { ...memory, notes: isEmpty ? others : [...others, { position, open, contradictions }] }
}

/**
 * The moderator's reading of an answer, held to what is allowed: anything else means 'next', so that a run never
 * loops (decisions D5).
 */
export function changesOfAnalysis(
  run: RunView,
  turn: Turn,
  given: {
    analysis: ModeratorAnalysis
    summary: string
    decision: ModeratorDecision
    askedAt: string
  },
): Changes {
  const { analysis, summary, askedAt } = given
  const decision = given.decision.kind
  const update = { id: turn.id, summary, decision: given.decision }
  // Where nobody has read the answer, what was noted of its place before still holds.
  const isRead = given.decision.by === 'model' || given.decision.refused !== null
  const memory = isRead ? withNotes(run.memory, turn.position, analysis) : run.memory
  if (decision === 'follow_up' && analysis.followUpPrompt) {
    return {
      update: [update],
      insert: [followUpOf(turn, analysis.followUpPrompt)],
      run: { memory },
    }
  }
  if (decision === 'ask_human' && analysis.question) {
    const changes = changesOfGate(turn, { kind: 'question', reason: analysis.question, askedAt })
    const asked = [...run.memory.asked, turn.position]
    return {
      ...changes,
      update: changes.update.map((patch) => ({ ...patch, ...update })),
      run: { ...changes.run, memory: { ...memory, asked } },
    }
  }
  return { ...noChanges, update: [update], run: { memory } }
}

const fresh = (turn: Turn): Turn => ({
  ...turn,
  ...silentTurn(),
  id: newId(),
  moderatorPrompt: turn.moderatorPrompt,
  round: turn.round,
})

export const followUpOf = (turn: Turn, prompt: string): Turn => ({
  ...fresh(turn),
  moderatorPrompt: prompt,
  followUpOfId: turn.id,
})

/** A redo of a turn: a new row, so that the old words and what was said after them stay (decisions D11). */
export const redoOf = (
  turn: Turn,
  request: { feedback: string; by: 'person' | 'agent'; prompt?: string },
): Turn => ({
  ...fresh(turn),
  moderatorPrompt: request.prompt ?? turn.moderatorPrompt,
  feedback: request.feedback,
  feedbackBy: request.by,
  supersedesId: turn.id,
})

/** The work goes back to its contributors, and then once more to whoever judged it. */
export function changesOfSendBack(run: RunView, judge: Turn, targets: SendBackTarget[]): Changes {
  const redos = targets.flatMap(({ turnId, request }) => {
    const turn = run.turns.find((other) => other.id === turnId)
    if (!turn) return []
    const prompt = `${judge.agent.name} asks ${turn.agent.name} for a revision:\n\n${request}`
    return [{ ...redoOf(turn, { feedback: request, by: 'agent', prompt }), round: judge.round + 1 }]
  })
  const again: Turn = { ...fresh(judge), supersedesId: judge.id, round: judge.round + 1 }
  return { ...noChanges, insert: [...redos, again] }
}

/**
 * The run waits for a person, and no worker with it (decisions D5). What it waits for is said in plain words: it is read
 * in a line of a list, a notice and a mail as well.
 */
export function changesOfGate(turn: Turn, { reason, ...asked }: Hitl): Changes {
  const hitl = { ...asked, reason: markdownWords(reason) }
  return {
    ...noChanges,
    update: [{ id: turn.id, status: 'AWAITING_HUMAN', hitl }],
    run: {
      status: 'AWAITING_HUMAN',
      gate: {
        ...hitl,
        interactionId: turn.id,
        turnStatus: turn.status === 'RUNNING' ? 'PENDING' : turn.status,
      },
    },
  }
}
