/** Columns side by side; where there is no room for all they are moved through, on a phone one at a time. */
export const columnsLook = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '85%', sm: 'minmax(216px, 1fr)' },
  gap: 3,
  overflowX: 'auto',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  pb: 2,
} as const
