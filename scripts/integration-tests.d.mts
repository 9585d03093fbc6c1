export function listIntegrationTests(root: string, workspaces: readonly string[]): string[]
