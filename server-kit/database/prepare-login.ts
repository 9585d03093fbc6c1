import { Kysely, PostgresDialect } from 'kysely'
import { exitCodes, StartError } from '../process/start-error.ts'
import { grantQueue, makeLogin, readLogin } from './login.queries.ts'
import { passwordVerifier } from './password-verifier.ts'
import type { DatabaseSource } from './source.ts'

const onto = ({ pool }: DatabaseSource) => new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })

/** Whether the session may bring the schema up to date. */
export async function mayPrepare(source: DatabaseSource): Promise<boolean> {
  const { isSuperuser, owns, mayCreate } = await readLogin(onto(source), [])
  return isSuperuser || owns || mayCreate
}

/** Lets the servers at the queue's tables. */
export const letAtQueue = (source: DatabaseSource): Promise<void> => grantQueue(onto(source))

/**
 * Sees that the login of an address is there, with the rights of the servers and no others, as the owner.
 * @throws StartError where the address names no login, or one that the owner itself is
 */
export async function prepareLogin(owner: DatabaseSource, url: string): Promise<string> {
  const { username, password } = new URL(url)
  const name = decodeURIComponent(username)
  if (name === '') throw new StartError('DATABASE_URL names no user.', exitCodes.configuration)
  const { name: ownName } = await readLogin(onto(owner), [])
  if (name === ownName) {
    throw new StartError(
      `DATABASE_URL and DATABASE_MIGRATION_URL name the same user, ${name}: the servers need one of their own.`,
      exitCodes.configuration,
    )
  }
  await makeLogin(onto(owner), name, passwordVerifier(decodeURIComponent(password)))
  return name
}
