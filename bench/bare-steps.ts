import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The least that a durable step costs: one transaction of five round trips, that keeps a turn, a cursor and an event. */
export interface BareSteps {
  run(turns: number): Promise<void>
  storedBytes(): Promise<number>
  close(): Promise<void>
}

const tables = `
  create table bare_run (id uuid primary key, cursor int not null, moved_at timestamptz not null default now());
  create table bare_turn (run_id uuid not null, n int not null, speaker text not null, answer jsonb not null,
    spoken_at timestamptz not null default now(), primary key (run_id, n));
  create table bare_event (seq bigint generated always as identity primary key, run_id uuid not null, type text not null,
    data jsonb not null)`

/** 1,000 characters that cannot be stored smaller. */
const newAnswer = (): string => {
  let text = ''
  while (text.length < 1000) text += randomUUID()
  return JSON.stringify({ text: text.slice(0, 1000) })
}

async function runOn(client: pg.PoolClient, turns: number): Promise<void> {
  const id = randomUUID()
  await client.query({ name: 'run', text: 'insert into bare_run (id, cursor) values ($1, 0)', values: [id] })
  for (let n = 0; n < turns; n += 1) {
    await client.query('begin')
    await client.query({
      name: 'turn',
      text: 'insert into bare_turn (run_id, n, speaker, answer) values ($1, $2, $3, $4)',
      values: [id, n, 'agent', newAnswer()],
    })
    const { rowCount } = await client.query({
      name: 'move',
      text: 'update bare_run set cursor = cursor + 1, moved_at = now() where id = $1 and cursor = $2',
      values: [id, n],
    })
    if (rowCount !== 1) throw new Error('Somebody else moved the bare run.')
    await client.query({
      name: 'event',
      text: `insert into bare_event (run_id, type, data) values ($1, 'turn', $2)`,
      values: [id, JSON.stringify({ n })],
    })
    await client.query('commit')
  }
}

export async function openBareSteps(url: string): Promise<BareSteps> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query(tables)
  return {
    async run(turns) {
      const client = await pool.connect()
      try {
        await runOn(client, turns)
      } finally {
        client.release()
      }
    },
    async storedBytes() {
      const { rows } = await pool.query<{ bytes: number }>(
        `select sum(pg_total_relation_size(name::regclass))::float8 as bytes from unnest(array['bare_run', 'bare_turn', 'bare_event']) as name`,
      )
      return rows[0]?.bytes ?? 0
    },
    close: () => pool.end(),
  }
}
