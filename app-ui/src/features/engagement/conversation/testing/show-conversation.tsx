import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import type {
  FormerRun,
  HitlMessage,
  Interaction,
  Sequence,
} from '@parley/contracts/http/conversation-records.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { clientAdmin, clientViewer } from '@parley/ui-kit/testing/people.ts'
import { phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { nobody } from '../../live/live-presence.ts'
import type { LivePhase } from '../../live/use-live-phase.ts'
import { PassageDialog, type Place } from '../../phase/artifacts/PassageDialog.tsx'
import { ConversationPanel } from '../ConversationPanel.tsx'

const connected: LivePhase = { ...nobody, state: 'connected', problem: undefined, refresh: () => undefined }
export const discovery = phase({ hasConversation: true })

export interface Shown {
  interactions?: Interaction[]
  messages?: HitlMessage[]
  run?: Sequence | null
  formerRuns?: FormerRun[]
  live?: Partial<LivePhase>
  canEdit?: boolean
  /** In place of Discovery. */
  of?: Phase
  /** In place of an administrator, or of a reader. */
  user?: SessionUser
}

function Panel({ live = {}, canEdit = true, of: given = discovery }: Shown) {
  const [place, setPlace] = useState<Place | null>(null)
  return (
    <>
      <ConversationPanel
        initiative={initiative({ phases: [discovery] })}
        phase={given}
        live={{ ...connected, ...live }}
        canEdit={canEdit}
        onOpenPlace={setPlace}
      />
      {place !== null && <PassageDialog place={place} onClose={() => setPlace(null)} />}
      <Toasts />
    </>
  )
}

/** Shows the panel over a conversation; what the live channel tells is given. */
export function showConversation(shown: Shown = {}) {
  const { interactions = [], messages = [], run = null, formerRuns = [], canEdit = true } = shown
  server.use(
    answer(listInteractions, { interactions, sequence: run, formerRuns }),
    answer(listMessages, { messages }),
    answer(getInitiative, initiative()),
  )
  return renderPart(<Panel {...shown} />, shown.user ?? (canEdit ? clientAdmin : clientViewer))
}

/** The bodies that a route was called with. */
export function taken(route: Parameters<typeof answer>[0], given: unknown): unknown[] {
  const bodies: unknown[] = []
  server.use(
    answer(route, ({ body }) => {
      bodies.push(body)
      return given as never
    }),
  )
  return bodies
}

/** What one of those who speak has said. */
export const entryOf = (name: string) =>
  within(screen.getByRole('heading', { level: 4, name }).closest('[role=listitem]') as HTMLElement)
