import { newId } from '@parley/contracts/ids.ts'
import type { Passage } from '../../models/port.ts'
import { createScriptedProvider, type ScriptedProvider } from '../../models/testing/scripted-provider.ts'
import type { FaultPoint } from '../../steps/engine-ports.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../../testing/engine-world.ts'
import { runValidation } from '../run-validation.ts'
import { validatePhase } from '../start-validation.ts'

/** Risk mitigations m1, m2 and on, each of which says that a risk is owned. */
export const statementsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index + 1}`,
    description: `Risk ${index + 1} is owned.`,
    order: index + 1,
  }))

/** Ids of the statements from one number to another. */
export const idsOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `m${from + index}`)

/** What says of every risk that it is owned, and of the second the contrary too. */
export const register: Passage = {
  chunkId: newId(),
  artifactId: newId(),
  sourceKind: 'initiative',
  name: 'Risk register',
  page: 2,
  text: [...Array.from({ length: 7 }, (_, index) => ownedBy(index + 1)), 'Nobody owns it.'].join('\n'),
  relevance: 0.8,
}
export function ownedBy(number: number | string): string {
  return `Risk ${number} is owned by Ada Marsh.`
}

/** What a check answers of one statement, with its evidence in the register. */
export const resultOf = (statementId: string, holds: boolean) => ({
  statementId,
  evidence: [
    holds
      ? { chunkId: register.chunkId, quote: ownedBy(statementId.slice(1)), says: 'supports' as const }
      : { chunkId: register.chunkId, quote: 'Nobody owns it.', says: 'contradicts' as const },
  ],
  reasoning: 'So it is.',
  verdict: holds ? ('holds' as const) : ('does-not-hold' as const),
  severity: 'HIGH' as const,
  description: `Nobody owns ${statementId}.`,
})

/** An engine whose checks are scripted and find the register, on a database of its own or on the one that is given. */
export async function createValidationWorld(database?: EngineWorld['database']): Promise<ValidationWorld> {
  const model = createScriptedProvider()
  const world = await createEngineWorld({
    providers: [model],
    passages: [register],
    ...(database && { database }),
  })
  return new ValidationWorld(world, model)
}

/** Asks for checks, works on them, and reads what they leave. */
export class ValidationWorld {
  readonly engine: EngineWorld
  readonly model: ScriptedProvider

  constructor(engine: EngineWorld, model: ScriptedProvider) {
    this.engine = engine
    this.model = model
  }

  get database(): EngineWorld['database'] {
    return this.engine.database
  }

  /** A phase with this definition, in progress. */
  addPhase(...given: Parameters<EngineWorld['addPhase']>): Promise<Place> {
    return this.engine.addPhase(...given)
  }

  /** What the check says of each statement: those named do not hold. */
  say(ids: readonly string[], failing: readonly string[]): void {
    const results = ids.map((id) => resultOf(id, !failing.includes(id)))
    this.model.enqueue({ answer: { results } }, 'mitigation-check')
  }

  ask(phase: Place) {
    return validatePhase(this.engine.ports, this.engine.caller, { params: { phaseId: phase.phaseId } })
  }

  /** The id of the check at work, once the command has stored it. */
  async atWork(phase: Place): Promise<string> {
    for (;;) {
      const row = (await this.validationsOf(phase)).find(({ status }) => status === 'RUNNING')
      if (row !== undefined) return row.id
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  work(validationId: string, fault?: (point: FaultPoint) => void) {
    const { ports, tenant } = this.engine
    return runValidation({ ...ports, ...(fault && { fault }) }, { ...tenant, validationId })
  }

  async validate(phase: Place) {
    const asked = this.ask(phase)
    await this.work(await this.atWork(phase))
    return asked
  }

  observationsOf({ phaseId }: Place) {
    return this.database.asOwner<{ id: string; mitigation_id: string; status: string }>(
      'select id, mitigation_id, status from observation where phase_id = $1 order by mitigation_id',
      [phaseId],
    )
  }

  validationsOf({ phaseId }: Place) {
    return this.database.asOwner<{
      id: string
      status: string
      checked: number
      generation: number
    }>(
      'select id, status, checked, generation from validation_run where phase_id = $1 order by started_at, id',
      [phaseId],
    )
  }

  /** Statements that are confirmed, each of them once. */
  async confirmedIn({ phaseId }: Place): Promise<string[]> {
    const rows = await this.database.asOwner<{ mitigation_id: string }>(
      'select mitigation_id from confirmed_statement where phase_id = $1 order by mitigation_id',
      [phaseId],
    )
    return rows.map((row) => row.mitigation_id)
  }
}
