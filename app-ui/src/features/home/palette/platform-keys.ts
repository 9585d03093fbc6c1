const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The key that commands are given with, as it is written on the keyboard. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl')
