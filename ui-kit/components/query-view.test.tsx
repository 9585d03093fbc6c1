import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { ApiError } from '../calls/api-error.ts'
import { QueryView, type Read } from './QueryView.tsx'

const failure = (status: number): ApiError =>
  new ApiError(status, status === 404 ? 'NOT_FOUND' : 'INTERNAL', { message: `Answer ${status}` })

let read = 0
const state = (over: Partial<Read<string[]>>): Read<string[]> => ({
  data: undefined,
  error: null,
  refetch: () => (read += 1),
  ...over,
})

const show = (query: Read<string[]>, quiet = false) =>
  render(
    <MemoryRouter>
      <QueryView
        query={query}
        quiet={quiet}
        skeleton="On its way"
        failed="The names could not be read."
        empty="No names yet"
      >
        {(names) => names.join(', ')}
      </QueryView>
    </MemoryRouter>,
  ).container

describe('What a query reads', () => {
  it('is on its way, empty, or there', () => {
    expect(show(state({})).textContent).toBe('On its way')
    expect(show(state({ data: [] })).textContent).toBe('No names yet')
    expect(show(state({ data: ['Ada', 'Bo'] })).textContent).toBe('Ada, Bo')
  })

  it('can be read again where that failed', async () => {
    show(state({ error: failure(500) }))
    expect(screen.getByRole('alert').textContent).toContain('The names could not be read.')
    const before = read
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(read).toBe(before + 1)
  })

  it('stays below a later failure, or without a word of it where it is read by itself', () => {
    const again = state({ data: ['Ada'], error: failure(500) })
    const loud = show(again)
    expect(loud.textContent).toContain('The names could not be read.')
    expect(loud.textContent).toContain('Ada')
    expect(show(again, true).textContent).toBe('Ada')
  })

  it('goes where it is gone by now, read by itself or not', () => {
    const gone = state({ data: ['Ada'], error: failure(404) })
    expect(show(gone).textContent).not.toContain('Ada')
    expect(show(gone, true).textContent).not.toContain('Ada')
  })
})
