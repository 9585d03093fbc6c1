const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The key that commands are given with, as it is written on the keyboard; `control` is its name in the language. */
export const commandKey = (control: string): string => (isApple() ? '⌘' : control)
