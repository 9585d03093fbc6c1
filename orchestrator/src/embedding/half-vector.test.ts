import { expect, it } from '@jest/globals'
import { createTestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { vectorLiteral } from '../retrieval/index.ts'
import { halfVector } from './half-vector.ts'

it('is to the database what its text is', async () => {
  const vector = Float32Array.from([0, 1, -1, 0.1, -0.3333333, 65_504, 1e-7, 5.96e-8, 0.000061])
  const database = await createTestDatabase()
  const rows = await database.asOwner('select $1::halfvec::text as sent, $2::halfvec::text as written', [
    halfVector(vector),
    vectorLiteral(vector),
  ])
  expect(rows).toEqual([{ sent: expect.any(String), written: expect.any(String) }])
  expect(rows[0]?.sent).toBe(rows[0]?.written)
})
