import { longestHitName } from '@parley/contracts/http/search.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { beginsLater, holdsAll, type Search } from './search-words.ts'

/** Every word is in the text or in where it belongs, and at least one is its own: else a place would find all of its. */
export const holdsAllOfOwn = (
  own: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
  search: Search,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${holdsAll(sql`${own} || ' ' || ${place}`, search)} and (${sql.join(
    search.words.map((word) => sql`${own} ilike ${containing(word)}`),
    sql` or `,
  )}))`

const initiativeName = sql.ref('i.name')

/** Of initiatives that are not archived, those that were changed last first. */
export const findPhases = (tx: Tx, search: Search) =>
  tx
    .selectFrom('initiative_phase as p')
    .innerJoin('initiative as i', 'i.id', 'p.initiative_id')
    .innerJoin('client as c', 'c.id', 'p.client_id')
    .select(['p.id', 'p.name', 'p.status', 'p.initiative_id', 'p.client_id'])
    .select(['i.name as initiative_name', 'c.name as client_name'])
    .where('i.is_archived', '=', false)
    .where(holdsAllOfOwn(sql.ref('p.name'), initiativeName, search))
    .orderBy(beginsLater(sql.ref('p.name'), search))
    .orderBy('i.updated_at', 'desc')
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(search.limit)
    .execute()

/** What is to be settled before what is settled, the newest first. */
export const findObservations = (tx: Tx, search: Search) =>
  tx
    .selectFrom('observation as o')
    .innerJoin('initiative_phase as p', 'p.id', 'o.phase_id')
    .innerJoin('initiative as i', 'i.id', 'p.initiative_id')
    .innerJoin('client as c', 'c.id', 'o.client_id')
    .select(['o.id', 'o.severity', 'o.status', 'o.phase_id', 'o.client_id', 'p.initiative_id'])
    .select(sql<string>`left(o.description, ${longestHitName}::int)`.as('name'))
    .select(['p.name as phase_name', 'i.name as initiative_name', 'c.name as client_name'])
    .where('i.is_archived', '=', false)
    .where(holdsAllOfOwn(sql.ref('o.description'), initiativeName, search))
    .orderBy(sql`o.status not in ('OPEN', 'TO_REMEDIATE')`)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(search.limit)
    .execute()

const asked = sql<string>`coalesce((
  select string_agg(s.first_name || ' ' || s.last_name, ', ' order by s.last_name, s.id)
    from ${scopedRaw.table('interview_stakeholder', 'j')}
    join ${scopedRaw.table('stakeholder', 's')} on s.id = j.stakeholder_id
   where j.interview_id = w.id), '')`
/** Who was asked, and what is shown of it: the summary of a completed one, and notes. */
const said = sql`w.asked || ' ' || case when w.status = 'COMPLETED' then w.summary_text else '' end || ' ' || coalesce(w.additional_notes, '')`

export const findInterviews = (tx: Tx, search: Search) =>
  tx
    .selectFrom((eb) => eb.selectFrom('interview as w').selectAll('w').select(asked.as('asked')).as('w'))
    .innerJoin('initiative as i', 'i.id', 'w.initiative_id')
    .innerJoin('client as c', 'c.id', 'w.client_id')
    .select(['w.id', 'w.asked as name', 'w.status', 'w.interview_date', 'w.initiative_id', 'w.client_id'])
    .select(['i.name as initiative_name', 'c.name as client_name'])
    .where('i.is_archived', '=', false)
    .where(holdsAllOfOwn(said, initiativeName, search))
    .orderBy(beginsLater(sql.ref('w.asked'), search))
    .orderBy('w.interview_date', 'desc')
    .orderBy('w.id')
    .limit(search.limit)
    .execute()
