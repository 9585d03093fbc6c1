export function findMirror(lines?: readonly string[]): string | undefined
