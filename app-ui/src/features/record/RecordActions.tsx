import ArchiveIcon from '@mui/icons-material/ArchiveRounded'
import ConnectionsIcon from '@mui/icons-material/HubRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import FollowIcon from '@mui/icons-material/NotificationsActiveRounded'
import MoreIcon from '@mui/icons-material/MoreVertRounded'
import ReportIcon from '@mui/icons-material/AssessmentRounded'
import TeamIcon from '@mui/icons-material/GroupsRounded'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  getInitiative,
  type Initiative,
  listClientInitiatives,
  listFirmInitiatives,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRouteMutation } from '../../lib/use-route.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { DeckMenu } from '../decks/DeckMenu.tsx'
import './texts.ts'

const DeleteInitiativeDialog = lazy(async () => ({
  default: (await import('./DeleteInitiativeDialog.tsx')).DeleteInitiativeDialog,
}))
const SubscriptionDialog = lazy(async () => ({
  default: (await import('./SubscriptionDialog.tsx')).SubscriptionDialog,
}))

/** What one can do with an initiative as a whole, in the top bar. */
export function RecordActions({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'delete' | 'follow' | null>(null)
  const page = `/initiatives/${initiative.id}`
  const close = (): void => setAnchor(null)
  const open = (next: 'delete' | 'follow') => (): void => {
    close()
    setDialog(next)
  }
  return (
    <>
      <DeckMenu initiative={initiative} />
      <Button variant="outlined" component={Link} to={`${page}/report`} startIcon={<ReportIcon />}>
        {t('record.report')}
      </Button>
      {initiative.canManage && (
        <Button variant="outlined" component={Link} to={`${page}/edit`} startIcon={<EditIcon />}>
          {t('record.edit')}
        </Button>
      )}
      <IconButton
        aria-label={t('record.more')}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={`${page}/team`}>
          <ListItemIcon>
            <TeamIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('record.team')}</ListItemText>
        </MenuItem>
        <MenuItem component={Link} to={`${page}/connections`}>
          <ListItemIcon>
            <ConnectionsIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('record.connections')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={open('follow')}>
          <ListItemIcon>
            <FollowIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('record.follow')}</ListItemText>
        </MenuItem>
        {initiative.canManage && <Divider />}
        {initiative.canManage && <ArchiveItem initiative={initiative} onDone={close} />}
        {initiative.canManage && (
          <MenuItem onClick={open('delete')} sx={{ color: 'error.main' }}>
            <ListItemIcon sx={{ color: 'inherit' }}>
              <DeleteIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('record.deleteInitiative')}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {dialog === 'delete' && (
          <DeleteInitiativeDialog initiative={initiative} onClose={() => setDialog(null)} />
        )}
        {dialog === 'follow' && (
          <SubscriptionDialog initiativeId={initiative.id} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  )
}

/** Archived is a flag of its own, whatever the phases say (decisions D3). */
function ArchiveItem({ initiative, onDone }: { initiative: Initiative; onDone: () => void }) {
  const { t } = useTranslation()
  const { id, isArchived, updatedAt } = initiative
  const update = useRouteMutation(updateInitiative, [
    getInitiative,
    listClientInitiatives,
    listFirmInitiatives,
    listActivity,
  ])
  const toggle = async (): Promise<void> => {
    onDone()
    try {
      await update.mutateAsync({ params: { id }, body: { isArchived: !isArchived, updatedAt } })
      showSuccess(t(isArchived ? 'record.unarchived' : 'record.archived'))
    } catch (error) {
      showError(error)
    }
  }
  return (
    <MenuItem onClick={() => void toggle()}>
      <ListItemIcon>
        <ArchiveIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t(isArchived ? 'record.unarchive' : 'record.archive')}</ListItemText>
    </MenuItem>
  )
}
