import type { ObservationEvidence } from '@parley/contracts/http/observations.ts'
import { stripCitationMarks, type EvidenceQuote } from '../models/index.ts'
import { readSentence, type SentenceContext, statementsIn } from '../models/entailment/index.ts'
import { isPlaceholder, excerptOf, sentencesOf, contentStems, wordsOf } from '../models/language/index.ts'
import type { Evidence, Passage } from '../models/port.ts'

/** A quote whose words are where it says, and what they do to the statement. */
export interface VerifiedQuote {
  evidence: ObservationEvidence
  says: NonNullable<ObservationEvidence['says']>
  /** Of a person's words their place in the conversation; -1 for what was there before anybody spoke. */
  spokenAt: number
}

/** What is looked in: what was given for the statement. */
export type Sources = Pick<Evidence, 'inputs' | 'conversation'> & { passages: readonly Passage[] }

/** A text that a quote may stand in, with how it is shown. */
interface Place {
  text: string
  shown: Omit<ObservationEvidence, 'quote' | 'says'>
  spokenAt: number
  context: SentenceContext
}

/** A passage's or a person's quote of fewer words is shown with the sentence in which it stands. */
const fewWords = 4
const quoteLimit = 600

/**
 * The quotes of a check that stand, white space apart, word for word in the very passage, input or person's words that
 * they name. Agents' words are no place to look in; a question and an empty form say nothing. Where a quote is said to
 * support and a rule reads the contrary in its sentence (a figure, a day, a denial, a plan), it supports nothing.
 */
export const verifiedQuotes = (
  statement: string,
  quotes: readonly EvidenceQuote[],
  sources: Sources,
): VerifiedQuote[] =>
  quotes.flatMap((quote) => {
    const place = placesOf(quote, sources).find(({ text }) => tidy(text).includes(tidy(quote.quote)))
    return place === undefined ? [] : verified(statement, quote, place)
  })

function verified(statement: string, { quote, says }: EvidenceQuote, place: Place): VerifiedQuote[] {
  if (says === 'unrelated' || (place.shown.kind !== 'input' && contentStems(quote).length === 0)) return []
  const sentences = sentencesAround(quote, place.text)
  if (sentences.every((sentence) => sentence.endsWith('?'))) return []
  const stands = says !== 'supports' || !isContradicted(statement, sentences, place.context)
  const [only] = sentences
  const isShort = place.shown.kind !== 'input' && wordsOf(quote).length < fewWords && sentences.length === 1
  const evidence = {
    ...place.shown,
    quote: excerptOf(stripCitationMarks(isShort && only !== undefined ? only : quote).trim(), quoteLimit),
  }
  const kept = stands ? says : 'partly'
  return [{ evidence: { ...evidence, says: kept }, says: kept, spokenAt: place.spokenAt }]
}

function placesOf({ chunkId, inputLabel, speaker }: EvidenceQuote, sources: Sources): Place[] {
  const id = chunkId?.toLowerCase().replace(/[^0-9a-f-]/g, '')
  if (id) return sources.passages.flatMap((one) => (one.chunkId === id ? placeOfPassage(one) : []))
  if (inputLabel) {
    const label = inputLabel.trim().toLowerCase()
    return sources.inputs
      .filter((input) => input.label.trim().toLowerCase() === label && !isPlaceholder(input.value))
      .map(({ label: name, value }) => ({
        text: value,
        shown: { kind: 'input', chunkId: null, artifactId: null, name, page: null },
        spokenAt: -1,
        context: { about: name },
      }))
  }
  return speaker ? placesOfPerson(speaker, sources.conversation) : []
}

function placeOfPassage(passage: Passage): Place[] {
  if (passage.trust === 'agent') return []
  const { chunkId, artifactId, name, page, label, text, context } = passage
  return [
    {
      text,
      shown: {
        kind: 'passage',
        chunkId,
        artifactId,
        name,
        page,
        ...(label !== undefined && { place: label }),
      },
      spokenAt: -1,
      context: { about: context ?? name },
    },
  ]
}

/** A person's words, the last first: where they were said twice, the later time counts. */
function placesOfPerson(speaker: string, conversation: Evidence['conversation']): Place[] {
  const name = speaker.trim().toLowerCase()
  return conversation
    .flatMap((turn, spokenAt): Place[] => {
      if (turn.role !== 'USER' || turn.speaker.trim().toLowerCase() !== name) return []
      const shown = {
        kind: 'person' as const,
        chunkId: null,
        artifactId: null,
        name: turn.speaker,
        page: null,
      }
      const before = conversation[spokenAt - 1]?.text
      return [
        {
          text: turn.text,
          shown: { ...shown, ...(turn.saidAt !== undefined && { saidAt: turn.saidAt }) },
          spokenAt,
          context: before === undefined ? {} : { before },
        },
      ]
    })
    .toReversed()
}

/** The sentences or rows that hold a quote, or that it holds. */
function sentencesAround(quote: string, text: string): string[] {
  const wanted = tidy(quote)
  const sentences = sentencesOf(stripCitationMarks(text))
  const around = sentences.filter((sentence) => tidy(sentence).includes(wanted))
  if (around.length > 0) return around.slice(0, 1)
  const within = sentences.filter((sentence) => wanted.includes(tidy(sentence)))
  return within.length > 0 ? within : [quote]
}

/** What a rule may overrule a model by; names and scope it leaves to the model. */
const plain: readonly (string | undefined)[] = ['number', 'date', 'unit', 'negation', 'tense', 'modality']

/** Of a statement of several parts a sentence may support one, which the model has to weigh. */
function isContradicted(statement: string, sentences: readonly string[], context: SentenceContext): boolean {
  const readings = statementsIn(statement).flatMap((part) =>
    sentences.map((sentence) => readSentence(part, sentence, context)),
  )
  return (
    readings.some(({ says, because }) => says === 'contradicts' && plain.includes(because)) &&
    !readings.some(({ says }) => says === 'supports')
  )
}

const tidy = (text: string): string => stripCitationMarks(text).normalize('NFC').replace(/\s+/g, ' ').trim()
