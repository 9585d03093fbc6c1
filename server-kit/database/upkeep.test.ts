import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { openEmpty } from '../testing/embedded-snapshot.ts'
import { allowUpkeep } from './upkeep.queries.ts'
import { startUpkeep } from './upkeep.ts'

interface Counted {
  name: string
  dead: number
  rows: number
}

async function openTables() {
  const errors: Error[] = []
  const source = await openEmpty({ onError: (error) => errors.push(error) })
  await source.pool.query(
    `create schema bullmq; create role parley_maintenance nologin;
     create table changed (id int primary key, words text); create table small (id int primary key);
     create table bullmq.job (id int primary key);
     insert into changed select n, 'word' from generate_series(1, 500) n; update changed set words = 'other';
     insert into small select generate_series(1, 5); insert into bullmq.job select generate_series(1, 500)`,
  )
  await allowUpkeep(source.pool)
  await source.pool.query(`select pg_stat_force_next_flush()`)
  const counted = async (): Promise<Counted[]> => {
    const { rows } = await source.pool.query<Counted>(
      `select s.relname as name, s.n_dead_tup::int as dead, c.reltuples::int as rows
         from pg_stat_user_tables s join pg_class c on c.oid = s.relid order by 1`,
    )
    return rows
  }
  return { source, errors, counted }
}

it('counts and clears tables that have changed much, of every schema, and lets the small ones be', async () => {
  const { source, errors, counted } = await openTables()
  try {
    expect(await counted()).toContainEqual({ name: 'changed', dead: 500, rows: -1 })
    const upkeep = startUpkeep(source.pool, { every: 20, onError: (error) => errors.push(error) })
    for (let turn = 0; turn < 200 && (await counted()).some(({ dead }) => dead > 0); turn += 1)
      await pause(20)
    await upkeep.stop()
    expect(await counted()).toEqual([
      { name: 'changed', dead: 0, rows: 500 },
      { name: 'job', dead: 0, rows: 500 },
      { name: 'small', dead: 0, rows: -1 },
    ])
    expect(errors).toEqual([])
    expect((await source.pool.query('select current_user as name')).rows).toEqual([{ name: 'postgres' }])
  } finally {
    await source.close()
  }
})

it('tells what it cannot do once, and goes on with the others', async () => {
  const { source, errors, counted } = await openTables()
  try {
    await source.pool.query('revoke usage on schema bullmq from parley_maintenance')
    const upkeep = startUpkeep(source.pool, { every: 20, onError: (error) => errors.push(error) })
    for (let turn = 0; turn < 200 && (await counted()).some(({ dead }) => dead > 0); turn += 1)
      await pause(20)
    await pause(100)
    await upkeep.stop()
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('bullmq')])
    expect(await counted()).toContainEqual({ name: 'changed', dead: 0, rows: 500 })
  } finally {
    await source.close()
  }
})
