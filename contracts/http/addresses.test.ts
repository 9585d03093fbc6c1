import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { allRoutes } from './all-routes.ts'

/** Words that a field with a secret has in its name. */
const secretive = /token|secret|password|ticket|challenge|^code$|^key$/i

/** What others than us name: an identity provider brings people back with its own parameters. */
const ofOthers = new Set(['ssoCallback code'])

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

describe('the address of a call', () => {
  it('holds no secret: neither in its path nor in its query', () => {
    const found = Object.values(allRoutes).flatMap(({ name, params, query }) =>
      [...fieldsOf(params), ...fieldsOf(query)]
        .filter((field) => secretive.test(field))
        .map((field) => `${name} ${field}`),
    )
    expect(found.filter((one) => !ofOthers.has(one))).toEqual([])
  })
})
