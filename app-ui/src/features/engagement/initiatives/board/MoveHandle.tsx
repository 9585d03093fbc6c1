import MenuItem from '@mui/material/MenuItem'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import {
  movesOf,
  type StoredStatus,
  storedStatuses,
  storedStatusOf,
} from '@parley/contracts/rules/initiative-moves.ts'
import { announce } from '@parley/ui-kit/components/sortable/announce.ts'
import { GrabButton } from '@parley/ui-kit/components/sortable/GrabButton.tsx'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface MoveHandleProps {
  initiative: InitiativeSummary
  onMove: (to: StoredStatus) => void
  ref: Ref<HTMLButtonElement>
}

/** Takes hold of a card. */
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
  return (
    <GrabButton
      ref={ref}
      label={t('initiatives.board.move', { name })}
      help={t('initiatives.board.moveHelp')}
      lie="sideways"
      onStep={step}
      anchor={anchor}
      onAnchor={setAnchor}
    >
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
    </GrabButton>
  )
}
