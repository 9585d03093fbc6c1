import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

interface SetupCounts {
  firms: number
  firm_people: number
  agents: number
  templates: number
  mail_sent_at: Date | null
}

/** How much of what a product needs to begin is there, in one statement. */
export async function readSetupCounts(tx: Tx): Promise<SetupCounts> {
  const { rows } = await sql<SetupCounts>`
    select (select count(*)::int from consulting_firm where not is_obsolete) as firms,
           (select count(*)::int from user_account where firm_id is not null and client_id is null and not is_obsolete) as firm_people,
           (select count(*)::int from ai_agent) as agents,
           (select count(*)::int from initiative_template) as templates,
           (select max(sent_at) from mail_message where status = 'SENT') as mail_sent_at`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('The counts gave no row.')
  return row
}
