import { describe, expect, it } from '@jest/globals'
import { getTemplate } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { template } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useTemplate } from './template-queries.ts'

describe('a template that was read', () => {
  it('is fresh for 5 minutes and kept for 10, wherever it is shown (Document 2, section 9)', () => {
    server.use(answer(getTemplate, { template: template() }))
    const client = new QueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { unmount } = renderHook(() => useTemplate(newId(), { enabled: false }), { wrapper })
    const [query] = client.getQueryCache().getAll()
    expect(query?.observers[0]?.options.staleTime).toBe(minutes(5))
    expect(query?.gcTime).toBe(minutes(10))
    unmount()
    client.clear()
  })
})
