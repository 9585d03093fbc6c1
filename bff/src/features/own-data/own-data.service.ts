import { AppError } from '@parley/contracts/errors.ts'
import { maskLinks } from '@parley/contracts/masked-links.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  listOwnEntries,
  listOwnMails,
  listOwnRows,
  type OwnRow,
  pageSize,
  readOwnAccount,
} from './own-data.queries.ts'
import type { OwnSection } from './own-section.ts'
import { ownSections } from './own-sections.ts'

type Ports = Pick<Dependencies, 'database' | 'clock'>

/** In the log before anything is read. */
export const auditOwnExport = ({ database }: Ports, caller: Caller): Promise<void> =>
  database.tenantTransaction(scopeOf(caller), (tx) =>
    appendAudit(tx, {
      ...auditedCaller(caller),
      action: 'user.exported',
      firmId: caller.firmId,
      clientId: caller.clientId,
      entity: 'user',
      entityId: caller.userId,
      details: {},
    }),
  )

/** A row as it stands in the file: names as the API writes them, times in ISO 8601. */
const presented = (row: OwnRow): OwnRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

type ReadPage = (tx: Tx, after: unknown) => Promise<OwnRow[]>

/** All pages of a list, each read in a transaction of its own. */
async function* allPages(
  { database }: Ports,
  scope: Parameters<Ports['database']['tenantRead']>[0],
  read: ReadPage,
): AsyncGenerator<OwnRow> {
  let after: unknown
  for (;;) {
    const rows = await database.tenantRead(scope, (tx) => read(tx, after))
    yield* rows
    after = rows.at(-1)?.['id']
    // Without an id there is one page.
    if (rows.length < pageSize || after === undefined) return
  }
}

function isOpenTo(caller: Caller, { isOfSignIn, isOfPlatform }: OwnSection): boolean {
  return isOfSignIn === true || caller.kind !== 'super_admin' || isOfPlatform === true
}

async function* listOf(name: string, rows: AsyncIterable<OwnRow>): AsyncGenerator<string> {
  yield `,\n"${name}": [`
  let separator = '\n'
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(presented(row))}`
    separator = ',\n'
  }
  yield ']'
}

/**
 * One JSON object about the person, in pieces: `exportedAt`, `account`, then a list a kind of record. Everything that
 * a tenant keeps is read within the person's own reach.
 * @throws AppError UNAUTHENTICATED where the account is gone meanwhile
 */
export async function* writeOwnData(ports: Ports, caller: Caller): AsyncGenerator<string> {
  const { database, clock } = ports
  const { userId } = caller
  const account = await database.tenantRead(authScope, (tx) => readOwnAccount(tx, userId))
  if (account === undefined) throw new AppError('UNAUTHENTICATED', 'Unauthorized access')
  yield `{"exportedAt": ${JSON.stringify(clock.now().toISOString())},\n"account": ${JSON.stringify(presented(account))}`
  for (const section of ownSections) {
    if (!isOpenTo(caller, section)) continue
    const scope = section.isOfSignIn === true ? authScope : scopeOf(caller)
    const rows = allPages(ports, scope, (tx, after) => listOwnRows(tx, section, { userId, after }))
    yield* listOf(section.name, rows)
  }
  const mine = { userId, email: caller.email, since: account['created_at'] as Date }
  const mails = allPages(ports, authScope, async (tx, after) =>
    (await listOwnMails(tx, { ...mine, after: after as string | undefined })).map((mail) => ({
      ...mail,
      text: maskLinks(mail.text),
    })),
  )
  yield* listOf('mails', mails)
  yield* listOf(
    'auditLog',
    allPages(ports, authScope, (tx, after) => listOwnEntries(tx, { userId, after })),
  )
  yield '\n}\n'
}
