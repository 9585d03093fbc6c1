import { expect, it } from '@jest/globals'
import { despiteLostRaces } from './lost-race.ts'

const failing = (code: string): Error => Object.assign(new Error('ended'), { code })

it.each(['40P01', '40001'])('does again what lost a race (%s), and twice at most', async (code) => {
  const errors = [failing(code), failing(code)]
  const work = (): Promise<string> => {
    const error = errors.pop()
    return error === undefined ? Promise.resolve('done') : Promise.reject(error)
  }
  expect(await despiteLostRaces(work)).toBe('done')

  let attempts = 0
  const lost = despiteLostRaces(() => {
    attempts += 1
    return Promise.reject(failing(code))
  })
  await expect(lost).rejects.toMatchObject({ code })
  expect(attempts).toBe(3)
})

it('does nothing again that failed otherwise', async () => {
  let attempts = 0
  const work = despiteLostRaces(() => {
    attempts += 1
    return Promise.reject(failing('23505'))
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(attempts).toBe(1)
})
