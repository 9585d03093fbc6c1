import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useState } from 'react'
import type { Place } from '../../features/engagement/phase/artifacts/PassageDialog.tsx'

/** The source that is open beside the work: the one that was asked for last, else the document that the address names. */
export function useShownPlace(initiativeId: string) {
  const [params, setParams] = useAddressParams()
  const [place, setPlace] = useState<Place | null>(null)
  const id = params.get('document')
  const documents = useListQuery(
    listInitiativeArtifacts,
    { params: { initiativeId } },
    { enabled: id !== null },
  )
  const named = documents.data?.rows.find((row) => row.id === id)
  const ofAddress =
    named === undefined ? null : { chunkId: null, artifactId: named.id, name: named.name, quote: '' }
  return {
    place: place ?? ofAddress,
    open: setPlace,
    close: (): void => {
      setPlace(null)
      if (id === null) return
      setParams(
        (current) => {
          current.delete('document')
          return current
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
