import type { FeedbackState } from '@parley/contracts/http/feedback.ts'
import { useTranslate } from 'react-admin'
import { type Accent, StateWord } from '../../lists/index.ts'

const colours: Record<FeedbackState, Accent> = { NEW: 'high', READ: 'contributor', ANSWERED: 'approver' }

/** What became of it, in word and colour. */
export function FeedbackStateWord({ state }: { state: FeedbackState }) {
  const translate = useTranslate()
  return <StateWord colour={colours[state]}>{translate(`resources.feedback.states.${state}`)}</StateWord>
}
