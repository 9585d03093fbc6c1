import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface FormPartProps {
  title: string
  /** Beside the title, so that a folded part still says what it holds. */
  summary?: string | undefined
  defaultExpanded?: boolean
  children: ReactNode
}

/** One accordion of the Configure Initiative form. */
export function FormPart({ title, summary, defaultExpanded = false, children }: FormPartProps) {
  const id = useId()
  return (
    <Accordion defaultExpanded={defaultExpanded} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandIcon />} id={`${id}-head`} aria-controls={`${id}-body`}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
          <Typography variant="h2" component="span">
            {title}
          </Typography>
          {summary !== undefined && (
            <Typography variant="body2" color="textSecondary" component="span">
              {summary}
            </Typography>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 1 }}>{children}</Box>
      </AccordionDetails>
    </Accordion>
  )
}
