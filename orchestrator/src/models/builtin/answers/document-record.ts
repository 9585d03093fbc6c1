import { type Expected, readQuestion } from '../../language/question.ts'
import type { Passage } from '../../port.ts'
import { isHeading, isOfRecord } from './headings.ts'
import { isLabelled } from './telling-lines.ts'

/** Who wrote a document, and when, is asked for by these. */
const aboutIt: ReadonlySet<Expected> = new Set<Expected>(['person', 'name', 'day', 'time'])
/** How far a document itself is, and what it may be used for. */
const ofDocument = /^(?:status|stand|state|version|date|datum|use|verwendung|classification|einstufung)\s*:/iu

/**
 * What a document tells of itself at its beginning says how far the document is, and not what it is about: 'Status:
 * Confirmed by each person' is no answer to the status of the selection. Who wrote it, and when, may be asked for.
 */
export function withoutRecord(question: string, passages: readonly Passage[]): readonly Passage[] {
  const { expects } = readQuestion(question)
  if (expects !== undefined && aboutIt.has(expects)) return passages
  return passages.map((passage) => {
    const lines = passage.text.split('\n')
    const end = lines.findIndex((line) => line.trim() !== '' && !isHeading(line) && !isLabelled(line.trim()))
    const begins = lines.slice(0, end === -1 ? lines.length : end)
    const kept = begins.filter((line) => !ofDocument.test(line.trim()) && !isOfRecord(line))
    return kept.length === begins.length
      ? passage
      : { ...passage, text: [...kept, ...lines.slice(begins.length)].join('\n') }
  })
}
