import { type Graph, reachedFrom } from '../ui-kit/build/reached-from.ts'

const here: string = import.meta.dirname
const source = (file: string): string => `${here}/src/${file}`

/** What the first visit loads: whoever is not signed in sees no more. */
const first = ['main.tsx', 'pages/login/LoginPage.tsx'].map(source)
/** What stands around every page of the signed-in. */
const shell = [
  'app/shell/Shell.tsx',
  'app/guards.tsx',
  'app/signed-in-pages.ts',
  'features/account/session/RequireSession.tsx',
  'features/home/notifications/NotificationBell.tsx',
].map(source)
/** The page that is opened most, and the phase on it, which is loaded beside what is to be shown. */
const initiative = ['pages/initiative/InitiativePage.tsx'].map(source)
const phase = ['pages/initiative/PhasePanel.tsx'].map(source)
const isOtherPage = (id: string): boolean =>
  /\/src\/pages\/.+Pages?\.tsx$/.test(id) && !initiative.includes(id) && !first.includes(id)

const chunks = ['first', 'shell', 'common', 'initiative', 'common-of-phase', 'phase'] as const
type Chunk = (typeof chunks)[number]

/**
 * In which of a few large chunks a module belongs: left to itself the bundler makes one for each set of pages that
 * share a module, and a page then waits for 160 of them. What the initiative's page shares with others is apart.
 */
function createChunkOf() {
  let assigned: Map<string, Chunk> | undefined
  const assign = (graph: Graph, ids: Iterable<string>): Map<string, Chunk> => {
    const others = reachedFrom([...ids].filter(isOtherPage), graph)
    const found = new Map<string, Chunk>()
    const put = (roots: readonly string[], chunkOf: (id: string) => Chunk): void => {
      for (const id of reachedFrom(roots, graph)) if (!found.has(id)) found.set(id, chunkOf(id))
    }
    put(first, () => 'first')
    put(shell, () => 'shell')
    put(initiative, (id) => (others.has(id) ? 'common' : 'initiative'))
    put(phase, (id) => (others.has(id) ? 'common-of-phase' : 'phase'))
    // Where each begins stays a file of its own, by which the budgets find it.
    for (const root of [...first, ...initiative]) found.delete(root)
    return found
  }
  return (id: string, graph: Graph, ids: () => Iterable<string>): Chunk | undefined => {
    assigned ??= assign(graph, ids())
    return assigned.get(id)
  }
}

/** Groups for the bundler, in the order in which they are loaded. */
export function chunkGroups() {
  const chunkOf = createChunkOf()
  const seen: string[] = []
  return chunks.map((chunk, index) => ({
    // Every module is seen before the first is named.
    test: (id: string): boolean => {
      if (index === 0) seen.push(id)
      return true
    },
    name: (id: string, graph: Graph): string | null =>
      chunkOf(id, graph, () => seen) === chunk ? chunk : null,
    debugName: chunk,
    priority: -1 - index,
  }))
}
