import { describe, expect, it } from '@jest/globals'
import {
  type Artifact,
  deleteArtifact,
  listInitiativeArtifacts,
  uploadArtifact,
} from '@parley/contracts/http/artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { artifact, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { NothingDrops, PageDrop } from './PageDrop.tsx'
import { PhaseArtifacts } from './PhaseArtifacts.tsx'
import { useIntake } from './use-intake.ts'

const whole = initiative()
const place = { clientId: whole.clientId, initiativeId: whole.id }
const current = phase({ recommendedArtifacts: [{ name: 'Cost Model', importance: 'High' }] })

function Page() {
  const intake = useIntake(current, place)
  return (
    <>
      <PhaseArtifacts phase={current} place={place} canEdit intake={intake} />
      <PageDrop name="ERP" phaseName="Discovery" intake={intake} onTaken={() => undefined} />
      <Toasts />
    </>
  )
}

/** A server that keeps what it is sent; the form's fields are read as they are written. */
function serve(stored: Artifact[]) {
  const deleted: string[] = []
  let rows = stored
  let sent = 0
  server.use(
    answer(getInitiative, whole),
    answer(listInitiativeArtifacts, () => rows),
    answer(uploadArtifact, () => {
      sent += 1
      const one = artifact({ name: `Upload ${sent}`, fileName: `upload-${sent}.txt` })
      rows = [...rows, one]
      return one
    }),
    answer(deleteArtifact, ({ params }) => {
      deleted.push(params['id'] ?? '')
      rows = rows.filter(({ id }) => id !== params['id'])
      return { id: params['id'] ?? '' }
    }),
  )
  return { deleted, sent: () => sent, stored: () => rows }
}

const drag = (name: 'dragOver' | 'drop' | 'dragLeave', files: readonly File[]): boolean =>
  fireEvent[name](document.body, { dataTransfer: { types: ['Files'], files }, relatedTarget: null })
const fileOf = (name: string): File => new File(['Costs of the plants.'], name, { type: 'text/plain' })

describe('files dropped anywhere on the page', () => {
  it('are nothing to a reader, whose page stays', async () => {
    renderPart(<NothingDrops />)
    await screen.findByText('', { selector: 'body > div' })
    // False where the browser is kept from what it does by itself.
    expect(drag('dragOver', [])).toBe(false)
    expect(drag('drop', [fileOf('cost-model.txt')])).toBe(false)
  })

  it('say where they go, are sent at once where all is clear, and can be taken back', async () => {
    const { deleted, sent, stored } = serve([])
    renderPart(<Page />)
    await screen.findByText('Cost Model')
    drag('dragOver', [])
    expect(screen.getByText('Drop to add to ERP')).toBeTruthy()
    expect(screen.getByText(/recommended document of Discovery/)).toBeTruthy()
    drag('dragLeave', [])
    expect(screen.queryByText('Drop to add to ERP')).toBeNull()
    drag('drop', [fileOf('cost-model.txt')])
    expect(await screen.findByText('Upload 1 uploaded')).toBeTruthy()
    expect(sent()).toBe(1)
    const [one] = stored()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The upload was taken back')).toBeTruthy()
    expect(deleted).toEqual([one?.id])
    await waitFor(() => expect(screen.queryByText('Upload 1')).toBeNull())
  })

  it('are asked about where it is not clear, and refused in one list', async () => {
    const { sent } = serve([artifact({ name: 'Minutes', fileName: 'minutes.txt' })])
    const { actor } = renderPart(<Page />)
    await screen.findByText('Cost Model')
    drag('drop', [fileOf('figures.txt'), fileOf('minutes.txt'), fileOf('run.exe')])
    const dialog = within(await screen.findByRole('dialog', { name: 'Add documents' }))
    expect(dialog.getByText('A document of this name is here already: “Minutes”.')).toBeTruthy()
    expect(dialog.getByText('Files of this type cannot be taken.')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('combobox', { name: 'figures.txt counts as' }))
    await actor.click(await screen.findByRole('option', { name: 'Cost Model' }))
    expect(dialog.getByRole('button', { name: 'Upload 1 document' })).toBeTruthy()
    await actor.click(dialog.getByRole('checkbox', { name: 'Upload it all the same' }))
    await actor.click(dialog.getByRole('button', { name: 'Upload 2 documents' }))
    expect(await screen.findByText('2 documents uploaded')).toBeTruthy()
    expect(sent()).toBe(2)
  })

  it('are named with the reason where the server refuses them', async () => {
    serve([])
    server.use(answer(uploadArtifact, () => refuse('UNREADABLE_FILE', 'The file cannot be read.')))
    renderPart(<Page />)
    await screen.findByText('Cost Model')
    drag('drop', [fileOf('Cost Model.txt')])
    expect(await screen.findByText('Cost Model.txt: The file cannot be read.')).toBeTruthy()
  })
})
