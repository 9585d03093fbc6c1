let onRefused: (() => void) | null = null

/** Who leads the person into a client when the server refuses a change from outside of it. */
export function watchSwitchFirst(listener: (() => void) | null): void {
  onRefused = listener
}

export const noteSwitchFirst = (): void => onRefused?.()
