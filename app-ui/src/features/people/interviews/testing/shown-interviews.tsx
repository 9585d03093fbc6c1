import { type Interview, listInterviewers, listInterviews } from '@parley/contracts/http/interviews.ts'
import { newId } from '@parley/contracts/ids.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { richTextFrom } from '@parley/contracts/rich-text.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { initiative, stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../../testing/render-route.tsx'
import { InterviewsSection } from '../components/InterviewsSection.tsx'

export const erp = initiative()
export const otto = stakeholder()
export const clara = { id: newId(), firstName: 'Clara', lastName: 'Ng', position: 'Principal' }
export const editedAt = '2026-03-02T09:30:00.000Z'

export const interview = (given: Partial<Interview> = {}): Interview => ({
  id: newId(),
  initiativeId: erp.id,
  interviewDate: '2026-03-02T00:00:00.000Z',
  status: 'COMPLETED',
  isAutomated: false,
  summary: richTextFrom('The close takes nine days.'),
  summaryText: 'The close takes nine days.',
  additionalNotes: null,
  stakeholders: [{ id: otto.id, firstName: otto.firstName, lastName: otto.lastName, role: otto.role }],
  conductors: [clara],
  stakeholderIds: [otto.id],
  consultantIds: [clara.id],
  createdAt: editedAt,
  updatedAt: editedAt,
  ...given,
})

export const serveInterviews = (interviews: Interview[]) =>
  server.use(
    answer(listInterviews, interviews),
    answer(listStakeholders, [otto]),
    answer(listInterviewers, [clara]),
  )

export async function openInterviews(given: { canManage?: boolean; path?: string } = {}) {
  const { canManage = true, path = '/' } = given
  const shown = { ...erp, canManage }
  const rendered = renderRoute(path, {
    user: clientAdmin,
    routes: [
      {
        path: '/',
        element: (
          <>
            <InterviewsSection initiative={shown} />
            <Toasts />
          </>
        ),
      },
    ],
  })
  const toggle = await screen.findByRole('button', { name: 'Interviews' })
  if (toggle.getAttribute('aria-expanded') === 'false') await rendered.actor.click(toggle)
  return rendered
}
