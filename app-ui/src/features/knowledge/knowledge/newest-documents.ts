import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import type { ListPage } from '@parley/ui-kit/calls/call-route.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import type { UseQueryResult } from '@tanstack/react-query'

const newestIndexed = {
  filter: '{"indexing":"INDEXED"}',
  sort: '["createdAt","DESC"]',
  range: '[0,2]',
}

/** What stands in brackets is about the file, not its subject. */
const subjectOf = (name: string): string => name.replace(/\s*\([^)]*\)/g, '').trim() || name

/** Undefined while they are looked for, and where they cannot be: examples are no reason for an error. */
const namesOf = ({ data }: UseQueryResult<ListPage<{ name: string }[]>>): string[] | undefined =>
  data === undefined ? undefined : [...new Set(data.rows.map(({ name }) => subjectOf(name)))]

/** Names of a client's newest searchable documents. */
export const useNewestClientDocuments = (clientId: string): string[] | undefined =>
  namesOf(useListQuery(listClientArtifacts, { params: { clientId }, query: newestIndexed }, { staleTime: 0 }))

/** Names of the firm's own. */
export const useNewestFirmDocuments = (): string[] | undefined =>
  namesOf(useListQuery(listFirmArtifacts, { query: newestIndexed }, { staleTime: 0 }))
