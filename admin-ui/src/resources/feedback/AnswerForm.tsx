import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type AdminFeedback, longestFeedback } from '@parley/contracts/http/feedback.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useChangeFeedback } from './use-change-feedback.ts'

/** The answer, which its person finds beside what they told. */
export function AnswerForm({ feedback }: { feedback: AdminFeedback }) {
  const translate = useTranslate()
  const { change, isPending } = useChangeFeedback(feedback)
  const [answer, setAnswer] = useState(feedback.answer ?? '')
  const isChanged = answer.trim() !== (feedback.answer ?? '')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    change({ answer }, answer.trim() === '' ? 'resources.feedback.takenBack' : 'resources.feedback.answered')
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ p: '16px', maxWidth: 720, display: 'flex', flexDirection: 'column', gap: '12px' }}
    >
      <Typography variant="h2">{translate('resources.feedback.fields.answer')}</Typography>
      <TextField
        multiline
        fullWidth
        minRows={3}
        label={translate('resources.feedback.yourAnswer')}
        helperText={translate('resources.feedback.answerHelp')}
        value={answer}
        slotProps={{ htmlInput: { maxLength: longestFeedback } }}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={!isChanged} loading={isPending}>
          {translate('resources.feedback.saveAnswer')}
        </Button>
      </Box>
    </Box>
  )
}
