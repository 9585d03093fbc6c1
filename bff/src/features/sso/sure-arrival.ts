import type { Arrival } from './who-came.ts'

/**
 * Whom a look finds, and for somebody it would refuse a second look. The statements of one look see what others commit
 * between them: of two tabs at once, one may find no link yet and, a statement later, the account that the other has
 * just made with its link. A look that begins after that finds both.
 */
export async function sureArrival(look: () => Promise<Arrival>): Promise<Arrival> {
  const arrival = await look()
  return arrival.kind === 'link_required' || arrival.kind === 'no_account' ? look() : arrival
}
