import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messageOf } from '../calls/api-error.ts'
import { reloadPage } from '../calls/session-store.ts'
import { isStalePart } from '../lib/stale-part.ts'

interface BrokenPageProps {
  error: unknown
  say: (text: 'title' | 'stale' | 'reload' | 'home') => string
  home: string
  heading: 'h1' | 'h2'
}

/** The last resort: what happened, and two ways on (Document 1, section 2.2). */
export function BrokenPage({ error, say, home, heading }: BrokenPageProps) {
  return (
    <Box role="alert" sx={{ maxWidth: 520, mx: 'auto', mt: '18vh', px: '24px' }}>
      <Typography variant="h1" component={heading} gutterBottom>
        {say('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: '20px' }}>
        {isStalePart(error) ? say('stale') : messageOf(error)}
      </Typography>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <Button variant="contained" onClick={reloadPage}>
          {say('reload')}
        </Button>
        {/* A whole load, since what is in memory is not to be trusted any more. */}
        <Button variant="outlined" href={home}>
          {say('home')}
        </Button>
      </Box>
    </Box>
  )
}
