import ArchiveIcon from '@mui/icons-material/ArchiveRounded'
import ConnectionsIcon from '@mui/icons-material/HubRounded'
import DeckIcon from '@mui/icons-material/SlideshowRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import FollowIcon from '@mui/icons-material/NotificationsActiveRounded'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import MoreIcon from '@mui/icons-material/MoreVertRounded'
import ReportIcon from '@mui/icons-material/AssessmentRounded'
import TeamIcon from '@mui/icons-material/GroupsRounded'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { type DeckKind, deckKinds } from '@parley/contracts/http/exports.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import {
  getInitiative,
  type Initiative,
  listClientInitiatives,
  listFirmInitiatives,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { lazy, type Ref, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DeckMenu, useDeckDialog } from '../decks/index.ts'
import './locales/en.ts'

const DeleteInitiativeDialog = lazy(async () => ({
  default: (await import('./DeleteInitiativeDialog.tsx')).DeleteInitiativeDialog,
}))
const SubscriptionDialog = lazy(async () => ({
  default: (await import('./SubscriptionDialog.tsx')).SubscriptionDialog,
}))

interface RecordActionsProps {
  initiative: Initiative
  /** Address of the drawer about the initiative, where the menu is the way there. */
  about?: string
}

/** What one can do with an initiative as a whole. */
export function RecordActions({ initiative }: RecordActionsProps) {
  const { t } = useTranslation()
  const page = `/initiatives/${initiative.id}`
  return (
    <>
      <DeckMenu initiative={initiative} />
      <Button
        size="small"
        component={Link}
        to={`${page}/report`}
        startIcon={<ReportIcon />}
        sx={{ flexShrink: 0 }}
      >
        {t('record.report')}
      </Button>
      <MoreMenu initiative={initiative} />
    </>
  )
}

/** The same in one menu, where there is no room for buttons. */
export function NarrowRecordActions({ initiative, about }: RecordActionsProps) {
  const { opener, dialog, open } = useDeckDialog(initiative)
  return (
    <>
      <MoreMenu initiative={initiative} opener={opener} about={about} onDeck={open} />
      {dialog}
    </>
  )
}

interface MoreMenuProps extends Pick<RecordActionsProps, 'initiative'> {
  opener?: Ref<HTMLButtonElement>
  about?: string | undefined
  /** Left out where decks and the report have buttons of their own. */
  onDeck?: (kind: DeckKind) => void
}

function MoreMenu({ initiative, opener, about, onDeck }: MoreMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'delete' | 'follow' | null>(null)
  const page = `/initiatives/${initiative.id}`
  const { canManage } = initiative
  const close = (): void => setAnchor(null)
  const open = (next: 'delete' | 'follow') => (): void => {
    close()
    setDialog(next)
  }
  return (
    <>
      <IconButton
        ref={opener}
        {...(onDeck !== undefined && { 'data-guide': 'deck' })}
        size="small"
        aria-label={t('record.more')}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {about !== undefined && <Entry icon={InfoIcon} text={t('record.about')} to={about} onClick={close} />}
        {onDeck !== undefined && [
          ...deckKinds.map((kind) => (
            <Entry
              key={kind}
              icon={DeckIcon}
              text={t('record.exportDeck', { kind: t(`decks.kinds.${kind}`) })}
              onClick={() => {
                close()
                onDeck(kind)
              }}
            />
          )),
          <Entry key="report" icon={ReportIcon} text={t('record.report')} to={`${page}/report`} />,
        ]}
        {canManage && <Entry icon={EditIcon} text={t('record.edit')} to={`${page}/edit`} />}
        <Entry icon={TeamIcon} text={t('record.team')} to={`${page}/team`} />
        <Entry icon={ConnectionsIcon} text={t('record.connections')} to={`${page}/connections`} />
        <Entry icon={FollowIcon} text={t('record.follow')} onClick={open('follow')} />
        {canManage && <Divider />}
        {canManage && <ArchiveItem initiative={initiative} onDone={close} />}
        {canManage && (
          <Entry icon={DeleteIcon} text={t('record.deleteInitiative')} onClick={open('delete')} isDangerous />
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

interface EntryProps extends Omit<MenuItemProps, 'children'> {
  icon: IconComponent
  text: string
  /** Where it leads, of one that leads somewhere. */
  to?: string
  isDangerous?: boolean
}

function Entry({ icon: Icon, text, to, isDangerous = false, ...given }: EntryProps) {
  return (
    <MenuItem
      {...given}
      {...(to !== undefined && { component: Link, to })}
      sx={isDangerous ? { color: 'error.main' } : undefined}
    >
      <ListItemIcon sx={isDangerous ? { color: 'inherit' } : undefined}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </MenuItem>
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
    <Entry
      icon={ArchiveIcon}
      text={t(isArchived ? 'record.unarchive' : 'record.archive')}
      onClick={() => void toggle()}
    />
  )
}
