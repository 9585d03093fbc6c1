import { expectedParts } from '../language/expected-parts.ts'
import { wordsOf } from '../language/words.ts'
import type { Evidence } from '../port.ts'
import { blocks } from './findings.ts'
import {
  candidatesFor,
  chooseFor,
  type Corpus,
  corpusOf,
  formerVersion,
  ownWords,
  type Piece,
  readHandOver,
  readSources,
  type Said,
  saidBefore,
  toldText,
  type Wanted,
  wantedOf,
} from './finders/index.ts'
import { inputsOfPart } from './fitting-inputs.ts'
import { isUnderstood, type Instruction, revisionOf } from './instructions.ts'
import { coversPart, headingOf } from './parts.ts'
import { listed, type Phrases, phrasesOf } from './phrases.ts'
import { partSection, speaksOf } from './part-section.ts'
import { concerns, differenceText, knownDifferences } from './settled.ts'

interface Scene {
  evidence: Evidence
  corpus: Corpus
  /** Of earlier phases' agents; for parts that no source answers. */
  handOver: Corpus
  said: Said
  words: Phrases
  instructions: readonly Instruction[]
}

/** A part as it is written: told from sources, told by somebody else, or open. */
interface Written {
  wanted: Wanted
  text: string | undefined
}

/**
 * Rule: a chapter with one section for each part of the expected output that inputs or documents speak of (`finders`),
 * each finding with its place and mark. What another agent has told is not told again; differing values are named with
 * both places; parts without a source are named as open, once. A redo keeps the sections that were not complained of.
 */
export function contribution(evidence: Evidence): string {
  const revision = revisionOf(evidence)
  const scene: Scene = {
    evidence,
    corpus: corpusOf(readSources(evidence)),
    handOver: corpusOf(readHandOver(evidence)),
    said: saidBefore(evidence),
    words: phrasesOf(evidence),
    instructions: revision.instructions,
  }
  const parts = wantedParts(evidence, revision.parts)
  const written = keepFormer(scene, revision.parts, write(scene, parts))
  const open = written.filter(({ text }) => text === undefined).map(({ wanted }) => wanted.name)
  const title = evidence.agent?.chapterTitle ?? evidence.phaseName
  const body = [
    ...written.flatMap(({ text }) => (text === undefined ? [] : [text])),
    ...addedTo(scene),
    ...differencesOf(scene, parts),
    open.length > 0 ? scene.words.open(listed(open, scene.words)) : undefined,
    ...notesOn(scene),
  ].filter((text) => text !== undefined)
  return blocks(`## ${title}`, ...(body.length > 0 ? body : [scene.words.nothing(title)]))
}

/** The named parts, and those that a reviewer misses and that are none of them; without any, the chapter is the part. */
function wantedParts(evidence: Evidence, asked: readonly string[]): Wanted[] {
  const named = expectedParts(evidence.expectedOutput)
  const added = asked.filter(
    (part) => !named.some(({ name }) => coversPart(name, part) || coversPart(part, name)),
  )
  const all = [...named, ...added.map((name) => ({ name, detail: '' }))]
  if (all.length > 0) return all.map(wantedOf)
  const name = evidence.agent?.chapterTitle ?? evidence.phaseName
  return [wantedOf({ name, detail: [evidence.question, evidence.expectedOutput].filter(Boolean).join('; ') })]
}

function write(scene: Scene, parts: readonly Wanted[]): Written[] {
  const { evidence, corpus, handOver, said, words, instructions } = scene
  const isLeftOut = (piece: Piece): boolean =>
    said.has(toldText(piece)) ||
    instructions.some((one) => one.without.length > 0 && speaksOf(piece, one.without))
  const asked = parts.filter(({ wantsDifferences }) => !wantsDifferences)
  const chosen = chooseFor(asked, corpus, { isLeftOut, field: fieldOf(evidence) })
  const left = asked.filter((wanted) => chosen.get(wanted)?.length === 0)
  const handed = chooseFor(left, handOver, { isLeftOut })
  const isKnown = knownFigures(scene)
  const differences = knownDifferences(evidence)
  return parts.map((wanted): Written => {
    if (wanted.wantsDifferences) return { wanted, text: differenceLines(scene, wanted) }
    const own = withoutNone(wanted, chosen.get(wanted) ?? [])
    const pieces = own.length > 0 ? own : (handed.get(wanted) ?? [])
    const inputs = inputsOfPart(wanted, evidence)
    const where = pieces.length > 0 ? undefined : whereTold(scene, wanted, chosen)
    if (pieces.length + inputs.length === 0)
      return { wanted, text: where && blocks(`### ${headingOf(wanted.name)}`, where) }
    const manner = { words, instructions, evidence, isKnown, differences }
    const section = partSection({ wanted, pieces, inputs }, manner)
    return { wanted, text: where === undefined ? section : blocks(section, where) }
  })
}

/** Who has told what the sources say on a part, and under which heading. */
function whereTold(
  { corpus, said, words }: Scene,
  wanted: Wanted,
  chosen: ReadonlyMap<Wanted, readonly Piece[]>,
): string | undefined {
  const central = candidatesFor(wanted, corpus)
    .filter(({ isCentral }) => isCentral)
    .toSorted((one, other) => other.fits - one.fits || other.score - one.score)
  const teller = said.by(central.map(({ piece }) => piece))
  if (teller !== undefined) return words.toldBy(teller.speaker, teller.heading)
  const beside = toldUnder(wanted, chosen, corpus)
  return beside && words.toldUnder(words.quoted(headingOf(beside.name)))
}

