export function judgeAudit(output: string): { failed: boolean; lines: string[] }
