import type { Tx } from '../../database.ts'

export const findFirm = (tx: Tx, id: string) =>
  tx.selectFrom('consulting_firm').select('id').where('id', '=', id).executeTakeFirst()
