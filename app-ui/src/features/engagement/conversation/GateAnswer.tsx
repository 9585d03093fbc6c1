import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listInteractions, resolveHitl } from '@parley/contracts/http/agent-interactions.ts'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { whenDone } from '@parley/ui-kit/lib/when-done.ts'
import { useTranslation } from 'react-i18next'
import { BudgetDecision, type RaiseBy } from './BudgetDecision.tsx'
import './en.ts'

type Kind = NonNullable<Interaction['hitl']>['kind']
type Decision = 'approve' | 'revise' | 'overrule'
type Word =
  'revise' | 'overrule' | 'answer' | 'tryAgain' | 'skip' | 'goOn' | 'writeAgain' | 'acceptAsItStands'

/** What may be decided at each kind of gate, the usual first. */
const choices: Record<Kind, [Decision, Word][]> = {
  question: [
    ['approve', 'answer'],
    ['revise', 'revise'],
  ],
  approval_rejected: [
    ['revise', 'revise'],
    ['overrule', 'overrule'],
  ],
  revision_limit: [
    ['overrule', 'overrule'],
    ['revise', 'revise'],
  ],
  budget: [['approve', 'goOn']],
  failure: [
    ['approve', 'tryAgain'],
    ['overrule', 'skip'],
  ],
}

/** An answer that stops short is there: it is not tried again but written again, and not skipped but accepted. */
const choicesOfTruncated: [Decision, Word][] = [
  ['approve', 'writeAgain'],
  ['overrule', 'acceptAsItStands'],
]

const choicesOf = ({ truncated }: Interaction, kind: Kind): [Decision, Word][] =>
  kind === 'failure' && truncated ? choicesOfTruncated : choices[kind]

/** What may be decided at a gate, with the words that go with it. Nothing where it waits no more. */
export function GateAnswer({ interaction }: { interaction: Interaction }) {
  const { t } = useTranslation()
  const note = useDraft(`gate.${interaction.id}`, '')
  const resolve = useRouteMutation(resolveHitl, [listInteractions, listMessages, getInitiative])
  const { hitl } = interaction
  if (hitl === null) return null
  const isQuestion = hitl.kind === 'question'
  const decide = (decision: Decision, raiseBy?: RaiseBy): void =>
    // The form is gone as soon as the decision is seen.
    whenDone(
      resolve.mutateAsync({
        params: { id: interaction.id },
        body: {
          resolved: true,
          decision,
          ...(note.value.trim() !== '' && { note: note.value.trim() }),
          ...(raiseBy && { raiseBy }),
        },
      }),
      () => note.clear(),
    )
  return (
    <>
      {hitl.budget === undefined ? (
        <>
          <LimitedField
            limit={[resolveHitl, 'note']}
            multiline
            fullWidth
            minRows={2}
            required={isQuestion}
            label={t(isQuestion ? 'conversation.yourAnswer' : 'conversation.note')}
            value={note.value}
            onChange={({ target }) => note.setValue(target.value)}
          />
          <Box sx={{ display: 'flex', gap: 2, mt: 3, flexWrap: 'wrap' }}>
            {choicesOf(interaction, hitl.kind).map(([decision, word], index) => (
              <Button
                key={decision}
                variant={index === 0 ? 'contained' : 'outlined'}
                disabled={isQuestion && note.value.trim() === ''}
                loading={resolve.isPending}
                onClick={() => decide(decision)}
              >
                {t(`conversation.${word}`)}
              </Button>
            ))}
          </Box>
        </>
      ) : (
        <BudgetDecision
          budget={hitl.budget}
          isBusy={resolve.isPending}
          onRaise={(raiseBy) => decide('approve', raiseBy)}
          onSkip={hitl.budget.maySkip === true ? () => decide('overrule') : undefined}
        />
      )}
      {resolve.error !== null && (
        <Typography role="alert" color="error" sx={{ mt: 2 }}>
          {messageOf(resolve.error)}
        </Typography>
      )}
    </>
  )
}
