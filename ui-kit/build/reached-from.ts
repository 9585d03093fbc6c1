interface ModuleInfo {
  importedIds: readonly string[]
}
export interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/** All modules that the given ones import, themselves included, whatever is loaded later left out. */
export function reachedFrom(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
