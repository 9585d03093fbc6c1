export function listIntegrationTests(root: string, workspaces: readonly string[]): string[]
export function drawIntegrationTests(root: string, files: readonly string[], seed: string): string[]
export function integrationTestsOfRun(root: string, workspaces: readonly string[]): string[]