/** The part of the same chapter under which the best of what answers this one stands. */
function toldUnder(
  wanted: Wanted,
  chosen: ReadonlyMap<Wanted, readonly Piece[]>,
  corpus: Corpus,
): Wanted | undefined {
  const [best] = candidatesFor(wanted, corpus)
    .filter(({ piece, fits }) => fits > 0 || speaksOf(piece, wanted.names))
    .toSorted((one, other) => other.score - one.score)
  return best === undefined ? undefined : [...chosen].find(([, pieces]) => pieces.includes(best.piece))?.[0]
}

/** 'Open points: None' is no open point. */
const withoutNone = ({ kind }: Wanted, pieces: readonly Piece[]): readonly Piece[] =>
  kind !== 'open'
    ? pieces
    : pieces.filter(({ cells }) => !cells.some(({ head, value }) => openHead.test(head) && none.test(value)))
const openHead = /(?<!\p{L})(?:open|outstanding|pending|missing|offen\p{L}*|fehlt)(?!\p{L})/iu
const none = /^(?:none|no|nothing|keine?|nichts|[-–—])$/iu

/** Figures that an input or a source names. */
function knownFigures({ evidence, corpus }: Scene): (figure: string) => boolean {
  const texts = [
    ...evidence.inputs.map(({ value }) => value),
    ...corpus.sections.flatMap(({ pieces }) => pieces.map(ownWords)),
  ]
  const known = new Set(texts.flatMap(wordsOf))
  return (figure) => wordsOf(figure).every((word) => known.has(word)) || figure === '100%'
}

/** Values that differ, under the part that asks for them. */
function differenceLines({ evidence, words }: Scene, { name }: Wanted): string | undefined {
  const lines = knownDifferences(evidence).map(
    (one) =>
      `- ${one.decision === undefined ? differenceText(one, words, true) : words.heldBy(one.subject, one.decision.person, one.decision.words)}`,
  )
  return lines.length === 0 ? undefined : blocks(`### ${headingOf(name)}`, lines.join('\n'))
}

/** The agent's own field: its finding comes first where two are equally good. */
const fieldOf = ({ agent }: Evidence): string =>
  [agent?.name, agent?.chapterTitle, agent?.profile].filter(Boolean).join(' ')

/**
 * A redo keeps what was not complained of, with its sources; a person's wish as to form or order is one for the whole
 * chapter.
 */
function keepFormer(
  { evidence, instructions }: Scene,
  asked: readonly string[],
  written: readonly Written[],
): Written[] {
  const former = formerVersion(evidence)
  const isForAll = instructions.some((one) => one.number === null && isUnderstood(one))
  if (former === undefined || isForAll) return [...written]
  const sections = sectionsOf(former.text)
  return written.map((one) => {
    const isAsked = asked.some((part) => coversPart(one.wanted.name, part))
    const kept = sections.get(headingOf(one.wanted.name))
    return isAsked || kept === undefined ? one : { ...one, text: kept }
  })
}

/** The sections of a chapter by their headings, without what stands below the last of them. */
function sectionsOf(text: string): Map<string, string> {
  const sections = text.split(/^(?=### )/m).filter((section) => section.startsWith('### '))
  return new Map(
    sections.map((section) => [
      section.split('\n', 1)[0]?.replace(/^### /, '').trim() ?? '',
      (section.split(/\n\n(?=\*\*(?:Open|Offen):\*\*)/)[0] ?? section).trim(),
    ]),
  )
}

/** Values that differ, told once in a run; what people decided of them is told by who comes after. */
function differencesOf({ evidence, said, words }: Scene, parts: readonly Wanted[]): string[] {
  if (parts.some(({ wantsDifferences }) => wantsDifferences)) return []
  const names = [...parts.flatMap(({ name, detail }) => [name, detail]), evidence.agent?.chapterTitle ?? '']
  const lines = knownDifferences(evidence).flatMap((difference) => {
    const { decision, subject } = difference
    const text =
      decision === undefined
        ? differenceText(difference, words, true)
        : words.heldBy(subject, decision.person, decision.words)
    const isDue = concerns(difference, names) || decision === undefined
    return isDue && !said.has(text) ? [`- ${text}`] : []
  })
  return lines.length === 0 ? [] : [blocks(`### ${words.differences}`, lines.join('\n'))]
}

/** What people want to be added, as far as sources have it and the chapter does not. */
function addedTo({ corpus, said, words, instructions, evidence }: Scene): string[] {
  return instructions.flatMap((one) => {
    if (one.added.length === 0 || one.number !== null) return []
    const wanted = wantedOf({ name: one.addedWords, detail: '' })
    const isLeftOut = (piece: Piece): boolean => said.has(toldText(piece))
    const pieces = chooseFor([wanted], corpus, { isLeftOut }).get(wanted) ?? []
    const section = partSection(
      { wanted, pieces: pieces.slice(0, 6), inputs: [] },
      { words, instructions, evidence, isKnown: () => false, differences: [] },
    )
    return pieces.length === 0 ? [] : [section.replace(/^### .*\n+/, '')]
  })
}

/** What people asked for and no rule can do, or no source holds; each once in a run. */
function notesOn({ evidence, corpus, said, words, instructions }: Scene): string[] {
  const pieces = corpus.sections.flatMap((section) => section.pieces)
  return instructions.flatMap((one) => {
    const person =
      one.person === ''
        ? (evidence.conversation.findLast(({ role }) => role === 'USER')?.speaker ?? '')
        : one.person
    const isMissing = one.added.length > 0 && !pieces.some((piece) => speaksOf(piece, one.added))
    const note = !isUnderstood(one)
      ? words.notDone(person, one.text.trim())
      : isMissing
        ? words.notFound(one.addedWords)
        : ''
    return note === '' || said.has(note) ? [] : [note]
  })
}
