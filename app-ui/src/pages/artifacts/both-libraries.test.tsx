import { beforeEach, describe, expect, it } from '@jest/globals'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, firmAdmin, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'
import {
  answerBesideArtifacts,
  artifact,
  firmArtifact,
  openUpload,
  selection,
} from './testing/artifact-scene.ts'

beforeEach(answerBesideArtifacts)

describe('a firm’s artifacts', () => {
  it('are a table that is sorted by its heads and says what client work may use', async () => {
    const asked: (string | null)[] = []
    server.use(
      answer(listFirmArtifacts, ({ query }) => {
        asked.push(query.get('sort'))
        return [firmArtifact()]
      }),
    )
    const { actor } = renderRoute('/artifacts', { user: firmAdmin })
    const row = within(await screen.findByRole('row', { name: /Method/ }))
    expect(row.getByText('May be used in client work')).toBeTruthy()
    expect(row.queryByRole('button', { name: 'Move Method' })).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Size' }))
    await waitFor(() => expect(asked).toEqual(['["createdAt","DESC"]', '["size","ASC"]']))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('may not be used in client work unless the switch says so', async () => {
    server.use(answer(listFirmArtifacts, []))
    const { actor } = renderRoute('/artifacts', { user: firmAdmin })
    const dialog = await openUpload(actor)
    expect(dialog.getByRole<HTMLInputElement>('switch', { name: 'May be used in client work' }).checked).toBe(
      false,
    )
    expect(dialog.queryByText('Scope')).toBeNull()
  })
})

const offer = artifact({ scope: 'initiative', initiativeId: selection.id })
const ofClient = {
  whose: 'a client',
  user: clientAdmin,
  name: offer.name,
  first: 'Cards',
  other: 'Table',
  failed: 'Failed to load artifacts',
  place: selection.name,
  give: () => answer(listClientArtifacts, [offer]),
  fail: () => answer(listClientArtifacts, () => refuse('INTERNAL', 'It broke.')),
}
const ofFirm = {
  whose: 'a firm',
  user: firmAdmin,
  name: 'Method',
  first: 'Table',
  other: 'Cards',
  failed: 'Failed to load firm artifacts',
  place: 'May be used in client work',
  give: () => answer(listFirmArtifacts, [firmArtifact()]),
  fail: () => answer(listFirmArtifacts, () => refuse('INTERNAL', 'It broke.')),
}

describe.each([ofClient, ofFirm])('the artifacts of $whose', (of) => {
  it('are looked at as cards and as a table, as was chosen last', async () => {
    server.use(of.give())
    const first = renderRoute('/artifacts', { user: of.user })
    await screen.findByRole('button', { name: `Preview ${of.name}` })
    const isTable = () => screen.queryByRole('table') !== null
    expect(isTable()).toBe(of.first === 'Table')
    for (const look of [of.other, of.first, of.other]) {
      await first.actor.click(screen.getByRole('button', { name: look }))
      expect(isTable()).toBe(look === 'Table')
      expect(await screen.findByText(of.place)).toBeTruthy()
      expect(screen.getByRole('checkbox', { name: `Select ${of.name}` })).toBeTruthy()
      expect(await accessibilityProblems()).toEqual([])
    }
    first.unmount()
    renderRoute('/artifacts', { user: of.user })
    await screen.findByRole('button', { name: `Preview ${of.name}` })
    expect(isTable()).toBe(of.other === 'Table')
  })

  it('say so when they cannot be loaded, and try again', async () => {
    server.use(of.fail())
    const { actor } = renderRoute('/artifacts', { user: of.user })
    expect(await screen.findByText(of.failed)).toBeTruthy()
    server.use(of.give())
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: `Preview ${of.name}` })).toBeTruthy()
  })
})

it('leads a super admin who is in no tenant on', async () => {
  renderRoute('/artifacts', { user: superAdmin })
  expect(await screen.findByText('No client or firm selected')).toBeTruthy()
})
