import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { ListChoice, type ListChoiceProps } from './ListChoice.tsx'

interface ListOrderProps extends Omit<ListChoiceProps, 'value' | 'options' | 'onChange'> {
  list: Pick<AddressList, 'sort' | 'setSort'>
  /** Field and direction to text; the first is how the list comes. */
  options: readonly (readonly [order: `${string} ${'ASC' | 'DESC'}`, text: string])[]
}

/** The order of a list that has no heads to sort by. */
export function ListOrder({ list: { sort, setSort }, ...props }: ListOrderProps) {
  return (
    <ListChoice
      {...props}
      value={sort === undefined ? '' : `${sort.field} ${sort.order}`}
      onChange={(value) => {
        const [field = '', order] = value.split(' ')
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
      }}
    />
  )
}
