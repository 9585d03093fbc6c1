import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { eachAsked } from './each-asked.ts'
import { givesKind } from './given-kind.ts'
import { isSpoken, mostOf, spokenIn, standingOf } from './matching.ts'
import { isProperName } from './across-columns.ts'
import type { Table } from './tables.ts'
import { tellingSentences } from './telling-lines.ts'

const leastNamed = 2
const leastShare = 0.6

/**
 * Rule: what each of several does, where no table has it, is told by the sentences of one place that name them, if
 * together they name two or more, and if that place speaks of all else that is asked.
 * @param tables where the things have their names: over columns, in a table that is about them
 */
export function eachSentence(
  asked: Asked,
  passages: readonly Passage[],
  tables: readonly Table[],
): FoundLines | undefined {
  const noun = eachAsked(asked.question)
  const stems = stemsOfBoth(noun ?? '')
  const at = asked.words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  if (noun === undefined || at === -1) return undefined
  const known = namesOf(asked, tables, at)
  const found = passages
    .filter(({ trust }) => trust !== 'agent')
    .flatMap((passage): FoundLines[] => {
      const all = tellingSentences(passage)
      const names = [...new Set([...known, ...subjectsOf(asked, at, { passage, sentences: all })])]
      const sentences = all.filter(({ key }) => names.some((name) => key.includes(name)))
      const lines = sentences.filter(({ key }) => asked.read.expects === undefined || givesKind(asked, key))
      const named = names.filter((name) => lines.some(({ key }) => key.includes(name)))
      const spoken = mostOf(
        [passage.label ?? '', ...all.map(({ key }) => key)].map((text) => spokenIn(asked, text)),
        asked.words.length,
      )
      const others = asked.words.flatMap((word, place) => (place === at || word.isLight ? [] : [place]))
      const share = others.filter((place) => isSpoken(spoken[place])).length / Math.max(1, others.length)
      const isAbout = others.every((place) => asked.words[place]?.isVerb === true || isSpoken(spoken[place]))
      if (named.length < leastNamed || !isAbout || share < leastShare) return []
      return [{ lines, share, score: named.length + share + standingOf(passage), isWhole: true }]
    })
  return found.toSorted((left, right) => right.score - left.score)[0]
}

/** Names over the columns of tables that are about such things, or in their column. */
function namesOf(asked: Asked, tables: readonly Table[], at: number): string[] {
  const known = asked.instances?.at === at ? asked.instances.names : []
  const first = (text: string): string => text.trim().split(/[\s,]+/u)[0] ?? ''
  const inColumns = tables.flatMap(({ heads, rows }) =>
    heads
      .slice(0, 2)
      .flatMap((head, column) =>
        isSpoken(spokenIn(asked, head)[at])
          ? rows.map(({ cells }) => first(cells[column] ?? '')).filter(isProperName)
          : [],
      ),
  )
  const overColumns = tables
    .filter(({ passage, title }) =>
      isSpoken(spokenIn(asked, `${passage.name}\n${passage.label ?? ''}\n${title}`)[at]),
    )
    .map(({ heads }) => heads.slice(1).map(first).filter(isProperName))
    .filter((heads) => heads.length >= leastNamed)
    .flat()
  return [...new Set([...known, ...inColumns, ...overColumns])].filter((name) => name.length > 3)
}

/** In a document that is called by such things, names that its sentences begin with are theirs. */
function subjectsOf(
  asked: Asked,
  at: number,
  { passage, sentences }: { passage: Passage; sentences: readonly { key: string }[] },
): string[] {
  const { name, label = '' } = passage
  if (!isSpoken(spokenIn(asked, `${name}\n${label}`)[at])) return []
  return sentences.map(({ key }) => key.split(/[\s,]+/u)[0] ?? '').filter(isProperName)
}
