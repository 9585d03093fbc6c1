import type { User } from '@parley/contracts/http/users.ts'

/** Full name, else the address. */
export const nameOfUser = (user: Pick<User, 'firstName' | 'lastName' | 'email'>): string => {
  const name = `${user.firstName} ${user.lastName}`.trim()
  return name === '' ? user.email : name
}
