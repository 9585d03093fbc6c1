import { describe, expect, it } from '@jest/globals'
import { consoleAddressOf } from './console-addresses.ts'

describe('addresses of the console', () => {
  it.each([
    ['/consulting-firms', '/admin/consulting-firms'],
    ['/clients', '/admin/clients'],
    ['/clients/create', '/admin/clients/create'],
    ['/clients/123', '/admin/clients/123'],
    ['/clients/123/edit', '/admin/clients/123'],
    ['/consultants', '/admin/consultants'],
    ['/superadmin-dashboard', '/admin/'],
    ['/ai-agents/marketplace', '/admin/ai-agents'],
    ['/ai-agents/create', '/admin/ai-agents/create'],
    ['/ai-agents/123/edit', '/admin/ai-agents/123'],
    ['/dashboard/users', '/admin/users'],
    ['/dashboard/roles/create', '/admin/roles/create'],
  ])('%s leads to %s', (path, address) => expect(consoleAddressOf(path)).toBe(address))

  it.each(['/', '/initiatives', '/consulting-firm-dashboard', '/clients-of-others'])('%s stays', (path) =>
    expect(consoleAddressOf(path)).toBeUndefined(),
  )
})
