import Box from '@mui/material/Box'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Observation, updateObservation } from '@parley/contracts/http/observations.ts'
import { type Phase } from '@parley/contracts/http/phases.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showNotice } from '@parley/ui-kit/components/toasts.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { WindowedList } from '@parley/ui-kit/components/windowed/WindowedList.tsx'
import { dayOf } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { type FocusEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import { useUser } from '../../account/session/index.ts'
import { type Asked, DecisionDialog, movable } from './DecisionDialog.tsx'
import { ListFilters } from './ListFilters.tsx'
import { Gone, LeaveQuestion, NoMatch } from './ListNotices.tsx'
import { shownOf } from './observation-filter.ts'
import { ObservationRow, openerIdOf, type RowActions } from './ObservationRow.tsx'
import { OpenObservation } from './OpenObservation.tsx'
import { Several } from './SelectedObservations.tsx'
import './locales/en.ts'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOpening } from './use-opening.ts'
import { useSelection } from './use-selection.ts'

interface ObservationListProps {
  phase: Phase
  canEdit: boolean
  onOpenPlace: (place: Place) => void
}

/** Rows that are drawn together. */
const blockSize = 10
/** Pixels of a row, and of a line of its sentence, before it is drawn. */
const [rowHeight, lineHeight, letters] = [48, 21, 80]
const heightOf = ({ description }: Observation): number =>
  rowHeight + lineHeight * Math.ceil(description.length / letters)

/** The observations of a phase: one unfolds in place, several are decided at once, and all goes by keys, too. */
export function ObservationList({ phase, canEdit, onOpenPlace }: ObservationListProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const reader = useReader()
  const address = useListAddress()
  const opening = useOpening(address)
  const { openId } = address
  const { observations } = phase
  const shown = useMemo(
    () => shownOf(observations, { filter: address.filter, reader, openId }),
    [observations, address.filter, reader, openId],
  )
  const selection = useSelection(shown)
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (next: Asked): void =>
    movable(next).length === 0 ? showNotice(t('observations.cannotGo')) : setAsked(next)
  const remediation = useRemediation()
  const { stop, onFocus } = useTabStop(shown, openId)
  const [startsAt] = useState(openId === null ? ('first' as const) : { id: openId })
  const onKeyDown = useListKeys({
    shown,
    canEdit,
    onDecide: (id, status) => {
      const own = observations.filter((one) => one.id === id)
      ask({ status, observations: selection.selected.length > 0 ? selection.selected : own })
    },
    onEvidence: (observation) => {
      const passage = observation.evidence.find(({ kind }) => kind === 'passage')
      if (passage === undefined) address.open(observation.id)
      else onOpenPlace(passage)
    },
    onSelect: (id) => selection.toggle(id, false),
  })
  useScrollToNamed(openId)
  const actions = useRowActions(opening.toggle, selection.toggle, remediation.onRemediate)
  const isGone = openId !== null && observations.every(({ id }) => id !== openId)
  return (
    <>
      <ListFilters
        observations={observations}
        reader={reader}
        filter={address.filter}
        onFilter={address.setFilter}
      />
      {isGone && <Gone onClose={() => address.open(null)} />}
      {selection.selected.length > 0 && (
        <Several phase={phase} selection={selection} total={shown.length} onAsk={ask} />
      )}
      {shown.length === 0 && (
        <NoMatch onShowAll={() => address.setFilter({ share: 'all', severity: null })} />
      )}
      <VisuallyHidden id={hintId}>{t('observations.keysHint')}</VisuallyHidden>
      <Box
        {...(selection.selected.length > 0 && { 'data-selecting': true })}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {shown.length > 0 && (
          <WindowedList
            items={shown}
            heightOf={heightOf}
            startsAt={startsAt}
            blockSize={blockSize}
            aria-label={t('phase.observations')}
            aria-describedby={hintId}
          >
            {(observation, index) => (
              <ObservationRow
                observation={observation}
                canEdit={canEdit}
                isOpen={observation.id === openId}
                isSelected={selection.isSelected(observation.id)}
                isStop={observation.id === stop}
                isBusy={remediation.busyId === observation.id}
                today={reader.today}
                place={index + 1}
                count={shown.length}
                actions={actions}
              >
                {observation.id === openId && (
                  <OpenObservation
                    observation={observation}
                    initiativeId={phase.initiativeId}
                    canEdit={canEdit}
                    onOpenPlace={onOpenPlace}
                    onDirty={opening.setDirty}
                    onClose={() => opening.toggle(observation.id)}
                    onGone={() => address.open(null)}
                  />
                )}
              </ObservationRow>
            )}
          </WindowedList>
        )}
      </Box>
      {asked !== null && (
        <DecisionDialog
          phaseId={phase.id}
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            selection.clear()
          }}
        />
      )}
      <LeaveQuestion opening={opening} />
    </>
  )
}

/** The row that Tab leads to: where one was last, else the open one, else the first. */
function useTabStop(shown: readonly Observation[], openId: string | null) {
  const [stopId, setStopId] = useState<string | null>(null)
  const stop = [stopId, openId].find((id) => shown.some((one) => one.id === id)) ?? shown[0]?.id
  const onFocus = ({ target }: FocusEvent): void => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    if (id !== undefined && id !== stopId) setStopId(id)
  }
  return { stop, onFocus }
}

/** The same for as long as what it does is: rows are drawn anew for nothing else. */
function useRowActions(
  onToggle: RowActions['onToggle'],
  onSelect: RowActions['onSelect'],
  onRemediate: RowActions['onRemediate'],
): RowActions {
  return useMemo(() => ({ onToggle, onSelect, onRemediate }), [onToggle, onSelect, onRemediate])
}

function useReader() {
  const { id: userId } = useUser()
  const today = dayOf(useNow(60_000))
  return useMemo(() => ({ userId, today }), [userId, today])
}

/** The box of a row remediates directly (Document 2, 4.1). */
function useRemediation() {
  const { mutate, isPending, variables } = useRouteMutation(updateObservation, [getInitiative])
  const onRemediate = useCallback(
    ({ id, updatedAt }: Observation) =>
      mutate({ params: { id }, body: { status: 'REMEDIATED', updatedAt } }, { onError: showError }),
    [mutate],
  )
  return { onRemediate, busyId: isPending ? variables.params.id : undefined }
}

/** What the address names on arrival is brought into sight. */
function useScrollToNamed(openId: string | null): void {
  const named = useRef(openId)
  useEffect(() => {
    if (named.current === null) return
    const row = document.getElementById(openerIdOf(named.current))
    const pane = row?.closest('[role="tabpanel"]')
    // Of the pane alone: what stands around it is fitted to the window and must not move.
    if (row != null && pane != null)
      pane.scrollTop += row.getBoundingClientRect().top - pane.getBoundingClientRect().top
  }, [])
}
