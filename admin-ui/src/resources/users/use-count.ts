import { useGetList, useResourceContext } from 'react-admin'

/** How many rows there are that fit; undefined while they are counted. */
export function useCount(filter: object = {}): number | undefined {
  const resource = useResourceContext() ?? ''
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  })
  return total
}
