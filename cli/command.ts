/** What a command is given. */
export interface Terminal {
  /** What follows its name. */
  args: string[]
  say: (line: string) => void
  now: Date
  /** The process's own unless a test gives some. */
  variables?: Record<string, string | undefined>
}

export interface Command {
  /** What is typed after its name. */
  options: string
  about: string
  /** @returns the exit code */
  run: (terminal: Terminal) => Promise<number>
}
