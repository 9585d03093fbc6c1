import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'

// The platform's role reads no more of an initiative than this (decisions D11, Scope).
const selectInitiatives = (tx: Tx) =>
  tx
    .selectFrom('initiative as i')
    .innerJoin('client as c', 'c.id', 'i.client_id')
    .innerJoin('consulting_firm as f', 'f.id', 'i.firm_id')
    .leftJoin('consultant as k', 'k.id', 'i.consultant_id')
    .leftJoin('initiative_template as t', 't.id', 'i.template_id')
    .select([
      'i.id',
      'i.name',
      'i.status',
      'i.client_id',
      'i.firm_id',
      'i.created_at',
      'c.name as client_name',
      'f.name as firm_name',
      'k.id as owner_id',
      'k.first_name',
      'k.last_name',
      't.id as template_id',
      't.name as template_name',
    ])
export type InitiativeName = NonNullable<Awaited<ReturnType<typeof findInitiativeName>>>

export const findInitiativeName = (tx: Tx, id: Id) =>
  selectInitiatives(tx).where('i.id', '=', id).executeTakeFirst()

type Column = 'id' | 'name' | 'status' | 'created_at' | 'client_name' | 'firm_name'
export const initiativeOrder = {
  sortable: {
    id: 'id',
    name: 'name',
    status: 'status',
    createdAt: 'created_at',
    client: 'client_name',
    'client.name': 'client_name',
    consultingFirm: 'firm_name',
    'consultingFirm.name': 'firm_name',
  } satisfies Record<string, Column>,
  defaultSort: { column: 'created_at', direction: 'desc' },
} as const

const expressions = {
  id: sql.ref('i.id'),
  name: sql`lower(i.name)`,
  status: sql.ref('i.status'),
  created_at: sql.ref('i.created_at'),
  client_name: sql`lower(c.name)`,
  firm_name: sql`lower(f.name)`,
}

export interface InitiativeFilter {
  id?: readonly Id[] | undefined
  status?: InitiativeStatus | undefined
  clientId?: Id | undefined
  consultingFirmId?: Id | undefined
  templateId?: Id | undefined
  isArchived?: boolean | undefined
}
export interface InitiativeNamesPage {
  q: string | undefined
  sort: { column: Column; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

export function listInitiativeNames(
  tx: Tx,
  { id, status, clientId, consultingFirmId, templateId, isArchived }: InitiativeFilter,
  { q, sort, ...page }: InitiativeNamesPage,
) {
  let found = tx.selectFrom('initiative as i')
  if (id !== undefined) found = found.where('i.id', 'in', [...id])
  if (status !== undefined) found = found.where(sql.ref<string>('i.status'), '=', status)
  if (clientId !== undefined) found = found.where('i.client_id', '=', clientId)
  if (consultingFirmId !== undefined) found = found.where('i.firm_id', '=', consultingFirmId)
  if (templateId !== undefined) found = found.where('i.template_id', '=', templateId)
  if (isArchived !== undefined) found = found.where('i.is_archived', '=', isArchived)
  if (q !== undefined) found = found.where('i.name', 'ilike', containing(q))
  return readLongPage(tx, selectInitiatives(tx), {
    ...page,
    q,
    found,
    ordered:
      sort.column === 'client_name' || sort.column === 'firm_name'
        ? found
            .innerJoin('client as c', 'c.id', 'i.client_id')
            .innerJoin('consulting_firm as f', 'f.id', 'i.firm_id')
        : undefined,
    id: 'i.id',
    order: [
      [expressions[sort.column], sort.direction],
      ['i.id', sort.direction],
    ],
  })
}
