import { expect, it, jest } from '@jest/globals'
import { listInitiativeArtifacts, uploadArtifact } from '@parley/contracts/http/artifacts.ts'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { artifact, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { department, initiative, initiativeSummary } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { PhaseArtifacts } from './PhaseArtifacts.tsx'

const nothing = (): void => undefined
const nothingTaken = {
  uploads: [],
  asked: null,
  take: nothing,
  sendAs: nothing,
  send: nothing,
  giveUp: nothing,
}

it('Upload Artifact takes department, tags and scope, too (Document 1, 2.6)', async () => {
  const whole = initiative()
  const field = jest.spyOn(FormData.prototype, 'append')
  server.use(
    answer(getInitiative, whole),
    answer(listInitiativeArtifacts, []),
    answer(departmentHierarchy, [department({ name: 'Finance' })]),
    answer(listClientInitiatives, [initiativeSummary({ id: whole.id, name: whole.name })]),
    answer(uploadArtifact, artifact()),
  )
  const place = { clientId: acme.id, initiativeId: whole.id }
  const { actor } = renderPart(
    <>
      <PhaseArtifacts phase={phase()} place={place} canEdit intake={nothingTaken} />
      <Toasts />
    </>,
  )
  await actor.click(await screen.findByRole('button', { name: 'Upload Artifact' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Artifact' }))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'One initiative' }).checked).toBe(true)
  await actor.upload(
    dialog.getByLabelText('Choose file', { selector: 'input' }),
    new File(['A plan.'], 'Plan.txt', { type: 'text/plain' }),
  )
  await actor.type(dialog.getByLabelText('Tags'), 'cost{Enter}')
  await actor.click(dialog.getByRole('combobox', { name: 'Department' }))
  await actor.click(await screen.findByRole('option', { name: 'Finance' }))
  await actor.click(dialog.getByRole('button', { name: 'Upload Artifact' }))
  expect(await screen.findByText('1 artifact uploaded')).toBeTruthy()
  const sent = Object.fromEntries(field.mock.calls) as Record<string, unknown>
  field.mockRestore()
  expect(sent).toMatchObject({
    name: 'Plan',
    department: 'Finance',
    tags: '["cost"]',
    scope: 'initiative',
    initiativeId: whole.id,
  })
})
