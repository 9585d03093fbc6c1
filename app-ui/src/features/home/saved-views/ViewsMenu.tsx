import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import ViewsIcon from '@mui/icons-material/BookmarkBorderRounded'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import type { SavedView, ViewedPage } from '@parley/contracts/http/saved-views.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'
import { useSavedViews } from './use-saved-views.ts'

// Loaded when somebody opens them: most look at the list as it is.
const ViewChoices = lazy(async () => ({ default: (await import('./ViewChoices.tsx')).ViewChoices }))

interface ViewsMenuProps {
  page: ViewedPage
  /** What the list shows now, as a view keeps it. */
  query: string
  /** Of the view that was chosen; it may have been changed since. */
  viewId: string | null
  onShow: (query: string, viewId: string | null) => void
}

/** The views that a person keeps of a list: shown, saved, renamed, deleted, and one of them first. */
export function ViewsMenu({ page, query, viewId, onShow }: ViewsMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const views = useSavedViews(page)
  const current: SavedView | undefined = views.data?.find((view) => view.id === viewId)
  const isChanged = current !== undefined && current.query !== query
  const name = current === undefined ? undefined : isChanged ? t('savedViews.changed', current) : current.name
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ViewsIcon />}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        aria-label={name === undefined ? t('savedViews.views') : t('savedViews.viewsOf', { name })}
        onClick={({ currentTarget }) => {
          setUsed(true)
          setAnchor(currentTarget)
        }}
        sx={{ height: 36, borderColor: 'divider', maxWidth: 260 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name ?? t('savedViews.views')}
        </Box>
      </Button>
      {isUsed && (
        <Suspense>
          <ViewChoices
            id={id}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            page={page}
            query={query}
            views={views}
            current={current}
            onShow={onShow}
          />
        </Suspense>
      )}
    </>
  )
}
