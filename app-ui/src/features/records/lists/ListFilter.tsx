import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { ListChoice, type ListChoiceProps } from './ListChoice.tsx'

interface ListFilterProps extends Omit<ListChoiceProps, 'value' | 'onChange'> {
  list: Pick<AddressList, 'filters' | 'setFilter'>
  /** Of the filter, in the address too. */
  name: string
  /** Text of 'no filter'. */
  all: string
}

/** Narrows a list down by one value. */
export function ListFilter({ list, name, all, options, ...look }: ListFilterProps) {
  return (
    <ListChoice
      {...look}
      value={list.filters[name] ?? ''}
      options={[['', all], ...options]}
      onChange={(value) => list.setFilter(name, value)}
    />
  )
}
