// How the product judges a statement and a claim: the one place that knows its functions and their answers.
import { newId } from '@parley/contracts/ids.ts'
import { buildRequest } from '@parley/orchestrator/src/context/index.ts'
import { citationMark } from '@parley/orchestrator/src/models/citations.ts'
import { checkClaims } from '@parley/orchestrator/src/models/claims/index.ts'
import type { Evidence, ModelClient, ModelPreference, Passage } from '@parley/orchestrator/src/models/port.ts'
import { judge } from '@parley/orchestrator/src/validation/verdict.ts'
import type { LabelledClaim, LabelledStatement, standings, Verdict } from './labelled-sets.ts'

export interface JudgedStatement {
  verdict: Verdict
  /** What the verdict is said to rest on. */
  quotes: string[]
}

export interface JudgedClaim {
  standing: (typeof standings)[number]
  /** Whether the citation stays in what people read. */
  isKept: boolean
}

export interface StatementJudge {
  model: ModelClient
  preference: ModelPreference
}

/**
 * A statement as validation checks it; where a person spoke about it, as the check after the conversation does.
 * @returns undefined where the model said nothing about it
 */
export async function judgeStatement(
  { model, preference }: StatementJudge,
  { id, statement, sources }: Pick<LabelledStatement, 'id' | 'statement' | 'sources'>,
  passages: readonly Passage[],
): Promise<JudgedStatement | undefined> {
  const ofKind = (kind: LabelledStatement['sources'][number]['kind']) =>
    sources.filter((source) => source.kind === kind)
  const said = ofKind('person').map((source) => ({
    speaker: source.name,
    role: 'USER' as const,
    text: source.text,
  }))
  const evidence: Evidence = {
    phaseName: 'Preparation',
    phaseDescription: '',
    inputs: ofKind('input').map((source) => ({ label: source.name, value: source.text })),
    passages: [],
    conversation: said,
    statements: [{ id, text: statement, passages: [...passages] }],
  }
  const task = said.length === 0 ? 'mitigation-check' : 'conversation-observations'
  const { output } = await model.generate(buildRequest(task, evidence), preference)
  const [result] = output.results
  if (result === undefined) return undefined
  const { verdict, quotes } = judge(statement, result, evidence)
  return { verdict, quotes: quotes.map(({ quote }) => quote) }
}

/** A claim with the mark of its passage, as an agent writes it; what a rule cannot tell is decided as without a model. */
export function judgeClaim({
  claim,
  passage: { text: own, context },
}: Pick<LabelledClaim, 'claim' | 'passage'>): JudgedClaim {
  const cited: Passage = {
    chunkId: newId(),
    artifactId: null,
    sourceKind: 'client',
    name: 'Source',
    page: null,
    relevance: 0.7,
    text: own,
    ...(context !== undefined && { context }),
  }
  const text = `${claim} ${citationMark(cited.chunkId)}`
  const checked = checkClaims(text, { passages: [cited], inputs: [], conversation: [] })
  const isKept = checked.marks.length > 0
  if (checked.claims.some(({ standing }) => standing === 'contradicted'))
    return { standing: 'contradicted', isKept }
  const isSupported = isKept && checked.claims.every(({ standing }) => standing !== 'unsupported')
  return { standing: isSupported ? 'supported' : 'unsupported', isKept }
}
