import simpleRestProvider from 'ra-data-simple-rest'
import { HttpError, type DataProvider, type Identifier } from 'react-admin'
import { callBulk, type BulkCall } from './bulk.ts'
import { callServer } from './call-server.ts'

const rest = simpleRestProvider('/api/admin', callServer)

/** Ids that fit the text of a filter (4,000 characters) with room to spare. */
const idsOfOneCall = 80

/** Several rows at once; what is refused is told, row by row. */
async function changeSeveral(resource: string, call: BulkCall): Promise<{ data: Identifier[] }> {
  const results = await callBulk(resource, call)
  const refused = results.filter(({ ok }) => !ok)
  if (refused.length > 0) {
    const reasons = [...new Set(refused.map(({ message = '' }) => message))]
    throw new HttpError(reasons.join(' '), 409, { results })
  }
  return { data: results.map(({ id }) => id) }
}

/** `/api/admin` in the dialect of simple REST, with bulk calls for what it would do row by row. */
export const dataProvider: DataProvider = {
  ...rest,
  getMany: async (resource, params) => {
    const { ids, ...others } = params
    const parts = Array.from({ length: Math.ceil(ids.length / idsOfOneCall) }, (_, part) =>
      rest.getMany(resource, { ...others, ids: ids.slice(part * idsOfOneCall, (part + 1) * idsOfOneCall) }),
    )
    return { data: (await Promise.all(parts)).flatMap(({ data }) => data) }
  },
  updateMany: (resource, { ids, data }) =>
    changeSeveral(resource, { action: 'update', ids: ids.map(String), data }),
  deleteMany: (resource, { ids }) => changeSeveral(resource, { action: 'delete', ids: ids.map(String) }),
}
