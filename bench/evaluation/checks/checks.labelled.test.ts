// Gates on the frozen halves of the statements and claims. They tell ids and figures alone, never a text: no rule is to be
// made from what is frozen.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createBuiltinEmbeddings } from '@parley/orchestrator/src/models/embeddings/builtin.ts'
import { least, most, ownChecks } from '../gates.ts'
import { createAsker } from '../ask.ts'
import { openCorpusDatabase, type CorpusDatabase } from '../corpus-database.ts'
import type { halves } from '../evaluation-set.ts'
import {
  builtinJudge,
  claimFigures,
  measureChecks,
  ofStanding,
  readClaims,
  readStatements,
  statementFigures,
  type Checks,
} from './index.ts'

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / items.length

describe('the sets', () => {
  it.each([
    ['dev', 324],
    ['frozen', 100],
    ['fresh', 60],
  ] as const)('holds statements, plain and hard, in the %s half: %d', (half, count) => {
    const statements = readStatements(half)
    expect(statements).toHaveLength(count)
    const plain = shareOf(statements, ({ kind }) => kind === 'plain')
    expect(plain).toBeGreaterThanOrEqual(0.4)
    expect(plain).toBeLessThanOrEqual(0.6)
    expect(shareOf(statements, ({ language }) => language === 'de')).toBeGreaterThanOrEqual(0.28)
    expect(shareOf(statements, ({ verdict }) => verdict !== 'holds')).toBeGreaterThanOrEqual(0.55)
    expect(shareOf(statements, ({ verdict }) => verdict === 'cannot-tell')).toBeGreaterThanOrEqual(
      half === 'fresh' ? 0.1 : 0.2,
    )
    for (const { verdict, quotes } of statements)
      expect(quotes.length > 0 || verdict === 'cannot-tell').toBe(true)
  })

  it.each(['dev', 'frozen'] as const)('holds 100 claims of all standings in the %s half', (half) => {
    const claims = readClaims(half)
    const byStanding = Map.groupBy(claims, ({ standing }) => standing)
    expect(byStanding.get('supported')?.length).toBeGreaterThanOrEqual(45)
    expect(byStanding.get('contradicted')?.length).toBeGreaterThanOrEqual(35)
    expect(byStanding.get('unsupported')?.length).toBeGreaterThanOrEqual(20)
    const aspects = new Set(byStanding.get('supported')?.map(({ aspect }) => aspect))
    expect(aspects).toEqual(new Set(['verbatim', 'paraphrase', 'translation']))
  })

  it('shares no source and no passage between the halves', () => {
    const textsOf = (half: (typeof halves)[number]): string[] => [
      ...readStatements(half).flatMap(({ sources }) => sources.map(({ text }) => text)),
      ...readClaims(half).map(({ passage }) => passage.text),
    ]
    const dev = new Set(textsOf('dev'))
    const frozen = new Set(textsOf('frozen'))
    expect([...frozen].filter((text) => dev.has(text))).toHaveLength(0)
    expect(textsOf('fresh').filter((text) => dev.has(text) || frozen.has(text))).toHaveLength(0)
  })
})

interface Gate {
  share: number
  atMost?: number
  atLeast?: number
  /** Of those that go against it. */
  ids: string[]
}

/** Empty where the gate holds. */
function broken({ share, atMost = 1, atLeast = 0, ids }: Gate): string {
  if (share >= atLeast && share <= atMost) return ''
  return `${share.toFixed(3)}, at least ${atLeast}, at most ${atMost}: ${ids.join(', ')}`
}

async function openChecks(
  half: (typeof halves)[number],
): Promise<{ corpus: CorpusDatabase; checks: Checks }> {
  const embeddings = createBuiltinEmbeddings()
  const corpus = await openCorpusDatabase(embeddings)
  const asker = createAsker(corpus, embeddings)
  return { corpus, checks: await measureChecks(corpus, asker, { judge: builtinJudge(), halves: [half] }) }
}

describe('the fresh set, by the built-in model', () => {
  let corpus: CorpusDatabase
  let checks: Checks
  beforeAll(async () => {
    ;({ corpus, checks } = await openChecks('fresh'))
  }, 900_000)
  afterAll(() => corpus.close())

  it.each([
    ['plain', least.freshPlainStatements.reached],
    ['hard', least.freshHardStatements.reached],
  ])('judges %s statements rightly', (kind, atLeast) => {
    const own = checks.statements.filter(({ labelled }) => labelled.kind === kind)
    expect(statementFigures(own).right).toBeGreaterThanOrEqual(atLeast)
  })

  it('seldom calls holding what does not hold', () => {
    expect(statementFigures(checks.statements).falseHolds).toBeLessThanOrEqual(most.freshFalseHolds.reached)
  })

  it('catches contradicted claims and strikes few correct paraphrases', () => {
    const { contradicted } = claimFigures(ofStanding(checks.claims, 'contradicted'))
    expect(contradicted).toBeGreaterThanOrEqual(least.freshContradictedClaims.reached)
    const restated = ofStanding(checks.claims, 'supported').filter(
      ({ labelled }) => labelled.aspect !== 'verbatim',
    )
    expect(1 - claimFigures(restated).kept).toBeLessThanOrEqual(most.freshStruckParaphrases.reached)
  })
})

