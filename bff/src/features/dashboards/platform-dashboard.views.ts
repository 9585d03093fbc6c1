import type { SuperAdminStats } from '@parley/contracts/http/dashboards.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { type Statuses, initiativeTotals, topEntries } from './initiative-totals.views.ts'

export type PlatformNumbers = Omit<SuperAdminStats, 'initiativesByStatus'> & Statuses

/**
 * All numbers of the platform in one statement. For the platform's scope alone, which sees every tenant and may read
 * of an initiative only the columns that are counted here: the tables are named as they are.
 */
export async function readPlatformNumbers(tx: Tx): Promise<PlatformNumbers> {
  const { rows } = await platformNumbers.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('Counting gave no row.')
  return row
}

// In grouping(), a column that a row is not about has its bit set: 3 is the whole, 1 a status, 2 a client.
const platformNumbers = sql<PlatformNumbers>`
  with counted as materialized (
    select grouping(status, client_id) as about, status, client_id,
           count(*)::int as every, count(*) filter (where status = 'ACTIVE')::int as active
      from initiative where not is_archived group by grouping sets ((), (status), (client_id))),
  client_now as materialized (select c.id, c.firm_id, c.name from client c
                             join consulting_firm f on f.id = c.firm_id where not c.is_obsolete and not f.is_obsolete)
  select ${initiativeTotals(3, 1)},
    (select count(*)::int from client_now) as "activeClientsCount",
    (select count(*)::int from consulting_firm where not is_obsolete) as "totalConsultingFirms",
    (select count(*)::int from user_account where deleted_at is null and not is_obsolete) as "totalUsers",
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'clientsCount', clients)
              order by clients desc, lower(name), id), '[]')
       from (select f.id, f.name, clients from (select firm_id, count(*)::int as clients from client_now group by firm_id) as of_firm
               join consulting_firm f on f.id = of_firm.firm_id where not f.is_obsolete
              order by clients desc, lower(f.name), f.id limit ${topEntries}) as top_firm) as "topConsultingFirms",
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'initiativesCount', every)
              order by every desc, lower(name), id), '[]')
       from (select c.id, c.name, every from counted join client_now c on c.id = counted.client_id where about = 2
              order by every desc, lower(c.name), c.id limit ${topEntries}) as top_client) as "topClients"`
