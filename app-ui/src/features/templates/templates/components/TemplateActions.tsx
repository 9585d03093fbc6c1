import EditIcon from '@mui/icons-material/EditRounded'
import MoreIcon from '@mui/icons-material/MoreVertRounded'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import type { TemplateSummary } from '@parley/contracts/http/templates.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export type TemplateAction = 'clone' | 'assign' | 'versions' | 'exportFile' | 'remove'

interface TemplateActionsProps {
  template: TemplateSummary
  onAction: (action: TemplateAction) => void
}

/** What the person may do with this template; what they may not is not offered (Document 2, section 6). */
export function TemplateActions({ template, onAction }: TemplateActionsProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name, canEdit, canClone, canAssign, canDelete } = template
  const offered: [TemplateAction, boolean][] = [
    ['clone', canClone],
    ['assign', canAssign],
    ['versions', true],
    ['exportFile', canClone],
    ['remove', canDelete],
  ]
  return (
    <>
      {canEdit && (
        <Tooltip title={t('templates.edit')}>
          <IconButton
            size="small"
            component={Link}
            to={`/initiative-templates/${template.id}/edit`}
            aria-label={t('templates.editNamed', { name })}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <IconButton
        size="small"
        aria-label={t('templates.actionsOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered
          .filter(([, isOffered]) => isOffered)
          .map(([action]) => (
            <MenuItem
              key={action}
              onClick={() => {
                setAnchor(null)
                onAction(action)
              }}
              {...(action === 'remove' ? { sx: { color: 'error.main' } } : {})}
            >
              {t(`templates.${action}`)}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
