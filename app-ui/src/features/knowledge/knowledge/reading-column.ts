/** Questions, answers and the box for the next one stand in one column, however wide the window. */
export const readingColumn = { width: '100%', maxWidth: 880, mx: 'auto' } as const
