import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { keyOf, useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOwnStream } from '../../live/index.ts'

/** Milliseconds between looks at documents that are being read, while the own stream is away. */
const lookEvery = 2_000
/** Milliseconds. */
const fresh = 10_000
const artifactEvents = ['ARTIFACT_UPDATED'] as const

interface Documents {
  params: { initiativeId: string }
}

/** Keeps the documents' state in the index fresh: told by the own stream (decisions D11), or by looking without it. */
export function useIndexingNews(documents: Documents, isIndexing: boolean): void {
  const client = useQueryClient()
  const queryKey = keyOf(listInitiativeArtifacts)
  const readAnew = (): void => void client.invalidateQueries({ queryKey })
  // What was read a moment ago, and is not being read by the index, has not changed since.
  const readOld = (): void =>
    void client.invalidateQueries({
      queryKey,
      predicate: ({ state }) => isIndexing || Date.now() - state.dataUpdatedAt > fresh,
    })
  const stream = useOwnStream({ types: artifactEvents, onEvent: readAnew, onConnected: readOld })
  useListQuery(listInitiativeArtifacts, documents, {
    staleTime: fresh,
    refetchInterval: isIndexing && stream !== 'connected' ? lookEvery : false,
  })
}
