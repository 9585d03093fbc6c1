/** Address of the live socket; a phase's brings the own stream along, without one it is all (decisions D6 and D11). */
export const socketAddress =
  (phaseId?: string) =>
  (ticket: string, after: number | undefined): string => {
    const address = new URL('/api/live', window.location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    if (phaseId !== undefined) {
      address.searchParams.set('phaseId', phaseId)
      address.searchParams.set('own', '1')
    }
    address.searchParams.set('ticket', ticket)
    if (after !== undefined) address.searchParams.set('after', String(after))
    return address.toString()
  }
