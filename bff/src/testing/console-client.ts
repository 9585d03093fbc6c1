import type { ApiAnswer, ApiClient } from './api-client.ts'

export interface ConsoleRow extends Record<string, unknown> {
  id: string
}

interface ListOptions {
  filter?: object
  sort?: string[]
  range?: number[]
}

/** Calls the console's resources as react-admin's simple REST data provider does. */
export const consoleClient = (api: ApiClient) => ({
  list: ({ resource, ...options }: ListOptions & { resource: string }): Promise<ApiAnswer<ConsoleRow[]>> => {
    const { filter = {}, sort = ['id', 'ASC'], range = [0, 24] } = options
    const query = Object.entries({ filter, sort, range }).map(([name, value]) => [
      name,
      JSON.stringify(value),
    ])
    const text = new URLSearchParams(Object.fromEntries(query) as Record<string, string>).toString()
    return api.raw('GET', `/api/admin/${resource}?${text}`) as Promise<ApiAnswer<ConsoleRow[]>>
  },
  many: (resource: string, ids: string[]): Promise<ApiAnswer<ConsoleRow[]>> => {
    const text = new URLSearchParams({ filter: JSON.stringify({ id: ids }) }).toString()
    return api.raw('GET', `/api/admin/${resource}?${text}`) as Promise<ApiAnswer<ConsoleRow[]>>
  },
  send: (method: string, path: string, body?: object): Promise<ApiAnswer<ConsoleRow>> =>
    api.raw(method, `/api/admin/${path}`, { ...(body && { body }) }) as Promise<ApiAnswer<ConsoleRow>>,
  bulk: (resource: string, body: object): Promise<ApiAnswer<{ results: ConsoleRow[] }>> =>
    api.raw('POST', `/api/admin/${resource}/bulk`, { body }) as Promise<ApiAnswer<{ results: ConsoleRow[] }>>,
})
export type ConsoleClient = ReturnType<typeof consoleClient>
