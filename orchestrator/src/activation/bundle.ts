import type { BundledOutput } from '@parley/contracts/http/activation.ts'
import { matchesArtifact } from '@parley/contracts/rules/artifact-completion.ts'
import type { PhaseContext } from '../agents/index.ts'
import { standingTurns, type Turn } from '../runs/index.ts'
import type { BundleRows } from './bundle.queries.ts'

/** What a phase has brought about, in one piece: what people gave, what was found, what was said and decided. */
export function bundleOf(context: PhaseContext, rows: BundleRows): BundledOutput {
  const { phaseId, phaseName, phaseDescription, inputs } = context
  const standing = standingTurns(rows.turns).filter(({ agent }) => agent.role !== 'MODERATOR')
  return {
    phase: { id: phaseId, name: phaseName, order: rows.order, description: phaseDescription },
    inputs,
    artifacts: artifactsOf(context, rows.documents),
    observations: rows.observations.map((row) => ({
      description: row.description,
      severity: row.severity,
      status: row.status,
      observationType: row.observation_type,
      consultantNotes: row.consultant_notes,
      remediationPlan: row.remediation_plan,
    })),
    answers: standing.flatMap(answerOf),
    decisions: decisionsOf(standing, rows.answers),
    summary: rows.summary,
  }
}

/** Recommended documents with whether one that matches is there, then the others. */
function artifactsOf(
  { definition }: PhaseContext,
  documents: BundleRows['documents'],
): BundledOutput['artifacts'] {
  const wanted = definition.recommendedArtifacts
  const isFor = (recommended: string, { name, file_name }: BundleRows['documents'][number]): boolean =>
    matchesArtifact(recommended, name) || matchesArtifact(recommended, file_name)
  const others = documents.filter((document) => !wanted.some(({ name }) => isFor(name, document)))
  return [
    ...wanted.map(({ name, importance }) => ({
      name,
      importance,
      uploaded: documents.some((document) => isFor(name, document)),
    })),
    ...others.map(({ name }) => ({ name, importance: null, uploaded: true })),
  ]
}

type Answer = BundledOutput['answers'][number]

function answerOf(turn: Turn): Answer[] {
  const { name, role } = turn.agent
  if (role === 'MODERATOR') return []
  return [
    {
      interactionId: turn.id,
      agent: { name, role },
      chapterTitle: turn.chapterTitle,
      verdict: turn.verdict?.kind ?? null,
      summary: turn.summary,
      text: turn.response ?? '',
      citations: turn.citations,
    },
  ]
}

function overruledOf(turn: Turn): BundledOutput['decisions'] {
  const overruled = turn.verdict?.overruledBy
  if (overruled == null) return []
  const about = turn.agent.name
  return [{ kind: 'overruled', by: overruled.name, about, text: overruled.note ?? '' }]
}

/** A verdict that stands overruled says so itself, with the person's note: its gate's answer is not told again. */
function decisionsOf(standing: readonly Turn[], answers: BundleRows['answers']): BundledOutput['decisions'] {
  const overruled = new Set<string | null>(
    standing.filter(({ verdict }) => verdict?.overruledBy != null).map(({ id }) => id),
  )
  const told = answers.filter(
    ({ outcome, interactionId }) => outcome !== 'overruled' || !overruled.has(interactionId),
  )
  return [...standing.flatMap(overruledOf), ...told.map(answeredOf)]
}

const outcomes = { answered: '', sentBack: 'Sent back', overruled: 'Overruled' } as const

function answeredOf(answer: BundleRows['answers'][number]): BundledOutput['decisions'][number] {
  const { by, question, words, outcome } = answer
  const text = [outcomes[outcome], words].filter((part) => part !== '').join(': ')
  return { kind: 'answer', by, about: question, text }
}
