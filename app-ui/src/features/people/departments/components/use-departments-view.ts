import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'

export interface DepartmentsView {
  shown: 'tree' | 'list'
  show: (view: 'tree' | 'list') => void
  list: AddressList
}

/** Which of the two views is shown, and search, order and page; all in the address. The tree comes first. */
export function useDepartmentsView(): DepartmentsView {
  const [params, setParams] = useAddressParams()
  const list = useAddressList({ prefix: 'd-', sort: { field: 'name', order: 'ASC' } })
  return {
    shown: params.get('view') === 'list' ? 'list' : 'tree',
    show: (view) =>
      setParams(
        (now) => {
          if (view === 'list') now.set('view', 'list')
          else now.delete('view')
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
    list,
  }
}
