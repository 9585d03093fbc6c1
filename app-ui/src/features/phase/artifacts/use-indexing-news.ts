import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { artifactCompletion } from '@parley/contracts/http/phases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useListQuery } from '../../../lib/use-route.ts'
import { useOwnStream } from '../../live/own-stream.ts'

/** Milliseconds between looks at documents that are being read, while the own stream is away. */
const lookEvery = 2_000
const artifactEvents = ['ARTIFACT_UPDATED'] as const

interface Documents {
  params: { initiativeId: string }
}

/** Keeps the documents' state in the index fresh: told by the own stream (decisions D11), or by looking without it. */
export function useIndexingNews(documents: Documents, isIndexing: boolean): void {
  const client = useQueryClient()
  const readAnew = (): void => {
    for (const route of [listInitiativeArtifacts, artifactCompletion])
      void client.invalidateQueries({ queryKey: keyOf(route) })
  }
  const stream = useOwnStream({ types: artifactEvents, onEvent: readAnew, onConnected: readAnew })
  useListQuery(listInitiativeArtifacts, documents, {
    staleTime: 10_000,
    refetchInterval: isIndexing && stream !== 'connected' ? lookEvery : false,
  })
}
