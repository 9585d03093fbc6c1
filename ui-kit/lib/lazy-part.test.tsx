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
    const { Part, preload } = lazyPart(() => Promise.resolve(Words))
    await act(async () => {
      void preload()
      await Promise.resolve()
    })
    render(shown(Part))
    expect(screen.getByText('Here it is')).toBeTruthy()
    expect(screen.queryByText('On its way')).toBeNull()
  })

  it('shows the fallback until it is here', async () => {
    const { Part } = lazyPart(() => Promise.resolve(Words))
    render(shown(Part))
    expect(screen.getByText('On its way')).toBeTruthy()
    expect(await screen.findByText('Here it is')).toBeTruthy()
  })

  it('is asked for again where it could not be brought before', async () => {
    let asked = 0
    const { Part, preload } = lazyPart(() => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Words)
    })
    await act(async () => {
      void preload()
      await Promise.resolve()
    })
    render(shown(Part))
    expect(await screen.findByText('Here it is')).toBeTruthy()
  })
})
