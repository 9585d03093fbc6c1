export function findDocumentErrors(root: string): string[]
