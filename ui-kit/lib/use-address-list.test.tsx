import { describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { useAddressList } from './use-address-list.ts'

function List() {
  const list = useAddressList({ filters: ['status'], sort: { field: 'name', order: 'ASC' }, prefix: 'p.' })
  return (
    <>
      <input
        aria-label="Search"
        value={list.search}
        onChange={(event) => list.setSearch(event.target.value)}
      />
      <button onClick={() => list.setFilter('status', 'PLANNED')}>planned</button>
      <button onClick={() => list.setSort({ field: 'date', order: 'DESC' })}>by date</button>
      <button onClick={() => list.setPage(2)}>page 3</button>
      <button onClick={list.clear}>clear</button>
      <output>{JSON.stringify(list.query)}</output>
    </>
  )
}

function show(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  const query = (): unknown => JSON.parse(screen.getByRole('status').textContent)
  return { router, query, actor: userEvent.setup(), address: () => router.state.location.search }
}

const press = (name: string) => screen.getByRole('button', { name })

describe('a list kept in the address', () => {
  it('reads search, filter, order and page from it', () => {
    const { query } = show('/?p.q=anna&p.status=COMPLETED&p.sort=-date&p.page=3')
    expect(query()).toEqual({
      q: 'anna',
      filter: '{"status":"COMPLETED"}',
      sort: '["date","DESC"]',
      range: '[50,74]',
    })
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('anna')
  })

  it('writes them there, and begins at the first page when what is asked for changes', async () => {
    const { actor, address, query } = show('/?other=1&p.page=3')
    await actor.click(press('planned'))
    expect(address()).toBe('?other=1&p.status=PLANNED')
    await actor.click(press('page 3'))
    expect(address()).toBe('?other=1&p.status=PLANNED&p.page=3')
    await actor.click(press('by date'))
    expect(address()).toBe('?other=1&p.status=PLANNED&p.sort=-date')
    expect(query()).toMatchObject({ range: '[0,24]' })
  })

  it('writes the search once the typing stops, and keeps what was chosen meanwhile', async () => {
    const { actor, address } = show('/')
    await actor.type(screen.getByLabelText('Search'), 'bob ')
    await actor.click(press('planned'))
    await waitFor(() => expect(address()).toBe('?p.status=PLANNED&p.q=bob'))
  })

  it('follows Back, and clears search and filters', async () => {
    const { actor, address, router } = show('/?p.q=anna')
    await actor.click(press('planned'))
    await act(() => router.navigate(-1))
    expect(address()).toBe('?p.q=anna')
    await actor.click(press('clear'))
    expect(address()).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('')
  })

  it('keeps the letters that are typed while the address takes the search over', async () => {
    jest.useFakeTimers()
    try {
      const { address } = show('/')
      const box = screen.getByLabelText<HTMLInputElement>('Search')
      const type = (value: string) => fireEvent.change(box, { target: { value } })
      type('an')
      await act(async () => {
        jest.advanceTimersByTime(500)
        // The page is not drawn with the new address yet.
        type('anna')
        await Promise.resolve()
      })
      expect(address()).toBe('?p.q=an')
      expect(box.value).toBe('anna')
      await act(() => jest.advanceTimersByTimeAsync(500))
      expect(address()).toBe('?p.q=anna')
      expect(box.value).toBe('anna')
    } finally {
      jest.useRealTimers()
    }
  })

  it('follows Back to what was searched before, also to what was typed here', async () => {
    const { actor, address, router } = show('/')
    const box = screen.getByLabelText<HTMLInputElement>('Search')
    await actor.type(box, 'bob')
    await waitFor(() => expect(address()).toBe('?p.q=bob'))
    await act(() => router.navigate('/?p.q=anna'))
    expect(box.value).toBe('anna')
    await act(() => router.navigate(-1))
    expect(box.value).toBe('bob')
  })

  it('survives nonsense in the address', () => {
    expect(show('/?p.page=minus&p.sort=').query()).toEqual({ range: '[0,24]', sort: '["name","ASC"]' })
  })
})
