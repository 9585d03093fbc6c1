import type { EngineWorld } from '@parley/orchestrator/src/testing/engine-world.ts'

type Database = EngineWorld['database']

/** What may be wrong with runs, as how many of them; nothing is the only good answer. */
export interface Faults {
  lost: number
  doubled: number
  details: string[]
}

/** Turns of a run in order, without what differs from run to run. */
const shapeOf = `(select coalesce(string_agg(a.position || ' ' || a.kind || ' ' || a.status || ' ' || coalesce(a.ai_agent_id::text, '') || ' ' || (a.agent_response is not null), '; ' order by a.position, a.seq, a.id), '')
   from agent_interaction a where a.sequence_id = r.id)`

/** How the turns of an undisturbed run look. */
export async function readShape(database: Database, runId: string): Promise<string> {
  const [row] = await database.asOwner<{ shape: string }>(
    `select ${shapeOf} as shape from sequence_run r where r.id = $1 and r.status = 'COMPLETED'`,
    [runId],
  )
  if (row === undefined) throw new Error('The run that nobody disturbed did not complete.')
  return row.shape
}

/** Names runs, calls, counters or places that should not be; the query gives them as `of`. */
type Check = [name: string, kind: 'lost' | 'doubled', query: string]

const checksOfTurns = (shape: string): Check[] => [
  ['runs that are not complete', 'lost', `select id as of from sequence_run where status <> 'COMPLETED'`],
  [
    'runs whose turns are fewer than undisturbed ones',
    'lost',
    `select r.id as of from sequence_run r where length(${shapeOf}) < length('${shape}')`,
  ],
  [
    'runs with other turns, or in another order',
    'doubled',
    `select r.id as of from sequence_run r where ${shapeOf} <> '${shape}' and length(${shapeOf}) >= length('${shape}')`,
  ],
  [
    'turns with two settled calls of one task',
    'doubled',
    `select interaction_id as of from provider_call where state = 'settled' and interaction_id is not null group by interaction_id, task having count(*) > 1`,
  ],
]

const checksOfSums: Check[] = [
  [
    'runs whose own sums are not those of their calls',
    'doubled',
    `select r.id as of from sequence_run r where r.used_input_tokens + r.used_output_tokens
       is distinct from (select sum(input_tokens + output_tokens) from provider_call c where c.sequence_id = r.id)
       or r.used_cost is distinct from (select sum(cost) from provider_call c where c.sequence_id = r.id)`,
  ],
  [
    'initiatives whose counters are not the sums of their calls',
    'doubled',
    `select u.subject_id as of from usage_counter u join sequence_run r on r.initiative_id = u.subject_id
      where u.used_tokens <> (select sum(input_tokens + output_tokens) from provider_call c where c.initiative_id = u.subject_id)
         or u.used_cost <> (select sum(cost) from provider_call c where c.initiative_id = u.subject_id)`,
  ],
  [
    'clients whose month is not the sum of their calls',
    'doubled',
    `select u.subject_id as of from usage_counter u join client k on k.id = u.subject_id
      where u.used_tokens <> (select sum(input_tokens + output_tokens) from provider_call c where c.client_id = k.id)`,
  ],
  [
    'reservations that are left',
    'lost',
    `select subject_id as of from usage_counter where reserved_tokens <> 0 or reserved_cost <> 0
     union all select id from sequence_run where reserved_tokens <> 0 or reserved_cost <> 0`,
  ],
  [
    'calls that nobody closed',
    'lost',
    `select id as of from provider_call where state not in ('settled', 'unknown', 'failed')`,
  ],
  [
    'leases that are left',
    'lost',
    `select id as of from sequence_run where lease_until > now() union all
     select id from agent_interaction where lease_until > now()`,
  ],
  [
    'places of events that are missing or twice',
    'lost',
    `select c.phase_id as of from phase_event_counter c
      where c.last_seq <> (select count(*) from phase_event e where e.phase_id = c.phase_id)`,
  ],
  ['announcements that no queue heard', 'lost', `select id as of from outbox where relayed_at is null`],
]

/** Looks at all that runs have left. */
export async function findFaults(database: Database, shape: string): Promise<Faults> {
  const faults: Faults = { lost: 0, doubled: 0, details: [] }
  for (const [name, kind, query] of [...checksOfTurns(shape), ...checksOfSums]) {
    const found = await database.asOwner<{ of: string }>(query)
    faults[kind] += found.length
    if (found.length > 0) faults.details.push(`${name}: ${found.length}, for one ${found[0]?.of ?? ''}`)
  }
  return faults
}
