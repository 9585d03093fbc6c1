import {
  cancelClientErasure,
  confirmClientErasure,
  downloadClientExport,
  listClientArchives,
  requestClientErasure,
  requestClientExport,
} from '@parley/contracts/http/client-archives.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGuarded } from '../../session/index.ts'

export type ArchiveAct =
  | { kind: 'export' }
  | { kind: 'erase'; name: string }
  | { kind: 'download' | 'confirm' | 'cancel'; id: string }

const unfinished = new Set(['REQUESTED', 'PENDING', 'IN_PROGRESS'])
/** Milliseconds between looks while a job is at work. */
const lookEveryMs = 3_000

function carryOut(clientId: string, act: ArchiveAct): Promise<unknown> {
  switch (act.kind) {
    case 'export':
      return callRoute(requestClientExport, { params: { id: clientId } })
    case 'erase':
      return callRoute(requestClientErasure, { params: { id: clientId }, body: { name: act.name } })
    case 'download':
      return downloadRoute(downloadClientExport, { params: { id: act.id } })
    case 'confirm':
      return callRoute(confirmClientErasure, { params: { id: act.id } })
    case 'cancel':
      return callRoute(cancelClientErasure, { params: { id: act.id } })
  }
}

/** Exports and erasures of a client, looked at again while one is at work, and what can be done with them. */
export function useClientArchives(clientId: string) {
  const guarded = useGuarded()
  const cache = useQueryClient()
  const queryKey = [listClientArchives.name, clientId]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => guarded(() => callRoute(listClientArchives, { params: { id: clientId } })),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'PENDING' || status === 'IN_PROGRESS') === true
        ? lookEveryMs
        : false,
    staleTime: 0,
    retry: false,
  })
  const changing = useMutation({
    mutationFn: (act: ArchiveAct) => guarded(() => carryOut(clientId, act)),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
  return {
    archives: data,
    error,
    /** Of the last thing that was tried. */
    refusal: changing.error,
    isBusy: changing.isPending,
    isAtWork: data?.some(({ status }) => unfinished.has(status)) === true,
    act: (act: ArchiveAct) => changing.mutate(act),
  }
}
