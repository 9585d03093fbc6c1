import { useListContext } from 'react-admin'

/** Whether the list is narrowed down, and the way to see all again. */
export function useAgentFilters(): { isFiltered: boolean; clear: () => void } {
  const list = useListContext()
  return {
    isFiltered: Object.keys(list.filterValues as object).length > 0,
    clear: () => list.setFilters({}),
  }
}
