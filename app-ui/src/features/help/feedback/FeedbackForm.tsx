import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  type FeedbackKind,
  feedbackKinds,
  listOwnFeedback,
  sendFeedback,
} from '@parley/contracts/http/feedback.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { whenDone } from '@parley/ui-kit/lib/when-done.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPage } from './feedback-address.ts'

interface Draft {
  kind: FeedbackKind
  text: string
  page: string
  wantsAnswer: boolean
}

function useFeedbackForm(about: string) {
  const { t } = useTranslation()
  const draft = useDraft<Draft>('feedback', { kind: 'IDEA', text: '', page: about, wantsAnswer: false })
  const send = useRouteMutation(sendFeedback, [listOwnFeedback])
  const [isTried, setTried] = useState(false)
  const { value } = draft
  const text = value.text.trim()
  const page = value.page.trim()
  const errors = {
    text: isTried && text === '' ? t('common.fieldRequired') : undefined,
    page: isTried && !isPage(page) ? t('feedback.badPage') : undefined,
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    if (text === '' || !isPage(page)) return
    const body = { ...value, text, page: page === '' ? null : page }
    whenDone(send.mutateAsync({ body }), () => {
      draft.clear()
      setTried(false)
      showSuccess(t('feedback.sent'))
    })
  }
  const change = (part: Partial<Draft>): void => draft.setValue({ ...value, ...part })
  return { draft, value, errors, change, submit, send }
}

/** What somebody tells those who run the product; it survives a reload until it is sent. */
export function FeedbackForm({ about }: { about: string }) {
  const { t } = useTranslation()
  const { draft, value, errors, change, submit, send } = useFeedbackForm(about)
  return (
    <Section title={t('feedback.formTitle')}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 1 }}
      >
        {draft.wasRestored && value.text !== '' && (
          <ActionNotice severity="info" label={t('feedback.discard')} onAct={draft.clear}>
            {t('feedback.restored')}
          </ActionNotice>
        )}
        <KindField value={value.kind} onChange={(kind) => change({ kind })} />
        <LimitedField
          label={t('feedback.text')}
          required
          multiline
          minRows={5}
          maxRows={14}
          limit={[sendFeedback, 'text']}
          placeholder={t(`feedback.prompts.${value.kind}`)}
          value={value.text}
          error={errors.text !== undefined}
          helperText={errors.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <LimitedField
          label={t('feedback.page')}
          limit={300}
          value={value.page}
          error={errors.page !== undefined}
          helperText={errors.page ?? t('feedback.pageHelp')}
          onChange={({ target }) => change({ page: target.value })}
        />
        <AnswerBox checked={value.wantsAnswer} onChange={(wantsAnswer) => change({ wantsAnswer })} />
        {send.isError && (
          <Alert severity="error">{`${t('feedback.sendFailed')}: ${messageOf(send.error)}`}</Alert>
        )}
        <Box>
          <Button type="submit" variant="contained" loading={send.isPending}>
            {t('feedback.send')}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}

function KindField({ value, onChange }: { value: FeedbackKind; onChange: (kind: FeedbackKind) => void }) {
  const { t } = useTranslation()
  return (
    <TextField
      select
      label={t('feedback.kind')}
      value={value}
      onChange={({ target }) => onChange(target.value as FeedbackKind)}
      sx={{ maxWidth: 280 }}
    >
      {feedbackKinds.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {t(`feedback.kinds.${kind}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function AnswerBox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <FormControlLabel
        label={t('feedback.wantsAnswer')}
        control={
          <Checkbox
            checked={checked}
            onChange={(_event, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {t('feedback.answerHelp')}
      </FormHelperText>
    </div>
  )
}
