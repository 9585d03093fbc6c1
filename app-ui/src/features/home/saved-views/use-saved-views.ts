import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
  type ViewedPage,
} from '@parley/contracts/http/saved-views.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'

/** The person's views of a page, by name. */
export const useSavedViews = (page: ViewedPage) =>
  useRouteQuery(listSavedViews, { query: { filter: JSON.stringify({ page }) } })

/** What can be done with views; who asks shows what was refused. */
export function useViewChanges() {
  const create = useRouteMutation(createSavedView, [listSavedViews])
  const update = useRouteMutation(updateSavedView, [listSavedViews])
  const remove = useRouteMutation(deleteSavedView, [listSavedViews])
  return {
    keep: (view: Pick<SavedView, 'page' | 'name' | 'query' | 'isDefault'>) =>
      create.mutateAsync({ body: view }),
    change: (
      { id, updatedAt }: SavedView,
      changes: Partial<Pick<SavedView, 'name' | 'query' | 'isDefault'>>,
    ) => update.mutateAsync({ params: { id }, body: { ...changes, updatedAt } }),
    forget: ({ id }: SavedView) => remove.mutateAsync({ params: { id } }),
    isBusy: create.isPending || update.isPending || remove.isPending,
  }
}
