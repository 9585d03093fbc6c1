import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AdminFeedback } from '@parley/contracts/http/feedback.ts'
import { useTranslate } from 'react-admin'
import { ConsoleShow } from '../../records/parts.ts'
import { type Fact, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { FeedbackActions } from './FeedbackActions.tsx'
import { FeedbackStateWord } from './feedback-words.tsx'

/** One feedback: who told what, and what is answered. */
export function FeedbackShow() {
  return (
    <ConsoleShow<AdminFeedback> actions={<FeedbackActions />}>
      {(feedback) => <FeedbackParts feedback={feedback} />}
    </ConsoleShow>
  )
}

const label = (field: string): string => `resources.feedback.fields.${field}`

function factsOf(one: AdminFeedback, translate: (key: string) => string): Fact[] {
  const { user } = one
  return [
    { label: label('kind'), value: translate(`resources.feedback.kinds.${one.kind}`) },
    { label: label('state'), value: <FeedbackStateWord state={one.state} /> },
    { label: label('createdAt'), value: <TimeText at={one.createdAt} /> },
    { label: label('user'), value: <RecordTo resource="users" to={user} /> },
    {
      label: label('consultingFirmId'),
      value: <RecordTo resource="consulting-firms" to={one.consultingFirm} />,
    },
    { label: label('client'), value: <RecordTo resource="clients" to={one.client} /> },
    { label: label('page'), value: one.page ?? '–' },
    {
      label: label('wantsAnswer'),
      value: translate(one.wantsAnswer ? 'ra.boolean.true' : 'ra.boolean.false'),
    },
  ]
}

function FeedbackParts({ feedback: one }: { feedback: AdminFeedback }) {
  const translate = useTranslate()
  return (
    <>
      <Facts facts={factsOf(one, translate)} />
      <Box component="section" sx={{ p: '16px' }}>
        <Typography variant="h2" gutterBottom>
          {translate(label('text'))}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {one.text}
        </Typography>
      </Box>
      <AnswerForm key={one.updatedAt} feedback={one} />
    </>
  )
}
