import type { Citation, ContradictedClaim } from '@parley/contracts/http/conversation-records.ts'
import { citationMark, stripCitationMarks } from '../models/index.ts'
import { checkClaims, type CheckedClaims, type Claim, withReadings } from '../models/claims/index.ts'
import type { Evidence, Passage } from '../models/port.ts'
import type { CheckedText } from '../runs/index.ts'

const marks = /\[\[([0-9a-fA-F-]{36})\]\]/g
const numbers = /\[(\d{1,3})\]/g

type TextEvidence = Pick<Evidence, 'passages' | 'documents' | 'inputs' | 'conversation'>

/** A model's answer as it is stored, by rule alone: checked, its marks turned into numbers from 1 (decisions D4). */
export function numberCitations(text: string, evidence: TextEvidence): CheckedText {
  const citable = citablePassages(evidence)
  return numbered(withReadings(checkClaims(text, { ...evidence, passages: citable }), []), citable)
}

/** A checked answer as it is stored: its marks turned into numbers from 1, what its sources deny beside it. */
export function numbered(checked: CheckedClaims, citable: readonly Passage[]): CheckedText {
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
    unsupportedClaims: checked.claims.filter(({ standing }) => standing === 'unsupported').length,
    contradictedClaims: checked.claims.flatMap((claim) => contradicted(claim, passages)),
  }
}

function contradicted(
  { standing, text, because, quote = '', chunkIds }: Claim,
  passages: ReadonlyMap<string, Passage>,
): ContradictedClaim[] {
  if (standing !== 'contradicted') return []
  const cited = chunkIds.flatMap((id) => passages.get(id) ?? [])
  const source = cited.find((passage) => quote !== '' && passage.text.includes(quote)) ?? cited[0]
  return [
    {
      text: stripCitationMarks(text).trim(),
      because: because ?? null,
      quote,
      citation: source === undefined ? null : { ...placeOf(source), quote },
    },
  ]
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
