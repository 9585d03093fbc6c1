/** Addresses of the app whose pages super admins have in the console, and where there (decisions D8). */
const consoleAddresses: Readonly<Record<string, string>> = {
  '/consulting-firms': '/admin/consulting-firms',
  '/clients': '/admin/clients',
  '/consultants': '/admin/consultants',
  '/superadmin-dashboard': '/admin/',
  '/ai-agents': '/admin/ai-agents',
  '/dashboard/users': '/admin/users',
  '/dashboard/roles': '/admin/roles',
}

/**
 * Where in the console an address of the app leads a super admin; undefined where it does not. What stands below such
 * an address keeps its place: a new record, or one by its id, whose dialog the console has without `edit`;
 * the agents' marketplace is their list there, and exports of a client stand over the list of clients.
 */
export function consoleAddressOf(path: string): string | undefined {
  const found = Object.entries(consoleAddresses).find(
    ([address]) => path === address || path.startsWith(`${address}/`),
  )
  if (found === undefined) return undefined
  const [address, target] = found
  return target + path.slice(address.length).replace(/(\/[^/]+\/archives|\/(edit|marketplace)?)$/, '')
}
