import type { standings } from './labelled-sets.ts'
import { verdicts } from './labelled-sets.ts'
import type { MeasuredClaim, MeasuredStatement } from './measure-checks.ts'

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length

/** Shares from 0 to 1; 0 of nothing. */
export interface StatementFigures {
  n: number
  right: number
  /** Of those that do not hold, or of which nobody can tell: called holding. */
  falseHolds: number
  /** Of those judged rightly to hold or not to: with a quote that decides. */
  quoted: number
  /** The same two with others' sources beside its own. */
  crowdedRight: number
  crowdedFalseHolds: number
  /** Given others' sources alone: called holding, and called anything but cannot-tell. */
  holdsElsewhere: number
  toldElsewhere: number
}

export function statementFigures(measured: readonly MeasuredStatement[]): StatementFigures {
  const isRight = ({ labelled, verdict }: MeasuredStatement): boolean => verdict === labelled.verdict
  const notHolding = measured.filter(({ labelled }) => labelled.verdict !== 'holds')
  const told = measured.filter((one) => isRight(one) && one.verdict !== 'cannot-tell')
  const elsewhere = measured.flatMap((one) => one.elsewhere)
  return {
    n: measured.length,
    right: share(measured, isRight),
    falseHolds: share(notHolding, ({ verdict }) => verdict === 'holds'),
    quoted: share(told, ({ hasRightQuote }) => hasRightQuote),
    crowdedRight: share(measured, ({ labelled, crowded }) => crowded === labelled.verdict),
    crowdedFalseHolds: share(notHolding, ({ crowded }) => crowded === 'holds'),
    holdsElsewhere: share(elsewhere, (verdict) => verdict === 'holds'),
    toldElsewhere: share(elsewhere, (verdict) => verdict !== 'cannot-tell'),
  }
}

export interface ClaimFigures {
  n: number
  /** Standing as labelled. */
  right: number
  /** The citation stays, whatever is said beside it. */
  kept: number
  /** Called contradicted. */
  contradicted: number
  /** Citing a passage of another subject: the citation stays all the same. */
  keptElsewhere: number
}

export const claimFigures = (measured: readonly MeasuredClaim[]): ClaimFigures => ({
  n: measured.length,
  right: share(measured, ({ standing, labelled }) => standing === labelled.standing),
  kept: share(measured, ({ isKept }) => isKept),
  contradicted: share(measured, ({ standing }) => standing === 'contradicted'),
  keptElsewhere: share(measured, ({ elsewhere }) => elsewhere.isKept),
})

type Groups<Item> = [string, Item[]][]

function groupsBy<Item>(items: readonly Item[], names: readonly ((item: Item) => string)[]): Groups<Item> {
  const keys = names.flatMap((nameOf) =>
    [...new Set(items.map(nameOf))].sort().map((name) => ({ name, nameOf })),
  )
  return [
    ...keys.map(({ name, nameOf }): [string, Item[]] => [
      name,
      items.filter((item) => nameOf(item) === name),
    ]),
    ['all', [...items]],
  ]
}

const figure = (value: number): string => value.toFixed(2)

export const statementHead = [
  'statements',
  'n',
  'right',
  'false holds',
  'quoted',
  'crowded: right',
  'false holds',
  'elsewhere: holds',
  'told',
]

/** By kind, language and aspect. */
export const statementRows = (measured: readonly MeasuredStatement[]): string[][] =>
  groupsBy(measured, [
    ({ labelled }) => labelled.kind,
    ({ labelled }) => `in ${labelled.language}`,
    ({ labelled }) => `aspect ${labelled.aspect}`,
  ]).map(([name, group]) => {
    const { n, ...shares } = statementFigures(group)
    return [name, String(n), ...Object.values(shares).map(figure)]
  })

export const verdictHead = ['labelled', ...verdicts, 'nothing said']

/** How often each label was given each verdict. */
export const verdictRows = (measured: readonly MeasuredStatement[]): string[][] =>
  verdicts.map((label) => {
    const own = measured.filter(({ labelled }) => labelled.verdict === label)
    return [
      label,
      ...[...verdicts, undefined].map((given) =>
        String(own.filter(({ verdict }) => verdict === given).length),
      ),
    ]
  })

export const claimHead = ['claims', 'n', 'right', 'citation kept', 'called contradicted', 'elsewhere: kept']

/** By standing, language and aspect. */
export const claimRows = (measured: readonly MeasuredClaim[]): string[][] =>
  groupsBy(measured, [
    ({ labelled }) => labelled.standing,
    ({ labelled }) => `${labelled.standing} in ${labelled.language}`,
    ({ labelled }) => `${labelled.standing}: ${labelled.aspect}`,
  ]).map(([name, group]) => {
    const { n, ...shares } = claimFigures(group)
    return [name, String(n), ...Object.values(shares).map(figure)]
  })

export const ofStanding = (
  measured: readonly MeasuredClaim[],
  standing: (typeof standings)[number],
): MeasuredClaim[] => measured.filter(({ labelled }) => labelled.standing === standing)
