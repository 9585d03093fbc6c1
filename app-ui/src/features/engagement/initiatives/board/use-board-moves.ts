import {
  listClientInitiatives,
  listFirmInitiatives,
  type Initiative,
  type InitiativeSummary,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import {
  askedStatus,
  movesOf,
  type StoredStatus,
  storedStatusOf,
} from '@parley/contracts/rules/initiative-moves.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRefresh, useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { announce } from '@parley/ui-kit/components/sortable/announce.ts'
import { showError, showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What a move needs to know; an initiative that was just saved has it too. */
type Movable = InitiativeSummary | Initiative

export interface BoardMoves {
  /** On their way, with where they go. */
  moving: readonly { initiative: InitiativeSummary; to: StoredStatus }[]
  /** Sets it to another status, and says so; what cannot be taken back is asked first. */
  move: (initiative: InitiativeSummary, to: StoredStatus) => void
  /** Waits for a yes. */
  asked: InitiativeSummary | null
  answer: (isYes: boolean) => void
  /** Remembers the handle of a card, so that it can have the focus again wherever the card went. */
  keepHandle: (id: string, handle: HTMLElement | null) => void
}

/** Moves between the columns of the board, shown at once and taken back where the server refuses. */
export function useBoardMoves(): BoardMoves {
  const { t } = useTranslation()
  const update = useRouteMutation(updateInitiative)
  const refresh = useRefresh([listClientInitiatives, listFirmInitiatives])
  const [moving, setMoving] = useState<BoardMoves['moving']>([])
  const [asked, setAsked] = useState<InitiativeSummary | null>(null)
  const handles = useRef(new Map<string, HTMLElement>())
  const wordOf = (status: StoredStatus): string => t(`initiatives.statuses.${status}`)
  const focusSoon = (id: string): void => void setTimeout(() => handles.current.get(id)?.focus())

  const send = async (initiative: Movable, to: StoredStatus): Promise<Initiative | undefined> => {
    const { id, name, updatedAt } = initiative
    try {
      return await update.mutateAsync({ params: { id }, body: { status: askedStatus(to), updatedAt } })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE_UPDATE'
      showError(
        isStale
          ? t('initiatives.board.stale', { name })
          : t('initiatives.board.failed', { name, message: messageOf(error) }),
      )
      return undefined
    }
  }
  const carryOut = async (initiative: InitiativeSummary, to: StoredStatus, from?: Movable): Promise<void> => {
    setMoving((others) => [...others, { initiative, to }])
    focusSoon(initiative.id)
    const saved = await send(from ?? initiative, to)
    await refresh()
    setMoving((others) => others.filter((other) => other.initiative.id !== initiative.id))
    focusSoon(initiative.id)
    if (saved === undefined) return
    const { name } = saved
    const text = t('initiatives.board.moved', { name, status: wordOf(storedStatusOf(saved.status)) })
    announce(text)
    const before = storedStatusOf(initiative.status)
    // The way back is no move of its own: it is not asked for again.
    if (from === undefined && movesOf(saved).includes(before))
      showUndo(
        text,
        t('initiatives.board.undo'),
        () => void carryOut({ ...initiative, status: saved.status }, before, saved),
      )
  }
  return {
    moving,
    move: (initiative, to) => {
      if (to === 'CANCELLED' && initiative.status === 'ANALYZING') setAsked(initiative)
      else void carryOut(initiative, to)
    },
    asked,
    answer: (isYes) => {
      setAsked(null)
      if (isYes && asked !== null) void carryOut(asked, 'CANCELLED')
    },
    keepHandle: (id, handle) => {
      if (handle === null) handles.current.delete(id)
      else handles.current.set(id, handle)
    },
  }
}
