import { describe, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { useAddressParams } from './use-address-params.ts'

function Chooser({ name, value }: { name: string; value: string }) {
  const [params, change] = useAddressParams()
  const choose = (): void =>
    change((current) => {
      current.set(name, value)
      return current
    })
  return (
    <button onClick={choose}>
      {name}: {params.get(name) ?? 'none'}
    </button>
  )
}

describe('the parameters of the address', () => {
  it('keep a change that has not been drawn yet when another one follows it', () => {
    const page = (
      <>
        <Chooser name="phase" value="2" />
        <Chooser name="pane" value="documents" />
      </>
    )
    const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: ['/?phase=1'] })
    render(<RouterProvider router={router} />)
    const [phase, pane] = screen.getAllByRole('button')
    act(() => {
      phase?.click()
      pane?.click()
    })
    expect(router.state.location.search).toBe('?phase=2&pane=documents')
    expect(screen.getByText('phase: 2')).toBeTruthy()
  })
})
