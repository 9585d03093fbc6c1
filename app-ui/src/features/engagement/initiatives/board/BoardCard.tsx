import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InitiativeLink } from '../components/InitiativeLink.tsx'
import { PhaseProgress } from '../components/PhaseProgress.tsx'
import { leadOf } from '../list/people-of.ts'
import type { Opening } from '../list/use-opening.tsx'
import { MoveHandle } from './MoveHandle.tsx'
import type { BoardMoves } from './use-board-moves.ts'

interface BoardCardProps {
  initiative: InitiativeSummary
  showClient: boolean
  openingOf: Opening
  /** Undefined for who may not move it. */
  moves: BoardMoves | undefined
  isMoving: boolean
}

/** The card, dragged by its handle by those who may move it. */
function useDragging({ initiative, moves, isMoving }: BoardCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement | null>(null)
  const [isDragged, setDragged] = useState(false)
  const keepHandle = moves?.keepHandle
  const keep = useCallback(
    (button: HTMLButtonElement | null) => {
      handle.current = button
      keepHandle?.(initiative.id, button)
    },
    [keepHandle, initiative.id],
  )
  const canMove = moves !== undefined && !isMoving
  useEffect(() => {
    if (!canMove || card.current === null || handle.current === null) return undefined
    return draggable({
      element: card.current,
      dragHandle: handle.current,
      getInitialData: () => ({ initiative }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [canMove, initiative])
  return { card, keep, isDragged }
}

export function BoardCard(props: BoardCardProps) {
  const { initiative, showClient, openingOf, moves, isMoving } = props
  const { t } = useTranslation()
  const { card, keep, isDragged } = useDragging(props)
  const lead = leadOf(initiative)
  return (
    <Card
      component="li"
      ref={card}
      aria-busy={isMoving}
      sx={{ p: 3, display: 'grid', gap: 2, opacity: isDragged || isMoving ? 0.5 : 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <InitiativeLink
            initiative={initiative}
            onOpen={openingOf(initiative)}
            opensRow
            color="inherit"
            sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
          />
          {initiative.isConfidential && (
            <LockIcon
              titleAccess={t('initiatives.confidential')}
              sx={{ fontSize: 14, ml: 1, verticalAlign: '-2px', color: 'text.secondary' }}
            />
          )}
          {showClient && (
            <Typography variant="caption" color="textSecondary" component="div" noWrap>
              {initiative.client.name}
            </Typography>
          )}
        </Box>
        {moves !== undefined && (
          <MoveHandle ref={keep} initiative={initiative} onMove={(to) => moves.move(initiative, to)} />
        )}
      </Box>
      {initiative.status === 'ANALYZING' && (
        <Box>
          <StatusBadge tone="primary" dot>
            {t('initiatives.board.analyzing')}
          </StatusBadge>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 3 }}>
        <PhaseProgress initiative={initiative} isShort />
        {lead !== undefined && (
          <Typography variant="caption" color="textSecondary" noWrap sx={{ maxWidth: '60%' }}>
            {lead}
          </Typography>
        )}
      </Box>
    </Card>
  )
}
