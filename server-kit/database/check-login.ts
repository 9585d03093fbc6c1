import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from '../logging/logger.ts'
import { exitCodes, StartError } from '../process/start-error.ts'
import { type Login, readLogin, runtimeRole } from './login.queries.ts'
import { roleNames } from './scope.ts'
import type { DatabaseSource } from './source.ts'

/** What is done about a login that may more than the servers need. */
type StrongLogin = 'warn' | 'refuse' | 'allow'

/** What a login may that nobody should who serves requests; nothing for the one that it is meant to be. */
const strengthsOf = ({
  isSuperuser,
  bypassesRowSecurity,
  createsRoles,
  owns,
  mayCreate,
  otherRoles,
}: Login): string[] => {
  // Of a superuser every other answer is yes as well.
  if (isSuperuser) return ['is a superuser']
  return [
    ...(bypassesRowSecurity ? ['passes row security'] : []),
    ...(createsRoles ? ['makes roles'] : []),
    ...(owns ? ['owns tables'] : []),
    ...(mayCreate && !owns ? ['makes tables'] : []),
    ...(otherRoles.length > 0 ? [`can become ${otherRoles.slice(0, 3).join(', ')}`] : []),
  ]
}

const inWords = 'docs/operations.md, "Logins of the database"'

/**
 * Looks at the login that the servers work with: with a stronger one the database itself holds back nobody who gets to
 * send statements of their own.
 * @throws StartError where it cannot become the roles of the product, and where a strong one is to be refused
 */
export async function checkLogin(
  source: DatabaseSource,
  { strong, logger }: { strong: StrongLogin; logger: Logger },
): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: source.pool }) })
  const login = await readLogin(db, Object.values(roleNames))
  if (login.missingRoles.length > 0) {
    throw new StartError(
      `The login ${login.name} cannot become ${login.missingRoles.join(', ')}. Grant it what the servers need: grant ${runtimeRole} to "${login.name}" (${inWords}).`,
      exitCodes.refused,
    )
  }
  const strengths = strengthsOf(login)
  if (strengths.length === 0 || strong === 'allow') return
  const told = `The login ${login.name} of DATABASE_URL ${strengths.join(', ')}: whoever gets to its connection could change the audit log and read every tenant. Give the servers one of their own (${inWords}).`
  if (strong === 'refuse') throw new StartError(told, exitCodes.refused)
  logger.warn({ login: login.name, strengths }, told)
}
