import { describe, expect, it } from '@jest/globals'
import { adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import { maxBulkRows } from '@parley/contracts/http/admin-resource.ts'
import { refresh } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { callBulk } from './bulk.ts'
import { dataProvider } from './data-provider.ts'

const { list, add, bulk } = adminConsultingFirms
if (add === undefined || bulk === undefined) throw new Error('The contract has no such routes')
const firm = (name = 'Northwind') => ({
  id: newId(),
  name,
  isObsolete: false,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
})
const page = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
}

describe('the data provider', () => {
  it('asks for a page in the dialect of simple REST, and reads how many rows there are', async () => {
    keepSession('mine', superAdmin)
    const asked: URLSearchParams[] = []
    server.use(
      answer(list, ({ query, headers }) => {
        expect(headers.get('authorization')).toBe('Bearer mine')
        asked.push(query)
        return [firm()]
      }),
    )
    const { data, total } = await dataProvider.getList('consulting-firms', {
      ...page,
      filter: { q: 'north', showObsolete: true },
    })
    expect(data).toHaveLength(1)
    expect(total).toBe(1)
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      sort: '["name","ASC"]',
      range: '[25,49]',
      filter: '{"q":"north","showObsolete":true}',
    })
  })

  it('renews the session once for calls that fail together', async () => {
    keepSession('old', superAdmin)
    let renewals = 0
    server.use(
      answer(list, ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? [firm()] : refuse('UNAUTHENTICATED', 'Session over'),
      ),
      answer(refresh, () => ((renewals += 1), { token: 'new', user: superAdmin })),
    )
    await Promise.all([1, 2, 3].map(() => dataProvider.getList('consulting-firms', page)))
    expect(renewals).toBe(1)
  })

  it('gives refusals of fields in the shape of react-admin, with the sentence', async () => {
    server.use(answer(add, () => refuse('VALIDATION_FAILED', 'Not saved.', { name: 'Too short' })))
    const failed = dataProvider.create('consulting-firms', { data: { name: '' } })
    await expect(failed).rejects.toMatchObject({
      status: 400,
      message: 'Not saved.',
      body: { errors: { name: 'Too short', root: { serverError: 'Not saved.' } } },
    })
  })

  it('sends an Idempotency-Key with every POST, the same again where the session was renewed', async () => {
    keepSession('old', superAdmin)
    const keys: (string | null)[] = []
    server.use(
      answer(add, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return headers.get('authorization') === 'Bearer new'
          ? firm()
          : refuse('UNAUTHENTICATED', 'Session over')
      }),
      answer(refresh, { token: 'new', user: superAdmin }),
    )
    await dataProvider.create('consulting-firms', { data: { name: 'Northwind' } })
    await dataProvider.create('consulting-firms', { data: { name: 'Northwind' } })
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('asks for many rows by id in calls that fit', async () => {
    const ids = Array.from({ length: 100 }, () => newId())
    const asked: string[][] = []
    server.use(
      answer(list, ({ query }) => {
        const { id } = JSON.parse(query.get('filter') ?? '') as { id: string[] }
        asked.push(id)
        return id.map((one) => ({ ...firm(), id: one }))
      }),
    )
    const { data } = await dataProvider.getMany('consulting-firms', { ids })
    expect(data.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(asked).toHaveLength(2)
  })

  it('deletes several rows by one call, and tells the reasons of those that were refused', async () => {
    const [one, two] = [newId(), newId()]
    const sent: unknown[] = []
    server.use(
      answer(bulk, ({ body }) => {
        sent.push(body)
        return {
          results: [
            { id: one, ok: true },
            { id: two, ok: false, message: 'It is obsolete already.' },
          ],
        }
      }),
    )
    const failed = dataProvider.deleteMany('consulting-firms', { ids: [one, two] })
    await expect(failed).rejects.toMatchObject({ status: 409, message: 'It is obsolete already.' })
    expect(sent).toEqual([{ action: 'delete', ids: [one, two] }])
  })

  it('splits more rows than a bulk call takes', async () => {
    const sizes: number[] = []
    server.use(
      answer(bulk, ({ body }) => {
        const { ids } = body as { ids: string[] }
        sizes.push(ids.length)
        return { results: ids.map((id) => ({ id, ok: true })) }
      }),
    )
    const ids = Array.from({ length: maxBulkRows + 1 }, () => newId())
    const results = await callBulk('consulting-firms', { action: 'delete', ids })
    expect(results.map(({ id }) => id)).toEqual(ids)
    expect(sizes).toEqual([maxBulkRows, 1])
  })
})
