/** What browsers say when a part of the page cannot be loaded any more. */
const words = [
  'dynamically imported module',
  'importing a module script failed',
  'unable to preload css',
  'loading chunk',
]

/** Whether an error is a part that could not be loaded: after an update its file has another name, or the network is gone. */
export const isStalePart = (error: unknown): boolean =>
  error instanceof Error && words.some((one) => error.message.toLowerCase().includes(one))
