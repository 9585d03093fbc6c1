import type { ObservationEvidence } from '@parley/contracts/http/observations.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { acmeConfirmed, acmeObservations } from './content/acme-phases.ts'
import { at, citation, type ConversationSeed } from './seed-conversation.ts'
import { insert, json, type Tx } from '../seeding/seed-writer.ts'
import type { Insertable } from 'kysely'

/** What the checks of Acme's first phase came to, before its conversation and after it. */
export async function seedObservations(tx: Tx, seed: ConversationSeed, sequenceId: string): Promise<void> {
  const { definition, place } = seed
  const finished = {
    status: 'COMPLETED' as const,
    provider: 'builtin',
    model: 'builtin-1',
    finished_at: at(seed, 2),
  }
  const checks = { INITIAL: definition.initialRiskMitigations, AI_CONVERSATION: definition.riskMitigations }
  for (const kind of ['INITIAL', 'AI_CONVERSATION'] as const) {
    const statements = checks[kind]
    const runId = await insert(tx, 'validation_run', {
      ...place,
      kind,
      ...finished,
      sequence_id: kind === 'INITIAL' ? null : sequenceId,
      checked: statements.length,
      total: statements.length,
      started_at: at(seed, 1),
    })
    for (const observation of acmeObservations.filter((one) => one.kind === kind)) {
      const mitigation = observation.mitigation === null ? undefined : statements[observation.mitigation]
      await insert(tx, 'observation', {
        ...place,
        sequence_id: kind === 'INITIAL' ? null : sequenceId,
        validation_run_id: runId,
        mitigation_id: mitigation?.id ?? null,
        mitigation: mitigation?.description ?? null,
        description: observation.description,
        severity: observation.severity,
        status: observation.status,
        observation_type: kind,
        // An input is checked before the conversation begins, what was said after it.
        created_at: at(seed, kind === 'INITIAL' ? -2 : 42),
        updated_at: at(seed, 44),
        verdict: observation.verdict,
        evidence: json([quoteOf(seed, observation.evidence)]),
        consultant_notes: observation.notes,
        remediation_plan: observation.plan,
        accepted_at: observation.status === 'ACCEPTED' ? at(seed, 44) : null,
        remediated_at: observation.status === 'REMEDIATED' ? at(seed, 44) : null,
        ...settlementOf(seed, observation),
      })
    }
    if (kind === 'INITIAL') await seedConfirmed(tx, seed, { runId, statements })
  }
}

/** As a check keeps it; its passage is found by the quote. */
function quoteOf(seed: ConversationSeed, evidence: [string, string], says?: 'supports'): ObservationEvidence {
  const { chunkId: _, artifactName: name, ...source } = citation(seed, evidence)
  return { kind: 'passage', chunkId: null, name, ...source, ...(says && { says }) }
}

/** Who or what settled an observation, where it is. */
function settlementOf(
  seed: ConversationSeed,
  observation: (typeof acmeObservations)[number],
): Pick<Insertable<DB['observation']>, 'settled' | 'settled_by_id'> {
  const { status, settledBy, notes } = observation
  if (status !== 'ACCEPTED' && status !== 'REMEDIATED') return {}
  if (settledBy === undefined)
    return { settled: json({ by: 'person', words: notes, quotes: [] }), settled_by_id: seed.author }
  const quotes = [quoteOf(seed, settledBy, 'supports')]
  return { settled: json({ by: 'validation', words: null, quotes }) }
}

async function seedConfirmed(
  tx: Tx,
  seed: ConversationSeed,
  { runId, statements }: { runId: string; statements: PhaseDefinition['initialRiskMitigations'] },
): Promise<void> {
  for (const { mitigation, quotes } of acmeConfirmed) {
    const statement = statements[mitigation]
    if (statement === undefined) throw new Error(`There is no statement ${mitigation}.`)
    await insert(tx, 'confirmed_statement', {
      ...seed.place,
      kind: 'INITIAL',
      validation_run_id: runId,
      mitigation_id: statement.id,
      mitigation: statement.description,
      quotes: json(quotes.map((quote) => quoteOf(seed, quote, 'supports'))),
      created_at: at(seed, 2),
    })
  }
}
