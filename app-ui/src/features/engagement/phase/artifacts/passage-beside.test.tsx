import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { getPassage } from '@parley/contracts/http/artifact-contents.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { widenWindow } from '../../../../testing/wide-window.ts'
import { PassageDialog } from './PassageDialog.tsx'

const chunkId = newId()
const place = { chunkId, artifactId: newId(), name: 'Plant survey', quote: 'no data owner' }

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Citation 1</button>
      <p>What cites it</p>
      {isOpen && <PassageDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  )
}

describe('a source in a wide window', () => {
  let narrow: () => void
  beforeEach(() => {
    narrow = widenWindow(1200)
    const pageText = 'Katowice has no data owner.'
    const found = {
      chunkId,
      artifactId: place.artifactId,
      artifactName: place.name,
      page: 4,
      label: 'Page 4',
    }
    server.use(answer(getPassage, { ...found, pageText, start: 0, end: 8 }))
  })
  afterEach(() => narrow())

  it('stands beside the text that cites it, with the quoted words marked, and gives the focus back', async () => {
    const { actor } = renderPart(<Page />)
    const citation = screen.getByRole('button', { name: 'Citation 1' })
    await actor.click(citation)
    const panel = await screen.findByRole('dialog', { name: /Plant survey/ })
    expect(panel.getAttribute('aria-modal')).toBe('false')
    expect(document.activeElement).toBe(panel)
    expect((await screen.findByText('no data owner')).tagName).toBe('MARK')
    // What cites it can be read and used meanwhile.
    expect(screen.getByRole('button', { name: 'Citation 1' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(citation)
  })
})
