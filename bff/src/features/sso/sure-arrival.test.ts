import { describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { sureArrival } from './sure-arrival.ts'
import type { Arrival } from './who-came.ts'

const userId = newId()
const looks = (...arrivals: Arrival[]) => {
  const left = [...arrivals]
  return { left, look: () => Promise.resolve(left.shift() as Arrival) }
}

describe('whom a sign-in finds while another tab makes the account', () => {
  it('is the linked account where the first look fell between the other tab’s statements', async () => {
    const { look } = looks({ kind: 'link_required', userId }, { kind: 'linked', userId })
    expect(await sureArrival(look)).toEqual({ kind: 'linked', userId })
  })

  it('is refused where the second look says so too', async () => {
    const { look, left } = looks({ kind: 'link_required', userId }, { kind: 'link_required', userId })
    expect(await sureArrival(look)).toEqual({ kind: 'link_required', userId })
    expect(left).toEqual([])
  })

  it('needs one look where somebody comes in', async () => {
    const { look, left } = looks({ kind: 'linked', userId }, { kind: 'no_account' })
    expect(await sureArrival(look)).toEqual({ kind: 'linked', userId })
    expect(left).toHaveLength(1)
  })
})
