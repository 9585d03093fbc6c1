import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import FormControl from '@mui/material/FormControl'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import {
  getSubscription,
  setSubscription,
  type Subscription,
  type SubscriptionTopic,
  subscriptionTopics,
} from '@parley/contracts/http/subscriptions.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SubscriptionDialogProps {
  initiativeId: string
  onClose: () => void
}

/** What the person is told of in this initiative; everybody's own choice, readers included. */
export function SubscriptionDialog({ initiativeId, onClose }: SubscriptionDialogProps) {
  const { t } = useTranslation()
  const stored = useRouteQuery(getSubscription, { params: { id: initiativeId } }, { staleTime: 0 })
  const [chosen, setChosen] = useState<Subscription | null>(null)
  const save = useRouteMutation(setSubscription, [getSubscription])
  const value = chosen ?? stored.data
  const submit = (): void => {
    if (value === undefined) return
    const { inApp, email, events } = value
    save.mutate(
      { params: { id: initiativeId }, body: { inApp, email, events } },
      {
        onSuccess: () => {
          showSuccess(t('common.saved'))
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      open
      title={t('record.followTitle')}
      submitLabel={t('common.save')}
      submitDisabled={value === undefined}
      dirty={chosen !== null}
      call={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('record.followIntro')}</Typography>
      <QueryView
        query={stored}
        skeleton={
          <LoadingRegion>
            <TextSkeleton lines={5} />
          </LoadingRegion>
        }
        compact
      >
        {(data) => <Choices value={chosen ?? data} onChange={setChosen} />}
      </QueryView>
    </FormDialog>
  )
}

function Choices({ value, onChange }: { value: Subscription; onChange: (value: Subscription) => void }) {
  const { t } = useTranslation()
  const toggle = (topic: SubscriptionTopic): void => {
    const events = value.events.includes(topic)
      ? value.events.filter((other) => other !== topic)
      : [...value.events, topic]
    onChange({ ...value, events })
  }
  return (
    <>
      {value.isDefault && <Alert severity="info">{t('record.byDefault')}</Alert>}
      <FormControlLabel
        control={<Switch checked={value.inApp} onChange={(_, inApp) => onChange({ ...value, inApp })} />}
        label={t('record.inApp')}
      />
      <FormControlLabel
        control={<Switch checked={value.email} onChange={(_, email) => onChange({ ...value, email })} />}
        label={t('record.byMail')}
      />
      <FormControl component="fieldset" disabled={!value.inApp && !value.email}>
        <FormLabel component="legend">{t('record.followTopics')}</FormLabel>
        <FormGroup>
          {subscriptionTopics.map((topic) => (
            <FormControlLabel
              key={topic}
              control={
                <Checkbox
                  size="small"
                  checked={value.events.includes(topic)}
                  onChange={() => toggle(topic)}
                />
              }
              label={t(`record.followTopic.${topic}`)}
            />
          ))}
        </FormGroup>
      </FormControl>
    </>
  )
}
