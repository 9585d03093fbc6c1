import { afterAll, beforeAll, describe } from '@jest/globals'
import { type Product, startProduct } from './testing/product.ts'
import { testStarting } from './testing/starting-contract.ts'
import { testStopping } from './testing/stopping-contract.ts'
import { testSurviving } from './testing/surviving-contract.ts'
import { testWorking } from './testing/working-contract.ts'

const servers = {
  databaseUrl: process.env.PARLEY_TEST_DATABASE_URL ?? '',
  redisUrl: process.env.PARLEY_TEST_REDIS_URL ?? '',
}

// One story: each test goes on from where the one before it left the product.
describe('two bffs and two orchestrators on Postgres and Redis', () => {
  const product = {} as Product
  beforeAll(async () => void Object.assign(product, await startProduct(servers)))
  afterAll(() => product.world.close())

  testStarting(product)
  testWorking(product)
  testSurviving(product, ['database', 'redis'])
  testStopping(product)
})
