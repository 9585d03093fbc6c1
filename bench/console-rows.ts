/** Rows of a large installation, for the console's lists (npm run bench -- console). */
export const sizes = {
  firms: 200,
  clients: 10_000,
  consultants: 2_000,
  users: 50_000,
  roles: 2_000,
  initiatives: 30_000,
  auditEvents: 200_000,
} as const

const at = `now() - (random() * interval '700 days')`

/** One statement each; made up names of people and places, so that searches find some rows and not all. */
export const generate: string[] = [
  `create temporary table word as select * from unnest(array['Alder','Birch','Cedar','Dogwood','Elm','Fir','Ginkgo','Hazel',
     'Ivy','Juniper','Katsura','Larch','Maple','Nutmeg','Oak','Pine','Quince','Rowan','Spruce','Tamarind']) with ordinality as w(name, n)`,
  `create function pg_temp.word(n bigint) returns text language sql stable as $$ select name from word where word.n = 1 + abs($1) % 20 $$`,
  `insert into consulting_firm (id, name, is_obsolete, created_at) select gen_random_uuid(), pg_temp.word(n) || ' Advisory ' || n, n % 20 = 0, ${at}
     from generate_series(1, ${sizes.firms}) n`,
  `create temporary table firm as select id, row_number() over (order by name) as n from consulting_firm`,
  `insert into client (id, firm_id, name, is_obsolete, created_at)
     select gen_random_uuid(), firm.id, pg_temp.word(s.n * 7) || ' ' || pg_temp.word(s.n / 20) || ' ' || s.n, s.n % 25 = 0, ${at}
       from generate_series(1, ${sizes.clients}) as s(n) join firm on firm.n = 1 + s.n % ${sizes.firms}`,
  `insert into client_industry (firm_id, client_id, industry_id)
     select c.firm_id, c.id, i.id from client c join lateral (select id from industry order by md5(code || c.id) limit 2) i on true`,
  `insert into consultant (id, firm_id, first_name, last_name, email, created_at)
     select gen_random_uuid(), firm.id, pg_temp.word(s.n), pg_temp.word(s.n / 20) || 'son', 'consultant-' || s.n || '@people.test', ${at}
       from generate_series(1, ${sizes.consultants}) as s(n) join firm on firm.n = 1 + s.n % ${sizes.firms}`,
  `insert into consultant_client_access (firm_id, consultant_id, client_id)
     select k.firm_id, k.id, c.id from consultant k
       join lateral (select id from client where firm_id = k.firm_id order by md5(id::text || k.id) limit 10) c on true`,
  `create temporary table tenant as select id, firm_id, row_number() over (order by id) as n from client`,
  `insert into user_account (id, firm_id, client_id, email, first_name, last_name, is_obsolete, created_at)
     select gen_random_uuid(), tenant.firm_id, tenant.id, lower(pg_temp.word(s.n)) || '.' || s.n || '@people.test',
            pg_temp.word(s.n * 3), pg_temp.word(s.n / 7) || pg_temp.word(s.n / 140), s.n % 30 = 0, ${at}
       from generate_series(1, ${sizes.users}) as s(n) join tenant on tenant.n = 1 + s.n % ${sizes.clients}`,
  `insert into user_role (user_id, role_id, firm_id, client_id)
     select u.id, r.id, u.firm_id, u.client_id from user_account u
       join role r on r.kind = 'client' and r.name = (array['Client Admin', 'Client Member', 'Client Viewer'])[1 + abs(hashtext(u.id::text)) % 3]
      where u.client_id is not null`,
  `insert into role (id, firm_id, client_id, name, permissions)
     select gen_random_uuid(), firm_id, id, 'Role ' || n, '{manage_users}' from tenant where n <= ${sizes.roles}`,
  `insert into initiative (id, firm_id, client_id, name, status, consultant_id, created_at)
     select gen_random_uuid(), t.firm_id, t.id, pg_temp.word(s.n) || ' initiative ' || s.n,
            (array['PENDING', 'ACTIVE', 'COMPLETED'])[1 + s.n % 3], k.id, ${at}
       from generate_series(1, ${sizes.initiatives}) as s(n) join tenant t on t.n = 1 + s.n % ${sizes.clients}
       left join lateral (select id from consultant where firm_id = t.firm_id order by id limit 1) k on true`,
  `create temporary table person as select id, firm_id, client_id, row_number() over (order by id) as n from user_account where client_id is not null`,
  `insert into audit_event (id, firm_id, client_id, at, action, entity, entity_id, subject_id, actor_id)
     select gen_random_uuid(), p.firm_id, p.client_id, ${at},
            (array['session.signed_in', 'client.updated', 'user.updated', 'initiative.updated', 'artifact.added'])[1 + s.n % 5],
            (array['session', 'client', 'user', 'initiative', 'initiative'])[1 + s.n % 5], gen_random_uuid(), p.id, p.id
       from generate_series(1, ${sizes.auditEvents}) as s(n) join person p on p.n = 1 + (s.n * 7919) % ${sizes.users}`,
]
