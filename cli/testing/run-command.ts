import type { Command } from '../command.ts'

/** A command as it is typed, and what it says. */
export async function runCommand(
  command: Command['run'],
  args: readonly string[],
  variables: Record<string, string>,
): Promise<{ code: number; said: string[] }> {
  const said: string[] = []
  const code = await command({ args: [...args], variables, now: new Date(), say: (line) => said.push(line) })
  return { code, said }
}
