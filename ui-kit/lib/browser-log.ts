/** For who looks for the cause of what a person was told in plain words; the one place that writes to the console. */
export const logForSupport = (text: string): void => console.error(text)
