/** A browser at an identity provider: it follows redirects and keeps cookies until it is led away from there. */
export interface ProviderVisit {
  /** Opens the address and says who one is; the parameters that the provider sends back. */
  comeBackAs(address: string, person: string): Promise<Record<string, string>>
  comeBackDenied(address: string): Promise<Record<string, string>>
}

export function visitProvider(): ProviderVisit {
  const cookies = new Map<string, string>()
  const get = async (address: string): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const follow = async (address: string, choice: string): Promise<Record<string, string>> => {
    const { origin } = new URL(address)
    let at = new URL(address)
    for (let steps = 0; steps < 10; steps += 1) {
      const answer = await get(at.href)
      const location = answer.headers.get('location')
      if (location === null) {
        if (!at.pathname.startsWith('/choose/')) throw new Error(`${answer.status} ${await answer.text()}`)
        at = new URL(`${at.pathname}?${choice}`, at)
        continue
      }
      at = new URL(location, at)
      if (at.origin !== origin) return Object.fromEntries(at.searchParams)
    }
    throw new Error('The provider leads in circles')
  }
  return {
    comeBackAs: (address, person) => follow(address, `person=${person}`),
    comeBackDenied: (address) => follow(address, 'deny=1'),
  }
}
