import type { Client } from '@parley/contracts/http/people.ts'
import type { TemplateSummary } from '@parley/contracts/http/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useUser } from '../../../account/session/index.ts'
import { initiativesQuery, noFilter } from '../initiative-queries.ts'

/** Template and client that a new initiative most likely has; '' where that cannot be told yet. */
export function useLikelyChoices(
  templates: readonly TemplateSummary[],
  clients: readonly Client[],
): { templateId: string; clientId: string } {
  const user = useUser()
  const [params] = useSearchParams()
  const newest = useQuery(
    initiativesQuery(user, { ...noFilter, sort: { field: 'createdAt', order: 'DESC' }, count: 1 }),
  )
  const before = newest.data?.rows[0]
  const isOffered = templates.some(({ id }) => id === before?.templateId)
  const templateId = newest.isPending ? '' : (((isOffered && before?.templateId) || templates[0]?.id) ?? '')
  const asked = [params.get('clientId'), clients.length === 1 ? clients[0]?.id : before?.clientId]
  const clientId = user.clientId ?? asked.find((one) => clients.some(({ id }) => id === one)) ?? ''
  return { templateId, clientId }
}
