import { languageIn, matchOf, type Term, termsOf } from '../../entailment/index.ts'
import { type Block, blocksOf } from './blocks.ts'
import { limits } from './choose-limits.ts'
import type { Corpus } from './corpus.ts'
import type { Piece } from './pieces.ts'
import { isFormWord, type Wanted } from './wanted.ts'

/** Chosen on the dev half of the labelled parts (bench/evaluation), those labelled last left out. */
const rules = {
  /** What a word of the part's name counts for one of its detail. */
  name: 2.2,
  /** Where a word stands in what is above a block, or in the name of its source. */
  above: 1.2,
  source: 0.6,
  /** So far two words have to mean the same. */
  least: 0.7,
  /** So many words of the part, and together so much, a block has to speak of. */
  words: 2,
  score: 2.7,
  /** A long block has many words by chance: its score goes by its length to this power. */
  length: 0.3,
  usualLength: 40,
  /** What the next best block has of the best one's score, where that one is clear by itself, or with the part's name. */
  farBehind: 0.5,
  behind: 0.8,
  /** It has this share of the words of the name; it says so much of all that is asked for. */
  nameShare: 0.5,
  nameShareOfTable: 0.6,
  mostOfIt: 0.34,
  /** A table without the name above it has so many words in its cells. */
  inCells: 3,
  /** … and calls so many of its rows by one, where none is of the name. */
  called: 0.5,
  /** A part of a compound is enough: prices, of changes of prices. */
  leastCalled: 0.4,
  /** Sentences at the ends of a paragraph say so much of what its best one says. */
  edge: 0.3,
}

/** A word that a part asks for. */
interface AskedWord {
  term: Term
  isName: boolean
}

/** What a block says of a part, and which of its pieces. */
export interface SpokenBlock {
  pieces: readonly Piece[]
  /** Of all that is asked for, 0 to 1. */
  share: number
}

/**
 * The block that speaks of most of what a part and its detail ask for, in whichever words of either language: what
 * many words point at together is found where no heading and no sentence has the part's name. Rare words count more.
 * Of a paragraph what stands before the first and after the last sentence that has such a word is left out.
 * @returns undefined where no block speaks of enough of it
 */
export function blockAbout(
  wanted: Pick<Wanted, 'name' | 'detail'>,
  { sections }: Pick<Corpus, 'sections'>,
  isOpen: (piece: Piece) => boolean,
): SpokenBlock | undefined {
  const asked = wordsAsked(wanted)
  const blocks = sections.flatMap(blocksOf).filter(({ pieces }) => pieces.length <= limits.mostRows)
  const matches = matcher(asked)
  const found = blocks.map((block) => measured(block, matches))
  const weights = asked.map(({ term, isName }, index) => {
    const having = found.filter(({ shares }) => (shares[index] ?? 0) >= rules.least / rules.above).length
    return (isName ? rules.name : 1) * term.weight * Math.log(1 + blocks.length / (having + 0.5))
  })
  const ranked = found
    .map((one) => ({ one, score: scoreOf(one, weights) }))
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = ranked
  if (best === undefined || best.score < rules.score) return undefined
  const rest = (next?.score ?? 0) / best.score
  if (!isClear(best.one, { asked, weights, rest })) return undefined
  const pieces = spokenPieces(best.one, weights).filter(isOpen)
  return pieces.length === 0 ? undefined : { pieces, share: shareSaid(best.one, weights) }
}

interface Judging {
  asked: readonly AskedWord[]
  weights: readonly number[]
  /** What the next best block has of the score, 0 to 1. */
  rest: number
}

/**
 * Whether a block answers the part and no other would as well: it has a word of the part's name, or the others fall far
 * behind; a table has that word above it, since cells have many words by chance.
 */
function isClear(one: Measured, { asked, weights, rest }: Judging): boolean {
  const { block, shares, above, own } = one
  const isTable = block.pieces[0]?.kind === 'row'
  // A table that neither has a word of the name nor calls its rows what is asked for lists something else.
  const isNamed = asked.some(
    ({ isName }, index) => isName && (shares[index] ?? 0) >= rules.least * rules.source,
  )
  if (isTable && !isNamed && one.called < rules.called) return false
  const inCells = asked.filter((_, index) => own.some((piece) => (piece[index] ?? 0) >= rules.least)).length
  if (rest <= rules.farBehind && (!isTable || inCells >= rules.inCells)) return true
  const said = isTable ? above : shares
  const names = asked.flatMap(({ isName }, index) => (isName ? [said[index] ?? 0] : []))
  const leastNames = (isTable ? rules.nameShareOfTable : rules.nameShare) * names.length
  if (names.filter((share) => share >= rules.least).length < leastNames) return false
  if (rest <= rules.behind) return true
  return !isTable && shareSaid(one, weights) >= rules.mostOfIt
}

