import Box from '@mui/material/Box'
import { type Accent, accentColour } from './accent-colour.ts'

/** A state in a word, with a dot of its colour; the word says it all. */
export function StateWord({ colour, children }: { colour: Accent; children: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px', whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: accentColour(colour), flexShrink: 0 }}
      />
      {children}
    </Box>
  )
}
