import type { Observation } from '@parley/contracts/http/observations.ts'
import { canMoveObservation } from '@parley/contracts/rules/observation-transitions.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showNotice, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import '../phase/locales/en.ts'
import './locales/en.ts'
import { useSeveral } from './use-several.ts'

export interface Asked {
  status: Exclude<Observation['status'], 'OPEN'>
  observations: readonly Observation[]
}

/** Those that can go there and are not there yet. */
export const movable = ({ status, observations }: Asked): Observation[] =>
  observations.filter((one) => one.status !== status && canMoveObservation(one.status, status))

const buttons = { ACCEPTED: 'accept', TO_REMEDIATE: 'toRemediate', REMEDIATED: 'remediated' } as const

interface DecisionDialogProps {
  phaseId: string
  asked: Asked
  onClose: () => void
  onDone: () => void
}

/** Asks once, since nothing goes back to open (Document 2, 4.1), and says what it leaves out. */
export function DecisionDialog({ phaseId, asked, onClose, onDone }: DecisionDialogProps) {
  const { t } = useTranslation()
  const several = useSeveral(phaseId)
  const { status, observations } = asked
  const going = movable(asked)
  const [only] = going
  const left = observations.length - going.length
  const decide = (): void =>
    several.mutate([{ ids: going.map(({ id }) => id), change: { status } }], {
      onSuccess: ({ observations: done, refused }) => {
        if (done.length > 0) showSuccess(t(`observations.decided.${status}`, { count: done.length }))
        if (refused.length > 0)
          showNotice(t('observations.refused', { count: refused.length, reason: refused[0]?.message ?? '' }))
        onDone()
      },
    })
  return (
    <ConfirmDialog
      open
      startsAtConfirm
      title={t(`observations.ask.${status}`, { count: going.length })}
      text={
        <>
          {t(`observations.noWayBack.${status}`)}
          {left > 0 && ` ${t('observations.leftOut', { count: left })}`}
        </>
      }
      {...(going.length === 1 && only !== undefined && { subject: only.description })}
      confirmLabel={t(`phase.${buttons[status]}`)}
      call={several}
      onCancel={onClose}
      onConfirm={decide}
    />
  )
}
