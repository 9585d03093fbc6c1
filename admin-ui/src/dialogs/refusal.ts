/** What the server said when it refused, as far as it said anything. */
interface Refusal {
  status: number | undefined
  code: string | undefined
  message: string
  /** Field name to text. */
  errors: Record<string, string>
  /** The row as it is now, where an edit was stale. */
  current: unknown
}

/** Reads an error of the data provider, which has the answer's body at `body`, or one of a call of its own. */
export function refusalOf(error: unknown): Refusal {
  const { status, body } = (error ?? {}) as { status?: unknown; body?: unknown }
  const said = (typeof body === 'object' && body !== null ? body : (error ?? {})) as Partial<
    Record<'code' | 'message' | 'errors' | 'current', unknown>
  >
  return {
    status: typeof status === 'number' ? status : undefined,
    code: typeof said.code === 'string' ? said.code : undefined,
    message: typeof said.message === 'string' ? said.message : '',
    errors: textsOf(said.errors),
    current: said.current,
  }
}

/** Errors of fields; the data provider adds the whole under `root`, which is no field. */
const textsOf = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((errors ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** What a screen says about a failure by itself. */
export interface ReasonTexts {
  /** Where the server gave no reason. */
  failed: string
  /** In place of the server's words, for who may not do this. */
  denied?: string | undefined
}

/** Codes of calls that got no answer, or one without words. */
const wordless: readonly (string | undefined)[] = ['NETWORK', 'UNREADABLE', undefined]

/** The server's own words, else the screen's. */
export function reasonOf(error: unknown, { failed, denied }: ReasonTexts): string {
  const { status, code, message } = refusalOf(error)
  if (status === 403 && denied !== undefined) return denied
  return wordless.includes(code) || message === '' ? failed : message
}

/** When the row was last changed, where an edit was refused because somebody else was faster (decisions D3). */
export function currentTimeOf(error: unknown): string | undefined {
  const { code, current } = refusalOf(error)
  if (code !== 'STALE_UPDATE') return undefined
  const { updatedAt } = (current ?? {}) as { updatedAt?: unknown }
  return typeof updatedAt === 'string' ? updatedAt : undefined
}
