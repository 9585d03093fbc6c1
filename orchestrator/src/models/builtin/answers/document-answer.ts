import { documentAsked, documentAskedAbout, documentMeant } from '../../language/document-asked.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { frames } from './frames.ts'
import { aboutSubject } from './subject-answer.ts'
import { tellingRows, tellingSentences } from './telling-lines.ts'

/** Lines of an overview. */
const mostLines = 8

/**
 * Rule: who asks what a document says, by its name, is told what each of its parts says first, in its order: the sentence
 * that a part begins with, and of a table its total, else its first row. What is left is not counted: it is the document.
 */
export function documentAnswer(question: string, passages: readonly Passage[]): FoundLines | undefined {
  const asked = documentAsked(question)
  if (asked === undefined) return undefined
  const meant = documentMeant(
    asked,
    passages.map(({ name }) => name),
  )
  if (meant === undefined) return undefined
  const parts = passages.filter(({ name }) => name === meant).map(linesOf)
  const lines = evenly(
    parts.filter((part) => part.length > 0),
    mostLines,
  )
  if (lines.length === 0) return undefined
  const lead = lines.length > 1 && frames(asked.language).ofDocument(meant)
  return { ...(lead && { lead }), lines, share: 1, score: 1 }
}

/**
 * Rule: who asks what a document says about something is told by that document alone: what begins its parts that are
 * called so, and its sentences and rows that speak of it.
 */
export function saidByDocument(question: string, passages: readonly Passage[]): FoundLines | undefined {
  const asked = documentAskedAbout(question)
  if (asked === undefined) return undefined
  const meant = documentMeant(
    asked,
    passages.map(({ name }) => name),
  )
  const own = passages.filter(({ name, trust }) => name === meant && trust !== 'agent')
  return own.length === 0 ? undefined : aboutSubject({ subject: asked.about, language: asked.language }, own)
}

/** The first of each part, then the second of each, until there are enough; told in the order of the document. */
function evenly(parts: readonly AnswerLine[][], most: number): AnswerLine[] {
  const chosen = new Set<AnswerLine>()
  for (let place = 0; place < most; place += 1)
    for (const part of parts) {
      const line = part[place]
      if (line !== undefined && chosen.size < most) chosen.add(line)
    }
  return parts.flat().filter((line) => chosen.has(line))
}

/** What a part says, what tells most first. */
function linesOf(passage: Passage): AnswerLine[] {
  const [rows, sentences] = [tellingRows(passage), tellingSentences(passage)]
  return [...sentences.slice(0, 1), ...rows.slice(0, 1), ...sentences.slice(1), ...rows.slice(1)]
}
