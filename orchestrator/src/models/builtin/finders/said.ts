import { stripCitationMarks } from '../../citations.ts'
import { wordsOf } from '../../language/words.ts'
import type { Evidence, EvidenceTurn } from '../../port.ts'
import type { Piece } from './pieces.ts'
import { toldText } from './telling.ts'

/** What other agents of the run have told already, by its words. */
export interface Said {
  has(text: string): boolean
  /** Who told the first of these that anybody told, and under which heading. */
  by(pieces: readonly Piece[]): { speaker: string; heading: string | undefined } | undefined
}

const flat = (text: string): string => ` ${wordsOf(stripCitationMarks(text)).join(' ')} `

/** The version that a redo replaces: the agent's own last answer to the same task. */
export const formerVersion = ({
  agent,
  conversation,
  expectedOutput,
  revisionRequest,
}: Evidence): EvidenceTurn | undefined =>
  revisionRequest === undefined
    ? undefined
    : conversation.findLast(
        (turn) =>
          turn.role === 'CONTRIBUTOR' &&
          turn.speaker === agent?.name &&
          (turn.expectedOutput ?? '') === (expectedOutput ?? ''),
      )

/** What contributors have said before this step; a redo may say again what it replaces. */
export function saidBefore(evidence: Evidence): Said {
  const former = formerVersion(evidence)
  const turns = evidence.conversation
    .filter((turn) => turn.role === 'CONTRIBUTOR' && turn !== former)
    .map(({ speaker, text }) => ({ speaker, words: flat(text), sections: text.split(/^(?=### )/mu) }))
  const teller = (text: string): (typeof turns)[number] | undefined =>
    turns.find(({ words }) => words.includes(flat(text)))
  const tellerOf = (piece: Piece): { speaker: string; heading: string | undefined } | undefined => {
    const told = toldText(piece)
    const turn = teller(told)
    const section = turn?.sections.find((one) => flat(one).includes(flat(told)))
    return turn && { speaker: turn.speaker, heading: /^### (.+)/u.exec(section ?? '')?.[1]?.trim() }
  }
  return {
    // A sentence may have been told without the list in its brackets.
    has: (text) => [text, text.replace(/\s*\([^()]*\)\s*/u, ' … ')].some((one) => teller(one) !== undefined),
    by: (pieces) => pieces.map(tellerOf).find((told) => told !== undefined),
  }
}
