import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import type { AnyArtifact } from './artifact-record.ts'

/** The document of the list that the address names (`document`), which is shown until it is closed. */
export function useNamedArtifact(rows: readonly AnyArtifact[]) {
  const [params, setParams] = useAddressParams()
  const id = params.get('document')
  const artifact = rows.find((row) => row.id === id)
  return {
    dialog: artifact === undefined ? null : { kind: 'preview' as const, artifact },
    close: (): void => {
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
