/** Seconds between two looks at the queues; react-query rests while the window is not seen. */
export const pollSeconds = 5

export const polled = { refetchInterval: pollSeconds * 1000, refetchIntervalInBackground: false } as const
