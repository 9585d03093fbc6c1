import type { jobSchema, jobStates, queueSchema } from '@parley/contracts/http/admin-jobs.ts'
import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import { type Accent, StateWord } from '../../lists/index.ts'

export type Job = z.infer<typeof jobSchema>
export type Queue = z.infer<typeof queueSchema>
export type JobState = (typeof jobStates)[number]

const colours: Record<JobState, Accent> = {
  waiting: 'human',
  active: 'contributor',
  delayed: 'high',
  failed: 'critical',
  completed: 'approver',
}

/** A queue in words; one that came later goes by its topic. */
export function useTopicName(): (topic: string) => string {
  const translate = useTranslate()
  return (topic) => translate(`resources.jobs.topics.${topic}`, { _: topic })
}

/** A job's state, in word and colour. */
export function JobStateWord({ state }: { state: JobState }) {
  const translate = useTranslate()
  return <StateWord colour={colours[state]}>{translate(`resources.jobs.states.${state}`)}</StateWord>
}
