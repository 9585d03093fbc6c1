import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'

interface SectionProps {
  title: ReactNode
  /** Beside the title: a count, a badge. */
  meta?: ReactNode
  actions?: ReactNode
  children: ReactNode
  collapsible?: boolean
  defaultOpen?: boolean
  /** The content comes into being when it is first opened. */
  lazy?: boolean
  /** Of the title; 2 unless the section is inside another. */
  level?: 2 | 3
  /** Without the card around it, where it fills a pane. */
  frameless?: boolean
  /** No padding around the content, for tables and lists that draw their own. */
  flush?: boolean
  /** By which guides point at it. */
  guide?: string
}

/** A card with a title, that can be folded away. */
export function Section(props: SectionProps) {
  const {
    title,
    meta,
    actions,
    children,
    collapsible = false,
    defaultOpen = true,
    lazy = false,
    level = 2,
    flush = false,
    frameless = false,
    guide,
  } = props
  const [open, setOpen] = useState(defaultOpen)
  const id = useId()
  const heading = (
    <Typography variant="h2" component={level === 2 ? 'h2' : 'h3'} id={`${id}-title`}>
      {collapsible ? (
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{
            gap: 2,
            borderRadius: 1,
            textAlign: 'left',
            py: 1,
            font: 'inherit',
            letterSpacing: 'inherit',
          }}
        >
          <ExpandMoreIcon
            aria-hidden
            fontSize="small"
            sx={{
              color: 'text.secondary',
              transform: open ? 'none' : 'rotate(-90deg)',
              transition: 'transform 150ms',
            }}
          />
          {title}
        </ButtonBase>
      ) : (
        title
      )}
    </Typography>
  )
  return (
    <Frame frameless={frameless} labelledBy={`${id}-title`} guide={guide}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 1, minHeight: 52, flexWrap: 'wrap' }}
      >
        {heading}
        {meta}
        {actions !== undefined && <Box sx={{ ml: 'auto' }}>{actions}</Box>}
      </Box>
      <Collapse in={!collapsible || open} id={id} mountOnEnter={lazy}>
        <Box sx={flush ? {} : { px: 4, pb: 4 }}>{children}</Box>
      </Collapse>
    </Frame>
  )
}

interface FrameProps {
  frameless: boolean
  labelledBy: string
  guide: string | undefined
  children: ReactNode
}

function Frame({ frameless, labelledBy, guide, children }: FrameProps) {
  const given = { component: 'section', 'aria-labelledby': labelledBy, 'data-guide': guide } as const
  return frameless ? <Box {...given}>{children}</Box> : <Card {...given}>{children}</Card>
}
