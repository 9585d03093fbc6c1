// node bare.ts <port> <firm> <client>: the least that a list costs, a named statement of one table by http and pg alone;
// no session, no policy, no row security, no schema. Takes the database's address on its standard input.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'

const [port, firmId = '', clientId = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: (await text(process.stdin)).trim(), max: 10 })

const lists: Record<string, pg.QueryConfig> = {
  '/initiatives': {
    name: 'initiatives',
    text: `select id, name, description, status, is_confidential, is_archived, client_id, template_id, template_version,
      template_snapshot, consultant_id, created_at, updated_at from initiative
      where firm_id = $1 and is_archived = $2 order by created_at desc, id limit 25`,
    values: [firmId, false],
  },
  '/stakeholders': {
    name: 'stakeholders',
    text: `select id, client_id, first_name, last_name, role, email, phone, notes, department_id, created_at, updated_at
      from stakeholder where firm_id = $1 and client_id = $2 order by last_name, first_name, id limit 25`,
    values: [firmId, clientId],
  },
}

createServer((request, response) => {
  void pool.query(lists[request.url ?? ''] ?? '').then(({ rows }) => {
    const body = JSON.stringify(rows)
    response.setHeader('content-type', 'application/json')
    response.setHeader('content-length', Buffer.byteLength(body))
    response.end(body)
  })
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
