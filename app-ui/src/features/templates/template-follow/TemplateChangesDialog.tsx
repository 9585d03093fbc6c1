import Typography from '@mui/material/Typography'
import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  getInitiativeTemplateChanges,
  type InitiativeTemplateChanges,
  takeTemplateVersion,
} from '@parley/contracts/http/initiative-template.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedPhases } from './ChangedPhases.tsx'
import { type Choice, choiceOf, isNothing } from './choice.ts'
import './locales/en.ts'

interface TemplateChangesDialogProps {
  initiative: Initiative
  onClose: () => void
}

/** What is new in the template, phase by phase, and which phases take it over. */
export function TemplateChangesDialog({ initiative, onClose }: TemplateChangesDialogProps) {
  const { t } = useTranslation()
  const params = { id: initiative.id }
  const changes = useRouteQuery(getInitiativeTemplateChanges, { params }, { staleTime: 0, gcTime: 0 })
  const take = useRouteMutation(takeTemplateVersion, [
    getInitiative,
    getInitiativeTemplateChanges,
    listActivity,
  ])
  /** Everything that may be taken over, until the person says otherwise. */
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choice = chosen ?? choiceOf(changes.data)
  const submit = (version: number): void =>
    take.mutate(
      { params, body: { version, ...choice } },
      {
        onSuccess: ({ cleared }) => {
          if (cleared.length === 0) showSuccess(t('templateFollow.taken'))
          else showError(t('templateFollow.cleared', { fields: cleared.join(', ') }))
          onClose()
        },
        // Whatever is refused was decided on something older than what the server knows.
        onError: () => void changes.refetch(),
      },
    )
  const newest = changes.data?.template?.newestVersion
  return (
    <FormDialog
      open
      maxWidth="md"
      title={t('templateFollow.title', { template: initiative.template?.name ?? '' })}
      submitLabel={t('templateFollow.submit')}
      submitDisabled={newest === undefined || isNothing(choice)}
      dirty={chosen !== null}
      call={take}
      onSubmit={() => {
        if (newest !== undefined) submit(newest)
      }}
      onClose={onClose}
    >
      <QueryView
        query={changes}
        skeleton={
          <LoadingRegion>
            <TextSkeleton lines={6} />
          </LoadingRegion>
        }
        compact
        failed={t('templateFollow.failed')}
      >
        {(data) => <Told changes={data} choice={choice} onChoose={setChosen} />}
      </QueryView>
    </FormDialog>
  )
}

interface ToldProps {
  changes: InitiativeTemplateChanges
  choice: Choice
  onChoose: (choice: Choice) => void
}

function Told({ changes, choice, onChoose }: ToldProps) {
  const { t } = useTranslation()
  if (changes.template === null) return <Typography>{t('templateFollow.gone')}</Typography>
  const canTake = !isNothing(choiceOf(changes))
  const { newestVersion: newest } = changes.template
  return (
    <>
      <Typography>{t('templateFollow.intro', { version: changes.version, newest })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(canTake ? 'templateFollow.kept' : 'templateFollow.nothingToTake')}
      </Typography>
      <ChangedPhases changes={changes} choice={choice} onChoose={onChoose} />
    </>
  )
}
