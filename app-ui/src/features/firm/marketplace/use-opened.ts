import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'

/** The record whose dialog is open, in the address, so that a link leads to it and Back closes it. */
export function useOpened(name: 'agent' | 'template'): [string | null, (id: string | null) => void] {
  const [params, setParams] = useAddressParams()
  const open = (id: string | null): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete(name)
        else next.set(name, id)
        return next
      },
      { preventScrollReset: true, replace: id === null },
    )
  return [params.get(name), open]
}
