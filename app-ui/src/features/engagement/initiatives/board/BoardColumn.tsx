import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { movesOf, type StoredStatus } from '@parley/contracts/rules/initiative-moves.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface BoardColumnProps {
  status: StoredStatus
  /** All that match, shown or not. */
  total: number
  hasMore: boolean
  isReading: boolean
  onMore: () => void
  /** Undefined where nothing may be moved. */
  onDrop: ((initiative: InitiativeSummary) => void) | undefined
  /** Items of a list. */
  children: ReactNode
}

/** One status; takes cards that may be set to it. */
export function BoardColumn(props: BoardColumnProps) {
  const { t } = useTranslation()
  const { status, total, hasMore, isReading, onMore, onDrop, children } = props
  const id = useId()
  const column = useRef<HTMLElement>(null)
  const dropped = useRef(onDrop)
  const [isOver, setOver] = useState(false)
  const takes = onDrop !== undefined
  useEffect(() => {
    dropped.current = onDrop
  })
  useEffect(() => {
    if (!takes || column.current === null) return undefined
    const initiativeOf = (data: Record<string | symbol, unknown>) =>
      data.initiative as InitiativeSummary | undefined
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => {
        const initiative = initiativeOf(source.data)
        return initiative !== undefined && movesOf(initiative).includes(status)
      },
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        const initiative = initiativeOf(source.data)
        if (initiative !== undefined) dropped.current?.(initiative)
      },
    })
  }, [takes, status])
  return (
    <Box
      component="section"
      ref={column}
      aria-labelledby={id}
      sx={[
        { display: 'flex', flexDirection: 'column', gap: 2, minHeight: 240, p: 2, borderRadius: '10px' },
        { scrollSnapAlign: 'start', bgcolor: 'action.hover' },
        isOver && { outline: '2px dashed var(--parley-palette-primary-main)', outlineOffset: -2 },
      ]}
    >
      <Typography variant="h2" id={id} sx={{ px: 1, display: 'flex', gap: 2, fontSize: '0.875rem' }}>
        {t(`initiatives.statuses.${status}`)}
        <Typography component="span" variant="body2" color="textSecondary">
          {total}
        </Typography>
      </Typography>
      {total === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1 }}>
          {t('initiatives.board.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {children}
      </Box>
      {hasMore && (
        <Button size="small" loading={isReading} onClick={onMore}>
          {t('initiatives.showMore')}
        </Button>
      )}
    </Box>
  )
}
