import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type StoredStatus, storedStatuses } from '@parley/contracts/rules/initiative-moves.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, kindOf } from '../../../account/session/index.ts'
import { mayCreateInitiatives } from '../initiative-access.ts'
import { type InitiativeFilter, initiativesQuery } from '../initiative-queries.ts'
import { NoInitiatives } from '../list/NoInitiatives.tsx'
import { useOpening } from '../list/use-opening.tsx'
import { BoardCard } from './BoardCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { columnsLook } from './columns-look.ts'
import { useBoardMoves } from './use-board-moves.ts'

/** Cards of a column that are read at once. */
const columnSize = 25

interface InitiativeBoardProps {
  filter: Omit<InitiativeFilter, 'count'>
  isFiltered: boolean
  onClear: () => void
}

/** The column that a status filter leaves; ANALYZING is some of ACTIVE (decisions D3). */
const isShown = (column: StoredStatus, status: string): boolean =>
  status === '' || status === column || (status === 'ANALYZING' && column === 'ACTIVE')

function useColumns(filter: InitiativeBoardProps['filter']) {
  const user = useUser()
  const [counts, setCounts] = useState<Partial<Record<StoredStatus, number>>>({})
  const countOf = (column: StoredStatus): number => counts[column] ?? columnSize
  const columns = storedStatuses.filter((column) => isShown(column, filter.status))
  const answers = useQueries({
    queries: columns.map((column) =>
      initiativesQuery(user, {
        ...filter,
        status: filter.status === '' ? column : filter.status,
        count: countOf(column),
      }),
    ),
  })
  const readMore = (column: StoredStatus): void =>
    setCounts({ ...counts, [column]: countOf(column) + columnSize })
  return { columns, answers, readMore }
}

/** The initiatives by status, each column paged by itself; moved only where the rules allow it. */
export function InitiativeBoard({ filter, isFiltered, onClear }: InitiativeBoardProps) {
  const { t } = useTranslation()
  const user = useUser()
  const { columns, answers, readMore } = useColumns(filter)
  const moves = useBoardMoves()
  const mayMove = mayCreateInitiatives(user)
  const { openingOf, dialog } = useOpening()
  const failed = answers.find(({ isError }) => isError)
  if (failed !== undefined) {
    const columnsTogether = {
      data: undefined,
      error: failed.error,
      refetch: () => Promise.all(answers.map((answer) => answer.refetch())),
    }
    return <QueryView query={columnsTogether} skeleton={null} failed={t('initiatives.loadFailed')} />
  }
  if (answers.some(({ isPending }) => isPending)) return <BoardSkeleton />
  if (answers.every(({ data }) => data?.total === 0))
    return <NoInitiatives isFiltered={isFiltered} onClear={onClear} />
  return (
    <>
      {mayMove && (
        <Typography variant="body2" color="textSecondary">
          {t('initiatives.board.reason')}
        </Typography>
      )}
      <Box tabIndex={0} role="group" aria-label={t('initiatives.layouts.board')} sx={columnsLook}>
        {columns.map((column, index) => {
          const { data, isFetching = false } = answers[index] ?? {}
          const read = data?.rows ?? []
          const staying = read.filter(
            ({ id }) => !moves.moving.some(({ initiative }) => initiative.id === id),
          )
          const coming = moves.moving.filter(({ to }) => to === column).map(({ initiative }) => initiative)
          const total = (data?.total ?? 0) - (read.length - staying.length) + coming.length
          return (
            <BoardColumn
              key={column}
              status={column}
              total={total}
              hasMore={(data?.total ?? 0) > read.length}
              isReading={isFetching}
              onMore={() => readMore(column)}
              onDrop={mayMove ? (initiative) => moves.move(initiative, column) : undefined}
            >
              {[...coming, ...staying].map((initiative) => (
                <BoardCard
                  key={initiative.id}
                  initiative={initiative}
                  showClient={kindOf(user) === 'firm'}
                  openingOf={openingOf}
                  moves={mayMove ? moves : undefined}
                  isMoving={coming.includes(initiative)}
                />
              ))}
            </BoardColumn>
          )
        })}
      </Box>
      {dialog}
      <CancelQuestion moves={moves} />
    </>
  )
}

function CancelQuestion({ moves: { asked, answer } }: { moves: ReturnType<typeof useBoardMoves> }) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('initiatives.board.cancelTitle')}
      text={t('initiatives.board.cancelText')}
      subject={asked?.name ?? ''}
      confirmLabel={t('initiatives.board.cancelConfirm')}
      cancelLabel={t('initiatives.board.keep')}
      tone="danger"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  )
}
