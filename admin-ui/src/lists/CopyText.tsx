import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useNotify, useTranslate } from 'react-admin'

/** Something that people take elsewhere: an id, a link. */
export function CopyText({ text, children = text }: { text: string; children?: ReactNode }) {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      notify('lists.copied', { type: 'info', autoHideDuration: 2000 })
    } catch {
      notify('lists.notCopied', { type: 'warning' })
    }
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <Tooltip title={translate('lists.copy')}>
        <IconButton
          size="small"
          // No higher than the line of text.
          sx={{ my: '-6px' }}
          aria-label={translate('lists.copyText', { text })}
          onClick={() => void copy()}
        >
          <CopyIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
