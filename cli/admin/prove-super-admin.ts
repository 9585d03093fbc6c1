import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { verify } from '@node-rs/argon2'
import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { platformScope } from '@parley/migrations/seeding/seed-writer.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { exitCodes } from '@parley/server-kit/process/start-error.ts'
import { refuse } from '../open-product.ts'
import { countSuperAdmins, findByAddress, findPasswordHash } from './admin.queries.ts'

interface Proof {
  /** Address of the super admin who vouches. */
  as: string | undefined
  /** Theirs, where a script gives it; else it is asked at the terminal. */
  password: string | undefined
}

/**
 * Who vouches for a new super admin.
 * @returns their id; null where there is no super admin yet
 * @throws StartError without `--as`, and for a wrong password
 */
export async function proveSuperAdmin(
  database: Database<Tables>,
  { as, password }: Proof,
): Promise<Id | null> {
  const { count, voucher, hash } = await database.tenantTransaction(platformScope, async (tx) => {
    const found = as === undefined ? undefined : await findByAddress(tx, as)
    const isAdmin = found?.is_super_admin === true && !found.is_obsolete
    return {
      count: await countSuperAdmins(tx),
      voucher: isAdmin ? found.id : undefined,
      hash: isAdmin ? await findPasswordHash(tx, found.id) : null,
    }
  })
  if (count === 0) return null
  if (as === undefined) {
    throw refuse(
      'There is a super admin already. Name one who vouches by --as <address>; their password is asked for (or read from PARLEY_ADMIN_PASSWORD).',
      exitCodes.refused,
    )
  }
  const typed = (password ?? (await askPassword(as))).normalize('NFKC')
  if (voucher === undefined || hash === null || !(await verify(hash, typed).catch(() => false)))
    throw refuse(`${as} is no super admin with this password.`, exitCodes.refused)
  return voucher
}

/** Asks without showing what is typed. */
async function askPassword(email: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  process.stdout.write(`Password of ${email}: `)
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}
