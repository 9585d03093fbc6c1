import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import { citationMark } from '../models/citations.ts'
import { checkClaims } from '../models/claims/index.ts'
import type { Evidence, Passage } from '../models/port.ts'
import type { CheckedText } from '../sequences/changes.ts'

const marks = /\[\[([0-9a-fA-F-]{36})\]\]/g
const numbers = /\[(\d{1,3})\]/g

/** A model's answer as it is stored: checked, its marks turned into numbers from 1 (decisions D4). */
export function numberCitations(
  text: string,
  evidence: Pick<Evidence, 'passages' | 'documents' | 'inputs' | 'conversation'>,
): CheckedText {
  const citable = citablePassages(evidence)
  const checked = checkClaims(text, { ...evidence, passages: citable })
  const passages = new Map(citable.map((passage) => [passage.chunkId, passage]))
  const citations: Citation[] = []
  for (const { chunkId, quote } of checked.citations) {
    const passage = passages.get(chunkId)
    if (!passage || citations.some((citation) => citation.chunkId === chunkId)) continue
    citations.push({ ...placeOf(passage), quote })
  }
  return {
    text: withNumbers(checked.text, citations),
    citations,
    unsupportedClaims: checked.unsupportedClaims.length,
  }
}

const placeOf = (passage: Passage) => ({
  chunkId: passage.chunkId,
  artifactId: passage.artifactId,
  artifactName: passage.name,
  page: passage.page,
  kind: passage.sourceKind,
  trust: passage.trust ?? 'document',
  ...(passage.label !== undefined && { place: passage.label }),
  relevance: passage.relevance,
})

/** All that an answer may cite: what was found or cited before, then the rest of documents that were given whole. */
export function citablePassages({
  passages,
  documents = [],
}: Pick<Evidence, 'passages' | 'documents'>): Passage[] {
  const known = new Set(passages.map(({ chunkId }) => chunkId))
  return [
    ...passages,
    ...documents.flatMap((document) => document.passages.filter(({ chunkId }) => !known.has(chunkId))),
  ]
}

/** Marks of these citations as numbers; others go. */
export const withNumbers = (text: string, citations: readonly Citation[]): string =>
  text.replace(marks, (_mark, chunkId: string) => {
    const index = citations.findIndex((citation) => citation.chunkId.toLowerCase() === chunkId.toLowerCase())
    return index === -1 ? '' : `[${index + 1}]`
  })

/** The stored text as a model is shown it, so that it can carry its citations on. */
export const withMarks = (text: string, citations: readonly Citation[]): string =>
  text.replace(numbers, (number, digits: string) => {
    const citation = citations[Number(digits) - 1]
    return citation ? citationMark(citation.chunkId) : number
  })
