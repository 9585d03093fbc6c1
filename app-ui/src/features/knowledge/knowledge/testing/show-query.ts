import { getClientChatHistory, getFirmSearchHistory } from '@parley/contracts/http/knowledge.ts'
import type {
  KnowledgeTurn,
  searchClientKnowledge,
  searchFirmKnowledge,
} from '@parley/contracts/http/knowledge.ts'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../../testing/render-route.tsx'
import { answerOf } from './knowledge-records.ts'

export const history = (turns: KnowledgeTurn[] = [], hasEarlier = false) => ({ turns, hasEarlier })

/** Nothing was asked before, and no documents are there. */
export const emptyKnowledge = () => [
  answer(listClientArtifacts, []),
  answer(listClientInitiatives, []),
  answer(listFirmArtifacts, []),
  answer(getClientChatHistory, history()),
  answer(getFirmSearchHistory, history()),
]

/** In a session of its own: what is asked is kept beyond the page, not beyond the session. */
export const showQuery = (user: SessionUser) =>
  renderRoute('/query-knowledge', { user: { ...user, sessionId: newId() } })

export const questionBox = () => screen.findByLabelText<HTMLTextAreaElement>('Your question')

/** Answers each question; the bodies that it was asked with. */
export function bodiesOf(
  route: typeof searchClientKnowledge | typeof searchFirmKnowledge,
  given = answerOf(),
): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  server.use(
    answer(route, ({ body }) => {
      bodies.push(body as Record<string, unknown>)
      return { ...given, id: newId() }
    }),
  )
  return bodies
}
