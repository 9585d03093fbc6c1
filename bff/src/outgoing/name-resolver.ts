import { lookup, Resolver } from 'node:dns/promises'

export interface HostAddress {
  address: string
  family: 4 | 6
}

/** Name service, behind a port so that tests can say what names lead to. */
export interface NameResolver {
  /** Every address of a host. @throws where the name is not known */
  addresses(host: string): Promise<HostAddress[]>
  /** The TXT records of a name, each in one piece; none where there are none. @throws where no answer came */
  texts(name: string): Promise<string[]>
}

const hasNone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && noneCodes.has(String(error.code))
const noneCodes = new Set(['ENODATA', 'ENOTFOUND'])

/** The name service of this machine. */
export function createSystemResolver(): NameResolver {
  // A question that is not answered must not hold a request for long.
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return {
    async addresses(host) {
      const found = await lookup(host, { all: true })
      return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
    },
    async texts(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        if (hasNone(error)) return []
        throw error
      }
    },
  }
}
