import { sql } from 'kysely'
import type { Actor } from '../../authorization/actor.ts'
import { containing, type Tx } from '../../database.ts'
import { beginsLater, holdsAll, type Search } from './search-words.ts'
import { holdsAllOfOwn } from './search-work.views.ts'

const userName = sql<string>`u.first_name || ' ' || u.last_name`

/** Accounts in use; a client's people find their own alone, as in their list of users. */
export const findUsers = (tx: Tx, actor: Actor, search: Search) =>
  tx
    .selectFrom('user_account as u')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.client_id', 'c.name as client_name'])
    .where('u.deleted_at', 'is', null)
    .where('u.is_obsolete', '=', false)
    .where((eb) => eb.and(search.words.map((word) => eb('u.words', 'like', containing(word).toLowerCase()))))
    .$if(actor.kind === 'client', (query) => query.where('u.client_id', '=', actor.clientId))
    .orderBy(beginsLater(userName, search))
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(search.limit)
    .execute()

const stakeholderName = sql<string>`s.first_name || ' ' || s.last_name`

export const findStakeholders = (tx: Tx, search: Search) =>
  tx
    .selectFrom('stakeholder as s')
    .innerJoin('client as c', 'c.id', 's.client_id')
    .select(['s.id', 's.first_name', 's.last_name', 's.role', 's.client_id', 'c.name as client_name'])
    .where(holdsAll(sql<string>`s.first_name || ' ' || s.last_name || ' ' || coalesce(s.email, '')`, search))
    .orderBy(beginsLater(stakeholderName, search))
    .orderBy(sql`lower(s.last_name)`)
    .orderBy(sql`lower(s.first_name)`)
    .orderBy('s.id')
    .limit(search.limit)
    .execute()

const consultantName = sql<string>`k.first_name || ' ' || k.last_name`

export const findConsultants = (tx: Tx, search: Search) =>
  tx
    .selectFrom('consultant as k')
    .select(['k.id', 'k.first_name', 'k.last_name', 'k.email'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('user_account as a')
            .select('a.id')
            .whereRef('a.consultant_id', '=', 'k.id')
            .where('a.deleted_at', 'is', null)
            .where('a.is_obsolete', '=', false),
        )
        .as('has_account'),
    )
    .where('k.is_obsolete', '=', false)
    .where(holdsAll(sql<string>`k.first_name || ' ' || k.last_name || ' ' || coalesce(k.email, '')`, search))
    .orderBy(beginsLater(consultantName, search))
    .orderBy('k.last_name')
    .orderBy('k.first_name')
    .orderBy('k.id')
    .limit(search.limit)
    .execute()

/** By their names alone, which super admins may read too; archived ones are found in their list. */
export const findInitiatives = (tx: Tx, search: Search) =>
  tx
    .selectFrom('initiative as i')
    .innerJoin('client as c', 'c.id', 'i.client_id')
    .select(['i.id', 'i.name', 'i.status', 'i.client_id', 'c.name as client_name'])
    .where('i.is_archived', '=', false)
    .where(holdsAll(sql.ref('i.name'), search))
    .orderBy(beginsLater(sql.ref('i.name'), search))
    .orderBy(sql`lower(i.name)`)
    .orderBy('i.id')
    .limit(search.limit)
    .execute()

/** Inside a client its documents; outside those of the firm, and those that belong to an initiative. */
export const findArtifacts = (tx: Tx, actor: Actor, search: Search) =>
  tx
    .selectFrom('artifact as a')
    .leftJoin('client as c', 'c.id', 'a.client_id')
    .leftJoin('initiative as i', 'i.id', 'a.initiative_id')
    .select(['a.id', 'a.name', 'a.file_name', 'a.initiative_id', 'a.client_id'])
    .select(['i.name as initiative_name', 'c.name as client_name'])
    .where(holdsAllOfOwn(sql`(a.name || ' ' || a.file_name)`, sql`coalesce(i.name, '')`, search))
    .where((eb) =>
      actor.kind === 'client'
        ? eb('a.client_id', 'is not', null)
        : eb.or([eb('a.client_id', 'is', null), eb('a.initiative_id', 'is not', null)]),
    )
    .orderBy(beginsLater(sql.ref('a.name'), search))
    .orderBy(sql`lower(a.name)`)
    .orderBy('a.id')
    .limit(search.limit)
    .execute()

export const findTemplates = (tx: Tx, search: Search) =>
  tx
    .selectFrom('initiative_template as t')
    .leftJoin('client as c', 'c.id', 't.client_id')
    .select(['t.id', 't.name', 't.client_id', 'c.name as client_name'])
    .where(holdsAll(sql.ref('t.name'), search))
    .orderBy('t.status')
    .orderBy(beginsLater(sql.ref('t.name'), search))
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .limit(search.limit)
    .execute()

export const findClients = (tx: Tx, search: Search) =>
  tx
    .selectFrom('client as c')
    .innerJoin('consulting_firm as f', 'f.id', 'c.firm_id')
    .select(['c.id', 'c.name'])
    .where('c.is_obsolete', '=', false)
    .where('f.is_obsolete', '=', false)
    .where(holdsAll(sql.ref('c.name'), search))
    .orderBy(beginsLater(sql.ref('c.name'), search))
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .limit(search.limit)
    .execute()
