import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import type { Kysely } from 'kysely'
import * as links from './account-links.queries.ts'
import { forgetAllAttempts } from './attempt-count.queries.ts'
import * as credentials from './credential.queries.ts'
import { revokeSessionsInside, revokeSessionsOf, revokeSessionsOfTenant } from './session-ends.queries.ts'

type Tx = Kysely<Tables>

// What other features do to the sign-in of an account, inside their own transaction.

/** Makes a new account's sign-in; without a password it waits for the person to set one. */
export const openSignIn = (
  tx: Tx,
  account: { userId: Id; passwordHash: string | null; now: Date },
): Promise<unknown> => asRole(tx, 'auth', (auth) => credentials.insertCredential(auth, account))

/** Ends sign-in for good: credentials, second factor, links, own questions and notifications go, sessions end. @returns the sessions' ids */
export const closeSignIn = (tx: Tx, { userId, now }: { userId: Id; now: Date }): Promise<Id[]> =>
  asRole(tx, 'auth', async (auth) => {
    await credentials.deleteSignIn(auth, userId)
    await credentials.deleteQuestions(auth, userId)
    await credentials.deleteProgress(auth, userId)
    await credentials.deleteDemoAdditions(auth, userId)
    await credentials.deleteOwnRecords(auth, userId)
    await credentials.forgetDevices(auth, userId)
    return revokeSessionsOf(auth, { userId, now, reason: 'account deleted' })
  })

/** Ends every session of a person. @returns their ids */
export const endSessions = (tx: Tx, person: { userId: Id; now: Date; reason: string }): Promise<Id[]> =>
  asRole(tx, 'auth', (auth) => revokeSessionsOf(auth, person))

/** Ends what a person does inside clients that they may not enter any more. @returns the sessions' ids */
export const endSessionsInside = (
  tx: Tx,
  people: { userIds: readonly Id[]; clientIds: readonly Id[]; now: Date; reason: string },
): Promise<Id[]> => asRole(tx, 'auth', (auth) => revokeSessionsInside(auth, people))

/** Ends every lock at once. @returns whether the person has had a password before */
export const unlockSignIn = (tx: Tx, userId: Id): Promise<boolean> =>
  asRole(tx, 'auth', async (auth) => {
    await forgetAllAttempts(auth, userId)
    return credentials.hasPassword(auth, userId)
  })

/**
 * Ends the sessions of a tenant's people and what others do inside it, for good: of one client, or of a whole firm
 * with its clients. @returns the sessions' ids
 */
export const endSessionsOfTenant = (
  tx: Tx,
  tenant: { firmId: Id; clientId: Id | null; now: Date; reason: string },
): Promise<Id[]> => asRole(tx, 'auth', (auth) => revokeSessionsOfTenant(auth, tenant))

/** Clients that an account reaches, those included that the asking person does not see. */
export const clientsReachedBy = (tx: Tx, userId: Id): Promise<'all' | Id[]> =>
  asRole(tx, 'auth', (auth) => credentials.listClientsReached(auth.withoutPlugins(), userId))

/** After an administrator has changed the address: links that were mailed lead nowhere, those to undo included. */
export const endLinks = (tx: Tx, { userId, now }: { userId: Id; now: Date }): Promise<unknown> =>
  asRole(tx, 'auth', (auth) =>
    links.useUpLinks(auth, userId, {
      now,
      purposes: [...links.accountLinkPurposes, ...links.addressLinkPurposes],
    }),
  )

/** Whether the person has ever had a password; who has not is still to be invited. */
export const hasPassword = (tx: Tx, userId: Id): Promise<boolean> =>
  asRole(tx, 'auth', (auth) => credentials.hasPassword(auth, userId))
