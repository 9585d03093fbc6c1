/** A row of a list that can be edited and moved. */
export const rowLook = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  px: 1,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const

/** What stands in a row, in the line of its text. */
export const inLine = { display: 'flex', alignItems: 'center', minHeight: 32 } as const

/** Between rows, in px. */
export const rowGap = 6
