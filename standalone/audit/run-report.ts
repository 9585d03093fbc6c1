interface Terminal {
  args: string[]
  say: (line: string) => void
}

/** Runs a report to its end; what keeps it from being made is told in a sentence, with exit code 2. */
export async function runReport(report: (terminal: Terminal) => Promise<number>): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  try {
    process.exitCode = await report({ args: process.argv.slice(2), say })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
