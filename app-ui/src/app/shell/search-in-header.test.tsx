import { expect, it } from '@jest/globals'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listConsultants } from '@parley/contracts/http/consultants.ts'
import { listRoles } from '@parley/contracts/http/roles.ts'
import { listUsers } from '@parley/contracts/http/users.ts'
import { clientAdmin, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

it.each([
  ['/consultants', firmAdmin],
  ['/artifacts', clientAdmin],
  ['/settings/users', clientAdmin],
  ['/settings/roles', clientAdmin],
])('the header of %s holds the search of its list (Document 3)', async (path, user) => {
  server.use(
    answer(listConsultants, []),
    answer(listClientArtifacts, []),
    answer(listUsers, []),
    answer(listRoles, []),
  )
  renderRoute(path, { user })
  const header = within(await screen.findByRole('banner'))
  expect(await header.findByRole('searchbox')).toBeTruthy()
})
