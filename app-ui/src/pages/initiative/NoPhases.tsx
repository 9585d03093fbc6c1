import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createPhases, getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { PhaseStepper } from '../../features/engagement/phase/components/PhaseStepper.tsx'
import '../../features/engagement/phase/locales/en.ts'

/** An initiative before its phases: the template's are shown as pending, and can be taken over (Document 2, 2.1). */
export function NoPhases({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const create = useRouteMutation(createPhases, [getInitiative])
  const phases = initiative.templateHasPhases ? (initiative.template?.phases ?? []) : []
  const expected = phases.map(({ name, order }) => ({
    id: String(order),
    name,
    order,
    status: 'PENDING' as const,
  }))
  return (
    <Box sx={{ flex: 1, bgcolor: 'background.paper' }}>
      {expected.length > 0 && <PhaseStepper phases={expected} selectedId={undefined} />}
      <EmptyState
        title={t('phase.noPhases')}
        text={t('phase.noPhase')}
        action={
          initiative.templateHasPhases && initiative.canManage ? (
            <Button
              variant="contained"
              loading={create.isPending}
              onClick={() => create.mutate({ params: { id: initiative.id } }, { onError: showError })}
            >
              {t('phase.createPhases')}
            </Button>
          ) : undefined
        }
      />
    </Box>
  )
}
