import MenuItem from '@mui/material/MenuItem'
import { useCallback, useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GrabButton } from './GrabButton.tsx'
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

/** Takes hold of a row. */
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
  return (
    <GrabButton
      ref={keep}
      label={t('sortable.move', { name })}
      help={t('sortable.help')}
      lie="upright"
      onStep={step}
      anchor={anchor}
      onAnchor={setAnchor}
    >
      <MenuItem disabled={index === 0} onClick={() => step(-1)}>
        {t('sortable.up')}
      </MenuItem>
      <MenuItem disabled={index >= sorting.countOf(list) - 1} onClick={() => step(1)}>
        {t('sortable.down')}
      </MenuItem>
      {more?.(moveTo)}
    </GrabButton>
  )
}
