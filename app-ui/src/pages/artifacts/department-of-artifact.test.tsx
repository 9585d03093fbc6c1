import { expect, it } from '@jest/globals'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { artifact } from '@parley/ui-kit/testing/phase-records.ts'
import { department } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

it('the department of a document is chosen among the client’s, and one that is none of them stays', async () => {
  const offer = artifact({ name: 'Offer', department: 'Old name' })
  server.use(
    answer(listClientArtifacts, [offer]),
    answer(listClientInitiatives, []),
    answer(departmentHierarchy, [department({ name: 'Finance' })]),
  )
  const { actor } = renderRoute('/artifacts', { user: clientAdmin })
  await actor.click(await screen.findByRole('button', { name: 'Edit Offer' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Artifact' }))
  const field = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Department' })
  expect(field.value).toBe('Old name')
  await actor.click(field)
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered).toEqual(['No department', 'Old name', 'Finance'])
  await actor.click(screen.getByRole('option', { name: 'Finance' }))
  expect(field.value).toBe('Finance')
})
