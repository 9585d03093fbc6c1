import type { FirmStats } from '@parley/contracts/http/dashboards.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { type Statuses, initiativeTotals, topEntries } from './initiative-totals.views.ts'

export type FirmNumbers = Omit<FirmStats, 'initiativesByPhase'> & Statuses

/**
 * All numbers of the scope's firm in one statement: initiatives are read once, from the index that holds all that is
 * counted of them, and grouped in every way at once (docs/dashboards.md says what each number is).
 */
export async function readFirmNumbers(tx: Tx): Promise<FirmNumbers> {
  const { rows } = await firmNumbers.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('Counting gave no row.')
  return row
}

// In grouping(), a column that a row is not about has its bit set: 15 is the whole, 7 a status, 11 a type, 13 a
// client, 14 a consultant.
const firmNumbers = sql<FirmNumbers>`
  with counted as materialized (
    select grouping(i.status, i.initiative_type, i.client_id, i.consultant_id) as about,
           i.status, i.initiative_type, i.client_id, i.consultant_id,
           count(*)::int as every, count(*) filter (where i.status = 'ACTIVE')::int as active
      from ${scopedRaw.table('initiative', 'i')} where not i.is_archived
     group by grouping sets ((), (i.status), (i.initiative_type), (i.client_id), (i.consultant_id))),
  client_now as materialized (
    select c.id, c.name from ${scopedRaw.table('client', 'c')} where not c.is_obsolete),
  consultant_now as materialized (
    select k.id, k.first_name, k.last_name, k.position, k.email
      from ${scopedRaw.table('consultant', 'k')} where not k.is_obsolete)
  select ${initiativeTotals(15, 7)},
    (select count(*)::int from client_now) as "activeClientsCount",
    (select count(*)::int from consultant_now) as "activeConsultantsCount",
    (select coalesce(json_agg(json_build_object('type', initiative_type, 'count', every) order by every desc, initiative_type), '[]')
       from counted where about = 11 and initiative_type is not null) as "initiativesPerType",
    (select coalesce(json_agg(json_build_object('industry', code, 'count', clients) order by clients desc, code), '[]')
       from (select industry.code, count(*)::int as clients from ${scopedRaw.table('client_industry', 'ci')}
               join client_now on client_now.id = ci.client_id join industry on industry.id = ci.industry_id
              group by industry.code) as per_industry) as "clientsPerIndustry",
    (select coalesce(json_agg(json_build_object('id', id, 'firstName', first_name, 'lastName', last_name,
              'position', position, 'email', email, 'activeInitiativesCount', active)
              order by active desc, lower(last_name), lower(first_name), id), '[]')
       from (select k.*, active from counted join consultant_now k on k.id = counted.consultant_id where about = 14 and active > 0
              order by active desc, lower(last_name), lower(first_name), k.id limit ${topEntries}) as top_consultant) as "topConsultants",
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'initiativesCount', every)
              order by every desc, lower(name), id), '[]')
       from (select c.id, c.name, every from counted join client_now c on c.id = counted.client_id where about = 13
              order by every desc, lower(c.name), c.id limit ${topEntries}) as top_client) as "topClients"`
