import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listConsultants } from '@parley/contracts/http/consultants.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import { listClientInitiatives, listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { listUsers } from '@parley/contracts/http/users.ts'
import { useListQuery, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useProgress } from '../../engagement/progress/index.ts'
import { useUser } from '../../account/session/index.ts'
import type { StepName } from './first-steps.ts'

/** One row at most is read: what counts is how many there are. */
const countOnly = { range: '[0,0]' }
/** Milliseconds; a step that was just taken is seen when the person comes back to the page. */
const freshness = { staleTime: 5_000 }

interface StepFacts {
  /** Which of the steps are done, as the data says; undefined where it could not be read, or is not known yet. */
  facts: Partial<Record<StepName, boolean>>
  /** Everything has been read, or could not be. */
  isSettled: boolean
}

export function useStepFacts(steps: readonly StepName[]): StepFacts {
  const user = useUser()
  const progress = useProgress()
  const firmId = user.consultingFirmId ?? ''
  const clientId = user.clientId ?? ''
  const asked = (...names: StepName[]) => ({
    ...freshness,
    enabled: names.some((name) => steps.includes(name)),
  })
  const clients = useListQuery(listClients, { query: countOnly }, asked('client'))
  const consultants = useListQuery(
    listConsultants,
    { params: { firmId }, query: countOnly },
    asked('consultant'),
  )
  const firmDocuments = useListQuery(listFirmArtifacts, { query: countOnly }, asked('firmDocument'))
  const firmInitiatives = useListQuery(listFirmInitiatives, { query: countOnly }, asked('firmInitiative'))
  const initiatives = useListQuery(
    listClientInitiatives,
    { params: { clientId }, query: { range: '[0,49]' } },
    asked('initiative', 'phase'),
  )
  const stakeholders = useListQuery(
    listStakeholders,
    { params: { clientId }, query: countOnly },
    asked('stakeholder'),
  )
  const documents = useListQuery(
    listClientArtifacts,
    { params: { clientId }, query: countOnly },
    asked('document'),
  )
  const people = useListQuery(listUsers, { query: countOnly }, asked('colleague'))
  const twoFactor = useRouteQuery(twoFactorStatus, {}, asked('twoFactor'))
  const some = ({ data }: { data: { total: number } | undefined }): boolean | undefined =>
    data === undefined ? undefined : data.total > 0
  const facts: Record<StepName, boolean | undefined> = {
    client: some(clients),
    consultant: some(consultants),
    firmDocument: some(firmDocuments),
    firmInitiative: some(firmInitiatives),
    initiative: some(initiatives),
    stakeholder: some(stakeholders),
    document: some(documents),
    // The person's own account is one of them.
    colleague: people.data === undefined ? undefined : people.data.total > 1,
    phase: initiatives.data?.rows.some(({ completedPhaseCount }) => completedPhaseCount > 0),
    tour: progress === undefined ? undefined : progress.tour === 'done',
    tutorial:
      progress === undefined
        ? undefined
        : Object.entries(progress).some(([key, state]) => key.startsWith('tutorial.') && state === 'done'),
    twoFactor: twoFactor.data?.enabled,
  }
  const reads = [clients, consultants, firmDocuments, firmInitiatives, initiatives, stakeholders, documents]
  return {
    facts: Object.fromEntries(
      steps.flatMap((step) => (facts[step] === undefined ? [] : [[step, facts[step]]])),
    ),
    isSettled: [...reads, people, twoFactor].every(({ isLoading }) => !isLoading) && progress !== undefined,
  }
}
