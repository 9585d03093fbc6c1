import { describe, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'

const Words = () => <p>Here it is</p>
const shown = (Part: ReturnType<typeof lazyPart>['Part']) => (
  <Suspense fallback={<p>On its way</p>}>
    <Part />
  </Suspense>
)

describe('a part that is loaded apart', () => {
  it('is drawn without a fallback where it was brought before', async () => {
    const { Part, preload } = lazyPart(async () => Words)
    await act(async () => preload())
    render(shown(Part))
    expect(screen.getByText('Here it is')).toBeTruthy()
    expect(screen.queryByText('On its way')).toBeNull()
  })

  it('shows the fallback until it is here', async () => {
    const { Part } = lazyPart(async () => Words)
    render(shown(Part))
    expect(screen.getByText('On its way')).toBeTruthy()
    expect(await screen.findByText('Here it is')).toBeTruthy()
  })

  it('is asked for again where it could not be brought before', async () => {
    let asked = 0
    const { Part, preload } = lazyPart(async () => {
      asked += 1
      if (asked === 1) throw new Error('offline')
      return Words
    })
    await act(async () => preload())
    render(shown(Part))
    expect(await screen.findByText('Here it is')).toBeTruthy()
  })
})
