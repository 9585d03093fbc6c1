import { type SubjectAsked, subjectAsked } from '../../language/subject-asked.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { readAsked } from './asked.ts'
import { frames } from './frames.ts'
import { isSpoken, saidIn } from './matching.ts'
import { tellingRows, tellingSentences } from './telling-lines.ts'

/** Lines of an overview, and of one place. */
const mostLines = 8
const [mostOfHeaded, mostOfOther] = [3, 2]

/**
 * Rule: who asks for whatever there is about a subject ('What do we know about Katowice?', 'What did Ada Brandt say?') is
 * told what begins the parts whose heading names it, and else the sentences and rows that name it themselves: the places
 * that a search found, the nearest first, a few lines of each and none twice.
 */
export function subjectAnswer(question: string, passages: readonly Passage[]): FoundLines | undefined {
  const asked = subjectAsked(question)
  return asked && aboutSubject(asked, passages)
}

/** What these passages tell of a subject. */
export function aboutSubject(asked: SubjectAsked, passages: readonly Passage[]): FoundLines | undefined {
  const subject = readAsked(asked.subject, passages)
  if (subject.words.length === 0) return undefined
  const names = (text: string): boolean => saidIn(subject, text).every(isSpoken)
  // 'Quality' in 'Data Migration Assessment' is about the quality of data.
  const heads = (passage: Passage): boolean => {
    const heading = headingOf(passage)
    return names(`${heading}\n${passage.name}`) && saidIn(subject, heading).some(isSpoken)
  }
  const seen = new Set<string>()
  const lines = passages.flatMap((passage) => {
    const isHeaded = heads(passage)
    const all = [...tellingSentences(passage), ...tellingRows(passage)].filter(({ key }) => !seen.has(key))
    const told = isHeaded
      ? all.slice(0, mostOfHeaded)
      : all.filter(({ key }) => names(key)).slice(0, mostOfOther)
    for (const { key } of told) seen.add(key)
    return told.map((line): AnswerLine & { isHeaded: boolean } => ({ ...line, isHeaded }))
  })
  if (lines.length === 0) return undefined
  const inOrder = [...lines.filter(({ isHeaded }) => isHeaded), ...lines.filter(({ isHeaded }) => !isHeaded)]
  const lead = lines.length > 1 && frames(asked.language).ofSubject(asked.subject)
  return { ...(lead && { lead }), lines: inOrder.slice(0, mostLines), share: 1, score: 1 }
}

/** The headings that a passage stands under: what its place is called after its client and its document. */
function headingOf({ label = '', context = '', name }: Passage): string {
  const lines = context.split('\n')
  const at = lines.findIndex((line) => line !== '' && name.endsWith(line))
  return [label, ...(at === -1 ? [] : lines.slice(at + 1))].filter((line) => line !== name).join('\n')
}
