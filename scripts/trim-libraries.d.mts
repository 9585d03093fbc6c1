interface Locked {
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export function listLoaded(packages: Record<string, Locked>, workspaces: readonly string[]): string[]
export function isUnread(file: string): boolean
