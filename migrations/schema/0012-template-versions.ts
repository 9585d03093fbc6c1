import { newId } from '@parley/contracts/ids.ts'
import { sql, type Kysely } from 'kysely'
import { run } from './tables.ts'

interface StoredVersion {
  id: string
  template_id: string
  definition: { phases: { id?: string; name: string }[]; teamRoles?: unknown[] }
}

/**
 * Templates that people write: whose they are is told by columns that belong together, each way to touch one has a
 * policy of its own, a version is never changed again, and a phase keeps its id through all of them. Phases of an
 * initiative know their version and when they are planned.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table template_version add column note text not null default '';
     alter table initiative_phase add column template_version int, add column planned_start date, add column planned_end date,
       add constraint planned_in_order check (planned_start is null or planned_end is null or planned_end >= planned_start);
     create index initiative_template_by_name on initiative_template (lower(name), id);
     create index initiative_by_template on initiative (template_id, template_version) where template_id is not null;
     grant select (template_version) on initiative to parley_platform;
    `,
  )
  await fillIn(db)
  await settleOwners(db)
  await separatePolicies(db)
}

const filled = ['template_version', 'initiative_template', 'initiative', 'initiative_phase']

/** What stored definitions and phases lack. Row security is forced on the tables' owner too, so it is let go for this. */
async function fillIn(db: Kysely<unknown>): Promise<void> {
  for (const table of filled) await sql.raw(`alter table ${table} no force row level security`).execute(db)
  await nameStoredPhases(db)
  await run(
    db,
    `update initiative_phase p set template_version = i.template_version from initiative i where i.id = p.initiative_id;
     update initiative_phase p set definition = p.definition || jsonb_build_object('id', phase -> 'id')
       from initiative i join template_version v on v.template_id = i.template_id and v.version = i.template_version
         cross join lateral jsonb_array_elements(v.definition -> 'phases') as phase
      where p.initiative_id = i.id and not p.definition ? 'id' and phase ->> 'name' = p.definition ->> 'name';
     update initiative_template set firm_id = owner_firm_id where owner_firm_id is not null and firm_id is distinct from owner_firm_id;
     update initiative_template set visibility = case when client_id is not null then 'CLIENT' when firm_id is not null then 'CONSULTING_FIRM' else 'PARLEY' end;
    `,
  )
  for (const table of filled) await sql.raw(`alter table ${table} force row level security`).execute(db)
}

async function nameStoredPhases(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<StoredVersion>`
    select id, template_id, definition from template_version order by template_id, version`.execute(db)
  const known = new Map<string, string>()
  for (const { id, template_id, definition } of rows) {
    const phases = definition.phases.map((phase, index) => {
      const place = `${template_id} ${phase.name} ${definition.phases.slice(0, index).filter(({ name }) => name === phase.name).length}`
      const phaseId = phase.id ?? known.get(place) ?? newId()
      known.set(place, phaseId)
      return { ...phase, id: phaseId }
    })
    const whole = JSON.stringify({ ...definition, phases, teamRoles: definition.teamRoles ?? [] })
    await sql`update template_version set definition = ${whole}::jsonb where id = ${id}`.execute(db)
  }
}

/** Visibility says whom a template is for, and a firm's own never leaves the firm. */
const settleOwners = (db: Kysely<unknown>): Promise<void> =>
  run(
    db,
    `alter table initiative_template add constraint template_for_firm check ((visibility = 'PARLEY') = (firm_id is null));
     alter table initiative_template add constraint template_for_client check ((visibility = 'CLIENT') = (client_id is not null));
     alter table initiative_template add constraint template_stays_with_owner check (owner_firm_id is null or firm_id = owner_firm_id);
    `,
  )

const inReach = `(select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[])`
const visible = `visibility = 'PARLEY' or (firm_id = (select app_firm_id())
  and case when client_id is null then (select app_actor_kind()) in ('firm', 'system') else ${inReach} end)`
/** A firm's people, and what the firm itself has made; never one for everybody. */
const owned = `owner_firm_id = (select app_firm_id()) and (select app_actor_kind()) = 'firm' and visibility <> 'PARLEY' and (client_id is null or ${inReach})`
const ownVersion = `exists (select 1 from initiative_template t where t.id = template_id and t.owner_firm_id = (select app_firm_id()))
  and (select app_actor_kind()) = 'firm'`

const separatePolicies = (db: Kysely<unknown>): Promise<void> =>
  run(
    db,
    `drop policy tenant on initiative_template;
     create policy reading on initiative_template for select to parley_app using (${visible});
     create policy adding on initiative_template for insert to parley_app with check (${owned});
     create policy changing on initiative_template for update to parley_app using (${owned}) with check (${owned});
     create policy removing on initiative_template for delete to parley_app using (${owned});
     drop policy tenant on template_version;
     create policy reading on template_version for select to parley_app using (exists (select 1 from initiative_template t where t.id = template_id));
     create policy adding on template_version for insert to parley_app with check (${ownVersion});
     revoke update, delete on template_version from parley_app, parley_platform;
    `,
  )
