import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../database.ts'

/** A secret as it is kept, with the id that it was sealed for. */
export interface SealedRow {
  owner: Id
  sealed: Buffer
}

/** Where sealed secrets that are read again are kept. */
export interface SealedColumn {
  /** As they were sealed, see `createSealedText`. */
  purpose: string
  list: (tx: Tx, page: { after: Id | undefined; limit: number }) => Promise<SealedRow[]>
  /** Only in place of what was read: whoever wrote meanwhile wins. */
  replace: (tx: Tx, row: SealedRow, anew: Buffer) => Promise<unknown>
}

const lowest = '00000000-0000-0000-0000-000000000000'

export const sealedColumns: readonly SealedColumn[] = [
  {
    purpose: 'two-factor',
    list: (tx, { after, limit }) =>
      tx
        .selectFrom('two_factor')
        .select(['user_id as owner', 'secret_encrypted as sealed'])
        .where('user_id', '>', after ?? lowest)
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    replace: (tx, { owner, sealed }, anew) =>
      tx
        .updateTable('two_factor')
        .set({ secret_encrypted: anew })
        .where('user_id', '=', owner)
        .where('secret_encrypted', '=', sealed)
        .execute(),
  },
  {
    purpose: 'sso-client-secret',
    list: (tx, { after, limit }) =>
      tx
        .selectFrom('sso_provider')
        .select(['id as owner', 'client_secret_encrypted as sealed'])
        .where('id', '>', after ?? lowest)
        .orderBy('id')
        .limit(limit)
        .execute(),
    replace: (tx, { owner, sealed }, anew) =>
      tx
        .updateTable('sso_provider')
        .set({ client_secret_encrypted: anew })
        .where('id', '=', owner)
        .where('client_secret_encrypted', '=', sealed)
        .execute(),
  },
]