interface Measured {
  block: Block
  /** How far the block says each word, 0 to `rules.above`. */
  shares: readonly number[]
  /** What stands above it alone. */
  above: readonly number[]
  /** Each of its pieces, without what stands above. */
  own: readonly (readonly number[])[]
  /** The share of a table's rows whose first cell has a word that is asked for. */
  called: number
}

/** How much of the weight of all that is asked for a block says. */
function shareSaid({ shares }: Measured, weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const said = weights.map((weight, index) => ((shares[index] ?? 0) >= rules.least ? weight : 0))
  return said.reduce((sum, weight) => sum + weight, 0) / all
}

type Matches = (terms: readonly Term[]) => readonly number[]

function measured(block: Block, matches: Matches): Measured {
  const own = block.spoken.map(matches)
  const [title, heads, source] = [block.title, block.heads, block.source].map(matches)
  const above = (title ?? []).map((share, index) => rules.above * Math.max(share, heads?.[index] ?? 0))
  const shares = above.map((share, index) =>
    Math.max(share, ...own.map((piece) => piece[index] ?? 0), rules.source * (source?.[index] ?? 0)),
  )
  const called = block.labels.filter((label) =>
    matches(label).some((share) => share >= rules.leastCalled),
  ).length
  return { block, shares, above, own, called: called / block.pieces.length }
}

function scoreOf({ block, shares }: Measured, weights: readonly number[]): number {
  const spoken = shares.map((share) => (share >= rules.least ? share : 0))
  if (spoken.filter((share) => share > 0).length < rules.words) return 0
  const sum = spoken.reduce((total, share, index) => total + share * (weights[index] ?? 0), 0)
  return sum / (1 + block.length / rules.usualLength) ** rules.length
}

/** A table whole; of a paragraph what lies between the first and the last sentence that says a fair part of it. */
function spokenPieces({ block: { pieces }, own }: Measured, weights: readonly number[]): readonly Piece[] {
  if (pieces[0]?.kind === 'row') return pieces
  const said = own.map((shares) =>
    weights.reduce((sum, weight, index) => sum + ((shares[index] ?? 0) >= rules.least ? weight : 0), 0),
  )
  const least = rules.edge * Math.max(...said)
  const speaks = said.map((weight) => weight > 0 && weight >= least)
  const first = speaks.indexOf(true)
  return first === -1 ? pieces : pieces.slice(first, speaks.lastIndexOf(true) + 1)
}

/** The words of a part's name and of its detail, each once; what something is to be compared with is not asked for. */
function wordsAsked({ name, detail }: Pick<Wanted, 'name' | 'detail'>): AskedWord[] {
  const language = languageIn(`${name}. ${detail}`)
  const own = detail.replace(againstInput, ' ')
  const words: AskedWord[] = []
  for (const [text, isName] of [
    [name, true],
    [own, false],
  ] as const)
    for (const term of termsOf(text, language)) {
      const isKnown = words.some((word) => matchOf(word.term, term).strength >= sameWord)
      if (!isKnown && !isFormWord(term.word) && term.word.length > 2) words.push({ term, isName })
    }
  return words
}
const sameWord = 0.9
const againstInput =
  /(?<!\p{L})(?:compared with|against|from|verglichen mit|gegenüber|aus) (?:the |der |den )?(?:inputs?|eingaben?)(?!\p{L})[^;.]*/giu

/** How far terms say each word that is asked for; each pair of words is compared once. */
function matcher(asked: readonly AskedWord[]): Matches {
  const compared = new Map<string, readonly number[]>()
  const compare = (term: Term): readonly number[] => {
    const before = compared.get(term.word)
    if (before !== undefined) return before
    const strengths = asked.map((word) => matchOf(word.term, term).strength)
    compared.set(term.word, strengths)
    return strengths
  }
  return (terms) => {
    const all = terms.map(compare)
    return asked.map((_, index) => all.reduce((most, strengths) => Math.max(most, strengths[index] ?? 0), 0))
  }
}
