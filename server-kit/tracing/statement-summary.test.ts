import { describe, expect, it } from '@jest/globals'
import { summariseStatement } from './statement-summary.ts'

const summary = (text: string): string => {
  const { operation, table } = summariseStatement(text)
  return [operation, table].join(' ').trim()
}

describe('the summary of a statement', () => {
  it.each([
    ['select "a"."id" from "artifact" as "a" where "name" = $1', 'SELECT artifact'],
    ['/* prepared */ select 1 from initiative where $1 is distinct from name', 'SELECT initiative'],
    ['select extract(epoch from created_at) from outbox', 'SELECT outbox'],
    ['select id from unnest($1::uuid[]) as id join lateral (select from client) c on true', 'SELECT client'],
    ['select id from sequence_run where id = $1 for update skip locked', 'SELECT sequence_run'],
    ['with asked as (select $1::text as q) select from asked, (select from artifact) a', 'SELECT artifact'],
    [
      'with rung as (insert into outbox (id) values ($1)), k as (select pg_notify($2, $3)) select from k',
      'INSERT outbox',
    ],
    ['with gone as (select id from client) delete from "artifact" using gone', 'DELETE artifact'],
    ['insert into usage_counter (a) values ($1) on conflict (a) do update set a = 1', 'INSERT usage_counter'],
    ['update only phase_event set seq = $1', 'UPDATE phase_event'],
    [`select 'from secret_name' as x`, 'SELECT'],
    ['set local role parley_app', 'SET'],
    ['', '_OTHER'],
  ])('of %p is %p', (text, expected) => {
    expect(summary(text)).toBe(expected)
  })
})
