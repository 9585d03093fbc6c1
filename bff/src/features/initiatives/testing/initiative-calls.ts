import { listActivity } from '@parley/contracts/http/activity.ts'
import type { ApiClient } from '../../../testing/api-client.ts'
import type { TestInitiative } from '../../../testing/initiatives.ts'

/** What somebody does with an initiative: changes it, and reads what was done in it. */
export const callsOn = (who: () => ApiClient, initiative: () => TestInitiative) => {
  const params = () => ({ id: initiative().id })
  return {
    params,
    change: (body: object) => who().raw('PUT', `/api/initiatives/${initiative().id}`, { body }),
    activity: async (query: Record<string, string> = {}) =>
      (await who().call(listActivity, { params: params(), query })).body,
  }
}
