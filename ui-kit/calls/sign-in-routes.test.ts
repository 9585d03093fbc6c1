import { expect, it } from '@jest/globals'
import { allRoutes } from '@parley/contracts/http/all-routes.ts'
import * as written from './sign-in-routes.ts'

it('says of each call what the contracts say', () => {
  for (const { name, method, path } of Object.values(written)) {
    expect({ name, method, path }).toEqual({
      name: allRoutes[name]?.name,
      method: allRoutes[name]?.method,
      path: allRoutes[name]?.path,
    })
  }
})
