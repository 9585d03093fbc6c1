/** Two parts beside each other where there is room; on paper below each other. */
export const panelGrid = {
  display: 'grid',
  gap: 4,
  '& > * > section': { height: '100%' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '& > .wide': { gridColumn: '1 / -1' },
  '@media print': { display: 'block', '& > *': { mb: '10pt' } },
} as const
