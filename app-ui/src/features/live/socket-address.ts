/** Address of the live socket; without a phase it is the own stream (decisions D6 and D11). */
export const socketAddress =
  (phaseId?: string) =>
  (ticket: string, after: number | undefined): string => {
    const address = new URL('/api/live', window.location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    if (phaseId !== undefined) address.searchParams.set('phaseId', phaseId)
    address.searchParams.set('ticket', ticket)
    if (after !== undefined) address.searchParams.set('after', String(after))
    return address.toString()
  }
