/** Model servers as they listen on loopback when nothing else is said. */
export const localServers = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'vLLM', port: 8_000 },
] as const

/** Milliseconds in which a server of this machine has to answer: nobody waits longer for the product's address. */
const longestLookMs = 300

export interface LocalModels {
  name: string
  port: number
  /** Those that are for chat, as far as their names tell. */
  models: string[]
}

/** LM Studio answers addresses that it does not know, too; Ollama without models gives null. */
function modelsOf(answer: unknown): string[] | undefined {
  const { object, data } = (answer ?? {}) as { object?: unknown; data?: unknown }
  if (object !== 'list') return undefined
  const listed: unknown[] = Array.isArray(data) ? data : []
  return listed.flatMap((model) => {
    const { id } = (model ?? {}) as { id?: unknown }
    return typeof id === 'string' ? [id] : []
  })
}

const embeds = /embed|bge-|e5-|minilm|gte-/iu

/** Which model servers answer on this machine, all asked at once. */
export async function findLocalModels(
  servers: readonly { name: string; port: number }[] = localServers,
): Promise<LocalModels[]> {
  return (await Promise.all(servers.map(ask))).flatMap((found) => found ?? [])
}

async function ask({ name, port }: { name: string; port: number }): Promise<LocalModels | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/models`, {
      signal: AbortSignal.timeout(longestLookMs),
      redirect: 'error',
    })
    const models = modelsOf(await response.json())
    return models && { name, port, models: models.filter((id) => !embeds.test(id)) }
  } catch {
    // Nobody is there, or somebody else.
    return undefined
  }
}

/** What a terminal shows: one character of a name that is none could do more than be read. */
const isPlain = (name: string): boolean => /^[\w.:/@+-]{1,200}$/u.test(name)

/** How to run the product on such a server, in words for a terminal. */
export function sayLocalModels({ name, port, models }: LocalModels): string {
  const [first, ...others] = models.filter(isPlain)
  const address = `OPENAI_BASE_URL=http://127.0.0.1:${port}/v1`
  if (first === undefined)
    return `${name} answers on this machine, without a model for chat. Once it has one: ${address} npm start`
  const more = others.length === 0 ? '' : ` (it has ${others.length} more)`
  return `${name} answers on this machine${more}. To run on it: ${address} OPENAI_MODEL=${first} npm start`
}

/** Whether nothing is said about models yet: a local server is news then. */
export const hasNoProvider = (
  models: Record<
    'openai' | 'anthropic' | 'google',
    { apiKey?: string | undefined; baseUrl?: string | undefined }
  >,
): boolean =>
  models.openai.baseUrl === undefined &&
  [models.openai, models.anthropic, models.google].every(({ apiKey }) => apiKey === undefined)
