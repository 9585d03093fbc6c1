import { readFileSync } from 'node:fs'
import { AppError } from '@parley/contracts/errors.ts'
import { route } from '@parley/contracts/route.ts'
import { idParams, listQuery } from '@parley/contracts/schemas.ts'
import { z } from 'zod'
import { can } from '../authorization/actor.ts'
import { definePublicRoute, defineRoute, sent } from '../http/define-route.ts'
import { parseList } from '../http/list-query.ts'
import { listResult } from '../http/list-result.ts'

const base = { tag: 'Test', summary: 'A route of the test' }
export const createThing = route({
  ...base,
  name: 'createThing',
  method: 'POST',
  path: '/things/:id',
  status: 201,
  params: idParams,
  query: z.strictObject({ loud: z.stringbool().optional() }),
  body: z.strictObject({ name: z.string().min(1, 'This field is required'), deep: z.unknown().optional() }),
  response: z.object({ id: z.string(), name: z.string() }),
})
export const listThings = route({
  ...base,
  name: 'listThings',
  method: 'GET',
  path: '/things',
  query: listQuery,
  response: z.array(z.object({ place: z.number() })),
  list: 'things',
})
export const getThing = route({
  ...base,
  name: 'getThing',
  method: 'GET',
  path: '/things/:id',
  params: idParams,
  response: z.object({ ok: z.boolean() }),
})
export const wordBeforeId = route({
  ...base,
  name: 'wordBeforeId',
  method: 'GET',
  path: '/things/special',
  response: z.object({ special: z.boolean() }),
})
export const updateThing = route({
  ...base,
  name: 'updateThing',
  method: 'PUT',
  path: '/things/:id',
  params: idParams,
  body: z.strictObject({ wrong: z.boolean().optional() }),
  response: z.object({ id: z.string() }),
})
export const managersOnly = route({
  ...base,
  name: 'managersOnly',
  method: 'POST',
  path: '/managers',
  body: z.strictObject({ needed: z.string() }),
  response: z.object({ ok: z.boolean() }),
})
export const upload = route({
  ...base,
  name: 'upload',
  method: 'POST',
  path: '/upload',
  kind: 'upload',
  body: z.strictObject({ name: z.string().optional() }),
  response: z.object({ name: z.string(), size: z.number(), text: z.string() }),
})
export const download = route({
  ...base,
  name: 'download',
  method: 'GET',
  path: '/download',
  kind: 'download',
  response: z.string(),
})
export const open = route({
  ...base,
  name: 'open',
  method: 'GET',
  path: '/open',
  response: z.object({ ok: z.boolean() }),
})
export const failing = route({
  ...base,
  name: 'failing',
  method: 'GET',
  path: '/failing',
  query: z.strictObject({ how: z.string() }),
  alsoAnswers: [409],
  response: z.object({}),
})

/** What the routes saw, and what they wait for. */
export const sampleState = { calls: 0, lastPath: '', hold: undefined as Promise<void> | undefined }

const codeError = (code: string): Error => Object.assign(new Error('private detail'), { code })
const failures: Record<string, Error> = {
  stale: new AppError('STALE_UPDATE', 'Somebody changed this.', { current: { id: 1 } }),
  down: codeError('ECONNREFUSED'),
  taken: codeError('23505'),
  full: codeError('53100'),
  bug: new Error('secret of the inside'),
}

/** Routes of every kind, for tests of the pipeline. */
export const sampleRoutes = [
  defineRoute(createThing, {
    policy: () => true,
    handle: async ({ params, body }) => {
      sampleState.calls += 1
      await sampleState.hold
      if (body.name === 'refuse') throw new AppError('CONFLICT', 'There is one already.')
      return { id: params.id, name: body.name, secret: 'not in the schema' }
    },
  }),
  defineRoute(listThings, {
    policy: () => true,
    handle: ({ query }) => {
      const page = parseList(query, {
        sortable: { place: 'place' },
        defaultSort: { column: 'place', direction: 'asc' },
        filters: z.strictObject({ kind: z.enum(['a', 'b']).optional() }),
      })
      const all = Array.from({ length: 30 }, (_item, place) => ({ place }))
      const rows = (page.sort.direction === 'asc' ? all : all.reverse()).slice(page.from, page.to + 1)
      return Promise.resolve(listResult(rows, { from: page.from, total: all.length }))
    },
  }),
  defineRoute(getThing, { policy: () => true, handle: () => Promise.resolve({ ok: true }) }),
  defineRoute(wordBeforeId, { policy: () => true, handle: () => Promise.resolve({ special: true }) }),
  defineRoute(updateThing, {
    policy: () => true,
    handle: ({ params, body }) =>
      Promise.resolve(body.wrong === true ? ({ id: 7 } as unknown as { id: string }) : { id: params.id }),
  }),
  defineRoute(managersOnly, {
    policy: (actor) => can(actor, 'manage_initiatives'),
    handle: () => Promise.resolve({ ok: true }),
  }),
  defineRoute(upload, {
    policy: (actor) => can(actor, 'manage_initiatives'),
    upload: { maxBytes: 1000 },
    handle: ({ file }) => {
      if (file === undefined) throw new AppError('VALIDATION_FAILED', 'A file is required.')
      sampleState.lastPath = file.path
      return Promise.resolve({ name: file.name, size: file.size, text: readFileSync(file.path, 'utf8') })
    },
  }),
  defineRoute(download, {
    policy: () => true,
    handle: ({ response }) => {
      response.type('text/plain').send('the file')
      return Promise.resolve(sent)
    },
  }),
  defineRoute(failing, {
    policy: () => true,
    handle: ({ query }) => Promise.reject(failures[query.how] ?? new Error('unknown')),
  }),
  definePublicRoute(open, { why: 'the test says so', handle: () => Promise.resolve({ ok: true }) }),
]
