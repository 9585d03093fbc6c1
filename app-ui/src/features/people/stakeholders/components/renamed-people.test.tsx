import { expect, it } from '@jest/globals'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { updateStakeholder } from '@parley/contracts/http/stakeholders.ts'
import { acme, clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { initiativeSummary, stakeholder } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { initiativesQuery, noFilter } from '../../../engagement/initiatives/initiative-queries.ts'
import { StakeholderDialog } from './StakeholderDialog.tsx'

const otto = stakeholder({ firstName: 'Otto', lastName: 'Lang' })

/** What cards name their owners by. */
function Owners() {
  const initiatives = useQuery(initiativesQuery(clientAdmin, { ...noFilter, count: 60 }))
  return <p>{initiatives.data?.rows.flatMap(({ owners }) => owners.map(({ lastName }) => lastName))}</p>
}

it('cards follow people who are renamed at once', async () => {
  let name = 'Lang'
  server.use(
    answer(departmentHierarchy, []),
    answer(listClientInitiatives, () => [
      initiativeSummary({ owners: [{ id: otto.id, firstName: 'Otto', lastName: name, role: 'Owner' }] }),
    ]),
    answer(updateStakeholder, () => {
      name = 'Kurz'
      return { ...otto, lastName: name }
    }),
  )
  const { actor } = renderPart(
    <>
      <Owners />
      <StakeholderDialog clientId={acme.id} stakeholder={otto} onClose={() => undefined} />
    </>,
  )
  expect(await screen.findByText('Lang', { selector: 'p' })).toBeTruthy()
  const field = await screen.findByLabelText(/^Last Name/)
  await actor.clear(field)
  await actor.type(field, 'Kurz')
  await actor.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kurz', { selector: 'p' })).toBeTruthy()
})
