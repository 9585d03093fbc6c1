import DragIcon from '@mui/icons-material/DragIndicatorRounded'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import {
  movesOf,
  type StoredStatus,
  storedStatuses,
  storedStatusOf,
} from '@parley/contracts/rules/initiative-moves.ts'
import { announce } from '@parley/ui-kit/components/sortable/announce.ts'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface MoveHandleProps {
  initiative: InitiativeSummary
  onMove: (to: StoredStatus) => void
  ref: Ref<HTMLButtonElement>
}

/** Takes hold of a card: by drag, by arrow keys while it has the focus, and by a menu. */
export function MoveHandle({ initiative, onMove, ref }: MoveHandleProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name } = initiative
  const moves = movesOf(initiative)
  const placeOf = (status: StoredStatus): number => storedStatuses.indexOf(status)
  const step = (by: -1 | 1): void => {
    const here = placeOf(storedStatusOf(initiative.status))
    const beyond = storedStatuses.filter((one) => moves.includes(one) && (placeOf(one) - here) * by > 0)
    const to = by > 0 ? beyond[0] : beyond.at(-1)
    if (to === undefined) announce(t('initiatives.board.cannot', { name }))
    else onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (by === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    step(by)
  }
  return (
    <>
      <ButtonBase
        ref={ref}
        aria-label={t('initiatives.board.move', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        title={t('initiatives.board.moveHelp')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={onKeyDown}
        sx={{
          width: 24,
          height: 28,
          flexShrink: 0,
          borderRadius: '6px',
          color: 'text.secondary',
          cursor: 'grab',
          '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
        }}
      >
        <DragIcon aria-hidden sx={{ fontSize: 18 }} />
      </ButtonBase>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {moves.map((to) => (
            <MenuItem
              key={to}
              onClick={() => {
                setAnchor(null)
                onMove(to)
              }}
            >
              {t('initiatives.board.moveTo', { status: t(`initiatives.statuses.${to}`) })}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
