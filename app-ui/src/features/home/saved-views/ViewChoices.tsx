import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { SavedView, ViewedPage } from '@parley/contracts/http/saved-views.ts'
import { showError, showSuccess, showUndo } from '@parley/ui-kit/components/toasts.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewChanges } from './use-saved-views.ts'
import { ViewNameDialog } from './ViewNameDialog.tsx'

interface ViewChoicesProps {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
  page: ViewedPage
  query: string
  views: UseQueryResult<SavedView[]>
  current: SavedView | undefined
  onShow: (query: string, viewId: string | null) => void
}

interface ActionsOptions extends Pick<ViewChoicesProps, 'page' | 'query' | 'onShow'> {
  changes: ReturnType<typeof useViewChanges>
}

/** What can be done with views, each told once it is done. */
function useViewActions({ changes, page, query, onShow }: ActionsOptions) {
  const { t } = useTranslation()
  const remove = async (view: SavedView): Promise<void> => {
    await changes.forget(view)
    onShow(query, null)
    showUndo(t('savedViews.removed', view), t('savedViews.undo'), () => {
      const { name, isDefault } = view
      changes
        .keep({ page, name, query: view.query, isDefault })
        .then((kept) => onShow(kept.query, kept.id), showError)
    })
  }
  const save = async (view: SavedView): Promise<void> => {
    await changes.change(view, { query })
    showSuccess(t('savedViews.saved', view))
  }
  const nameAs = async (view: 'new' | SavedView, name: string, isDefault: boolean): Promise<void> => {
    const kept =
      view === 'new'
        ? await changes.keep({ page, name, query, isDefault })
        : await changes.change(view, { name })
    if (view === 'new') onShow(kept.query, kept.id)
    showSuccess(t('savedViews.saved', kept))
  }
  return { remove, save, nameAs }
}

/** The menu of views, and what can be done with the one that is shown. */
export function ViewChoices({ id, anchor, onClose, page, query, views, current, onShow }: ViewChoicesProps) {
  const { t } = useTranslation()
  const changes = useViewChanges()
  const { remove, save, nameAs } = useViewActions({ changes, page, query, onShow })
  const [naming, setNaming] = useState<'new' | SavedView | null>(null)
  const then = (work: () => unknown) => () => {
    onClose()
    Promise.resolve(work()).catch(showError)
  }
  const all = views.data ?? []
  return (
    <>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {all.map((view) => (
          <MenuItem
            key={view.id}
            selected={view.id === current?.id}
            onClick={then(() => onShow(view.query, view.id))}
          >
            <ListItemText primary={view.name} sx={{ mr: 4, maxWidth: 280, overflowWrap: 'anywhere' }} />
            {view.isDefault && (
              <Typography variant="caption" color="textSecondary">
                {t('savedViews.isDefault')}
              </Typography>
            )}
          </MenuItem>
        ))}
        {views.isError ? (
          <MenuItem onClick={() => void views.refetch()}>
            <ListItemText primary={t('savedViews.failed')} secondary={t('common.retry')} />
          </MenuItem>
        ) : (
          all.length === 0 && (
            <MenuItem disabled>{t(views.isPending ? 'common.loading' : 'savedViews.none')}</MenuItem>
          )
        )}
        <Divider />
        {current !== undefined && current.query !== query && (
          <MenuItem onClick={then(() => save(current))}>{t('savedViews.saveChanges', current)}</MenuItem>
        )}
        <MenuItem onClick={then(() => setNaming('new'))}>{t('savedViews.saveNew')}</MenuItem>
        {current !== undefined && [
          <MenuItem key="rename" onClick={then(() => setNaming(current))}>
            {t('savedViews.rename', current)}
          </MenuItem>,
          <MenuItem
            key="default"
            onClick={then(() => changes.change(current, { isDefault: !current.isDefault }))}
          >
            {t(current.isDefault ? 'savedViews.noDefault' : 'savedViews.makeDefault', current)}
          </MenuItem>,
          <MenuItem key="remove" onClick={then(() => remove(current))}>
            {t('savedViews.remove', current)}
          </MenuItem>,
        ]}
      </Menu>
      {naming !== null && (
        <ViewNameDialog
          view={naming === 'new' ? null : naming}
          isBusy={changes.isBusy}
          onClose={() => setNaming(null)}
          onSave={(name, isDefault) => nameAs(naming, name, isDefault)}
        />
      )}
    </>
  )
}
