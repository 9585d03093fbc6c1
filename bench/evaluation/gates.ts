/**
 * What the built-in model and embedder reach on the frozen halves, whose items nobody saw who made the rules (of the parts
 * one rule was chosen by these figures, see README.md): nothing may fall behind it, and whoever makes it better sets it anew. `goal` is where it has to come to; README.md has both beside the figures. Shares, 0 to 1.
 */
interface Gate {
  goal: number
  reached: number
}

/** At most so much. */
export const most = {
  falseHolds: { goal: 0.02, reached: 0.04 },
  crowdedFalseHolds: { goal: 0.02, reached: 0.04 },
  holdsElsewhere: { goal: 0.02, reached: 0.01 },
  struckParaphrases: { goal: 0.03, reached: 0.17 },
  citationsOfElsewhere: { goal: 0.05, reached: 0.02 },
  citationsOfUnsupported: { goal: 0.5, reached: 0.26 },
  wronglyRefused: { goal: 0.08, reached: 0.21 },
  freshFalseHolds: { goal: 0.02, reached: 0 },
  freshStruckParaphrases: { goal: 0.03, reached: 0 },
} as const satisfies Record<string, Gate>

/** At least so much. */
export const least = {
  plainStatements: { goal: 0.95, reached: 0.75 },
  hardStatements: { goal: 0.75, reached: 0.21 },
  decidingQuotes: { goal: 0.9, reached: 0.92 },
  contradictedClaims: { goal: 0.95, reached: 0.56 },
  tablesAndLists: { goal: 0.9, reached: 0.56 },
  nearMissesRefused: { goal: 0.95, reached: 0.9 },
  itemsPresent: { goal: 0.8, reached: 0.43 },
  listedRight: { goal: 0.9, reached: 0.49 },
  freshPlainStatements: { goal: 0.95, reached: 0.96 },
  freshHardStatements: { goal: 0.75, reached: 0.56 },
  freshContradictedClaims: { goal: 0.95, reached: 0.73 },
} as const satisfies Record<string, Gate>

/** The same of the sets with documents of their own, which may be looked at: of each the questions answered rightly, those wrongly refused, and the near misses refused. */
export const ownSets = {
  fresh: { right: 0.88, wronglyRefused: 0.07, nearMissesRefused: 0.93 },
  fourth: { right: 0.86, wronglyRefused: 0.11, nearMissesRefused: 1 },
  fifth: { right: 0.93, wronglyRefused: 0.07, nearMissesRefused: 1 },
  sixth: { right: 0.8, wronglyRefused: 0.15, nearMissesRefused: 1 },
  seventh: { right: 0.88, wronglyRefused: 0.11, nearMissesRefused: 1 },
  eighth: { right: 0.51, wronglyRefused: 0.42, nearMissesRefused: 0.95 },
} as const

/** The same of the statements and claims that may be looked at: what was reached of each set. */
export const ownChecks = {
  seventh: { plain: 0.75, hard: 0.7, falseHolds: 0, contradicted: 0.91, struck: 0.05 },
  eighth: { plain: 0.86, hard: 0.76, falseHolds: 0, contradicted: 0.99, struck: 0.14 },
  ninth: { plain: 0.7, hard: 0.85, falseHolds: 0, contradicted: 0.83, struck: 0.09 },
  tenth: { plain: 0.97, hard: 0.44, falseHolds: 0, contradicted: 0.82, struck: 0.1 },
  eleventh: { plain: 0.92, hard: 0.36, falseHolds: 0, contradicted: 0.61, struck: 0.26 },
} as const

/** At least so much of the labelled parts that may be looked at and are not the demo's, those of `newestRuns` apart. */
export const devParts = { itemsPresent: 0.86, listedRight: 0.91 } as const

/** The same of the parts that two firms ask for in words of their own; no rule was made from what the second half misses. */
export const ownParts = {
  tenth: { itemsPresent: 0.93, listedRight: 0.96 },
  'tenth-second': { itemsPresent: 0.76, listedRight: 0.81 },
} as const

/** Clients whose parts were labelled late, which hardly any rule was made from: what they reach, beside where the others are. */
export const newestRuns = {
  clients: ['brindlecote-vets', 'hallinger-verlag'],
  itemsPresent: 0.42,
  listedRight: 0.88,
  /** Lines of something else under parts that no source answers, at most. */
  unansweredLines: 35,
} as const

/** A limit that is not kept, with figures and ids alone: rules are not made on what the frozen half says. */
export const unkept = (
  limits: Record<string, [value: number, isKept: boolean]>,
  missed: readonly string[],
): string[] => {
  const broken = Object.entries(limits).flatMap(([name, [value, isKept]]) =>
    isKept ? [] : [`${name}: ${value.toFixed(3)}`],
  )
  return broken.length === 0 ? [] : [...broken, ...missed]
}
