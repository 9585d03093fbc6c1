import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { listInterviews } from '@parley/contracts/http/interviews.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { artifactCompletion } from '@parley/contracts/http/phases.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import {
  artifact,
  inputsOf,
  interaction,
  message,
  nextStep,
  observation,
  phase,
} from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { FakeSocket } from '../../../testing/fake-socket.ts'
import { renderRoute } from '../../../testing/render-route.tsx'

export const initiation = phase({ name: 'Initiation', order: 1, status: 'COMPLETED' })
export const discovery = phase({
  name: 'Discovery',
  order: 2,
  requiredInputs: inputsOf({ name: 'Goal' }),
  recommendedArtifacts: [
    { name: 'RFP Requirements', importance: 'Very High' },
    { name: 'Cost Model', importance: 'Normal' },
  ],
  observations: [observation()],
  nextStep: nextStep({ kind: 'fillInputs' }),
})
export const analysis = phase({ name: 'Analysis', order: 3, status: 'PENDING' })
export const whole = initiative({ isConfidential: true, phases: [initiation, discovery, analysis] })

export function serve(of: Initiative = whole): void {
  server.use(
    answer(getInitiative, of),
    answer(listInterviews, []),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(listInteractions, { interactions: [interaction()], formerRuns: [], sequence: null }),
    answer(listMessages, { messages: [message()] }),
    answer(listInitiativeArtifacts, [artifact()]),
    answer(artifactCompletion, {
      score: 63,
      label: 'Good',
      items: [
        { name: 'RFP Requirements', importance: 'Very High', uploaded: true },
        { name: 'Cost Model', importance: 'Normal', uploaded: false },
      ],
    }),
    answer(createLiveTicket, ({ body }) => ({ ticket: (body as { phaseId?: string }).phaseId ?? 'own' })),
  )
}

export const show = (user = clientAdmin, pane = '') =>
  renderRoute(`/initiatives/${whole.id}${pane === '' ? '' : `?pane=${pane}`}`, { user })
export const socketOf = async (ticket: string): Promise<FakeSocket> =>
  waitFor(() => {
    const socket = FakeSocket.made.find(({ address }) => address.searchParams.get('ticket') === ticket)
    if (socket === undefined) throw new Error('There is no such socket yet.')
    return socket
  })
