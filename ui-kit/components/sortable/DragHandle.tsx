import DragIcon from '@mui/icons-material/DragIndicatorRounded'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useCallback, useContext, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HandleContext } from './handle-context.ts'
import type { SortPlace } from './drop-place.ts'
import type { Sorting } from './sorting.ts'
import './en.ts'

interface DragHandleProps {
  sorting: Sorting
  id: string
  list: string
  index: number
  /** What the item is called. */
  name: string
  /** More entries of the menu: other lists that it can be moved to. */
  more?: (move: (to: SortPlace) => void) => ReactNode
}

/** Takes hold of a row: by drag, by arrow keys while it has the focus, and by a menu. */
export function DragHandle({ sorting, id, list, index, name, more }: DragHandleProps) {
  const { t } = useTranslation()
  const giveToRow = useContext(HandleContext)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const keep = useCallback(
    (button: HTMLButtonElement | null) => {
      giveToRow(button)
      sorting.keepHandle(id, button)
    },
    [giveToRow, sorting, id],
  )
  const from = { list, index }
  const step = (by: -1 | 1): void => {
    setAnchor(null)
    sorting.step(id, from, by)
  }
  const moveTo = (to: SortPlace): void => {
    setAnchor(null)
    sorting.moveAndFocus(id, from, to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    step(by)
  }
  return (
    <>
      <ButtonBase
        ref={keep}
        aria-label={t('sortable.move', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title={t('sortable.help')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={onKeyDown}
        sx={handleLook}
      >
        <DragIcon aria-hidden sx={{ fontSize: 18 }} />
      </ButtonBase>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem disabled={index === 0} onClick={() => step(-1)}>
            {t('sortable.up')}
          </MenuItem>
          <MenuItem disabled={index >= sorting.countOf(list) - 1} onClick={() => step(1)}>
            {t('sortable.down')}
          </MenuItem>
          {more?.(moveTo)}
        </Menu>
      )}
    </>
  )
}

const handleLook = {
  width: 24,
  height: 28,
  flexShrink: 0,
  borderRadius: '6px',
  color: 'text.secondary',
  cursor: 'grab',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const
