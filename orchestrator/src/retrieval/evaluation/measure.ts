import type { EmbeddingProvider } from '../../models/port.ts'
import { conceptsOf } from '../concepts.ts'
import { signalsOf } from '../signals.ts'
import type { Label, LabelledPair } from './fit-calibration.ts'
import { passages, questions, type LabelledQuestion, type PassageId } from './labelled-passages.ts'

export interface MeasuredPair extends LabelledPair {
  question: string
  wording: LabelledQuestion['wording']
  text: string
  /** How many labelled passages the text holds: 1, or as many as a chunk of the usual size does. */
  size: number
}

/** Passages in a text of a usual chunk's size (about 900 characters, several subjects). */
const passagesPerChunk = 4

/** The labelled passages are bare texts. */
const searched = { name: '', headings: '', tableHeader: '', language: 'en', owner: '' }

interface LabelledText {
  text: string
  holds: PassageId[]
}

/** The passages one by one, as short chunks are, and four together, as full chunks are. */
function labelledTexts(): LabelledText[] {
  const ids = Object.keys(passages) as PassageId[]
  return [1, passagesPerChunk].flatMap((size) =>
    Array.from({ length: ids.length / size }, (_, index) => {
      const holds = ids.slice(index * size, (index + 1) * size)
      return { holds, text: holds.map((id) => passages[id]).join(' ') }
    }),
  )
}

/** Every question with every text, as the embedder sees them. A few thousand tokens for a paid one. */
export async function measurePairs(
  embeddings: EmbeddingProvider,
  signal?: AbortSignal,
): Promise<MeasuredPair[]> {
  const abort = signal === undefined ? {} : { signal }
  const texts = labelledTexts()
  const textVectors = await embeddings.embed(
    texts.map(({ text }) => text),
    { kind: 'passage', ...abort },
  )
  const asked = questions.map(({ question }) => question)
  const questionVectors = await embeddings.embed(asked, { kind: 'query', ...abort })
  return questions.flatMap((labelled, row) => {
    const measured = texts.map(({ text }, column) => ({
      ...searched,
      text,
      similarity: dot(questionVectors[row], textVectors[column]),
    }))
    return signalsOf(conceptsOf(labelled.question), measured).map((signals, column) => ({
      ...signals,
      question: labelled.question,
      wording: labelled.wording,
      text: texts[column]?.text ?? '',
      size: texts[column]?.holds.length ?? 0,
      label: labelOf(labelled, texts[column]?.holds ?? []),
    }))
  })
}

function labelOf(labelled: LabelledQuestion, holds: PassageId[]): Label {
  if (holds.some((id) => labelled.about.includes(id))) return 2
  return holds.some((id) => labelled.related.includes(id)) ? 1 : 0
}

/** Vectors of the port have length 1: their dot product is the cosine. */
function dot(left: Float32Array | undefined, right: Float32Array | undefined): number {
  let sum = 0
  left?.forEach((value, index) => {
    sum += value * (right?.[index] ?? 0)
  })
  return sum
}
