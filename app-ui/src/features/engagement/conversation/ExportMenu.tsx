import ExportIcon from '@mui/icons-material/FileDownloadRounded'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { downloadConversation } from '@parley/contracts/http/phases.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './en.ts'

const formats = ['text', 'json', 'markdown', 'html'] as const

/** Takes the conversation along as a file (Document 2, 2.2). */
export function ExportMenu({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isMade, setIsMade] = useState(false)
  const download = (format: (typeof formats)[number]): void => {
    setAnchor(null)
    setIsMade(true)
    downloadRoute(downloadConversation, { params: { phaseId }, query: { format } })
      .catch(showError)
      .finally(() => setIsMade(false))
  }
  const name = t(isMade ? 'conversation.exporting' : 'conversation.export')
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-busy={isMade}
          onClick={({ currentTarget }) => isMade || setAnchor(currentTarget)}
        >
          {isMade ? <CircularProgress size={20} aria-hidden /> : <ExportIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => download(format)}>
            {t(`conversation.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