describe.each(['seventh', 'eighth', 'ninth'] as const)('the %s set, by the built-in model', (half) => {
  const reached = ownChecks[half]
  let corpus: CorpusDatabase
  let checks: Checks
  beforeAll(async () => {
    ;({ corpus, checks } = await openChecks(half))
  }, 900_000)
  afterAll(() => corpus.close())

  it.each(['plain', 'hard'] as const)('judges %s statements rightly', (kind) => {
    const own = checks.statements.filter(({ labelled }) => labelled.kind === kind)
    expect(statementFigures(own).right).toBeGreaterThanOrEqual(reached[kind])
  })

  it('calls nothing holding that does not hold', () => {
    expect(statementFigures(checks.statements).falseHolds).toBeLessThanOrEqual(reached.falseHolds)
  })

  it('catches contradicted claims and strikes few correct paraphrases', () => {
    const { contradicted } = claimFigures(ofStanding(checks.claims, 'contradicted'))
    expect(contradicted).toBeGreaterThanOrEqual(reached.contradicted)
    const restated = ofStanding(checks.claims, 'supported').filter(
      ({ labelled }) => labelled.aspect !== 'verbatim',
    )
    expect(1 - claimFigures(restated).kept).toBeLessThanOrEqual(reached.struck)
  })
})

describe('the frozen half, by the built-in model', () => {
  let corpus: CorpusDatabase
  let checks: Checks
  beforeAll(async () => {
    ;({ corpus, checks } = await openChecks('frozen'))
  }, 900_000)
  afterAll(() => corpus.close())

  it('seldom calls holding what does not hold, among others’ sources too', () => {
    const { falseHolds, crowdedFalseHolds, holdsElsewhere } = statementFigures(checks.statements)
    const idsOf = (is: (one: Checks['statements'][number]) => boolean): string[] =>
      checks.statements.filter(is).map(({ labelled }) => labelled.id)
    const holds = idsOf(({ labelled, verdict }) => labelled.verdict !== 'holds' && verdict === 'holds')
    const crowded = idsOf(
      ({ labelled, crowded: verdict }) => labelled.verdict !== 'holds' && verdict === 'holds',
    )
    const elsewhere = idsOf((one) => one.elsewhere.includes('holds'))
    expect(broken({ share: falseHolds, atMost: most.falseHolds.reached, ids: holds })).toBe('')
    expect(broken({ share: crowdedFalseHolds, atMost: most.crowdedFalseHolds.reached, ids: crowded })).toBe(
      '',
    )
    expect(broken({ share: holdsElsewhere, atMost: most.holdsElsewhere.reached, ids: elsewhere })).toBe('')
  })

  it.each([
    ['plain', least.plainStatements.reached],
    ['hard', least.hardStatements.reached],
  ])('judges %s statements rightly', (kind, atLeast) => {
    const own = checks.statements.filter(({ labelled }) => labelled.kind === kind)
    const missed = own.filter(({ labelled, verdict }) => verdict !== labelled.verdict)
    const { right } = statementFigures(own)
    expect(broken({ share: right, atLeast, ids: missed.map(({ labelled }) => labelled.id) })).toBe('')
  })

  it('rests a verdict on words that decide it', () => {
    const wrong = checks.statements.filter(
      ({ labelled, verdict, hasRightQuote }) =>
        verdict === labelled.verdict && verdict !== 'cannot-tell' && !hasRightQuote,
    )
    const { quoted } = statementFigures(checks.statements)
    expect(
      broken({
        share: quoted,
        atLeast: least.decidingQuotes.reached,
        ids: wrong.map(({ labelled }) => labelled.id),
      }),
    ).toBe('')
  })

  it('catches contradicted claims', () => {
    const own = ofStanding(checks.claims, 'contradicted')
    const missed = own.filter(({ standing }) => standing !== 'contradicted')
    const { contradicted } = claimFigures(own)
    expect(
      broken({
        share: contradicted,
        atLeast: least.contradictedClaims.reached,
        ids: missed.map(({ labelled }) => labelled.id),
      }),
    ).toBe('')
  })

  it('strikes no correct paraphrase and no correct translation', () => {
    const supported = ofStanding(checks.claims, 'supported')
    const own = supported.filter(({ labelled }) => labelled.aspect !== 'verbatim')
    const struck = own.filter(({ isKept }) => !isKept)
    const share = 1 - claimFigures(own).kept
    expect(
      broken({
        share,
        atMost: most.struckParaphrases.reached,
        ids: struck.map(({ labelled }) => labelled.id),
      }),
    ).toBe('')
  })

  it('seldom keeps a citation of a passage that speaks of something else', () => {
    const kept = checks.claims.filter(({ elsewhere }) => elsewhere.isKept)
    const share = claimFigures(checks.claims).keptElsewhere
    expect(
      broken({
        share,
        atMost: most.citationsOfElsewhere.reached,
        ids: kept.map(({ labelled }) => labelled.id),
      }),
    ).toBe('')
  })

  it('seldom keeps a citation of a passage that says nothing of the claim', () => {
    const own = ofStanding(checks.claims, 'unsupported')
    const kept = own.filter(({ isKept }) => isKept)
    const share = claimFigures(own).kept
    expect(
      broken({
        share,
        atMost: most.citationsOfUnsupported.reached,
        ids: kept.map(({ labelled }) => labelled.id),
      }),
    ).toBe('')
  })
})
