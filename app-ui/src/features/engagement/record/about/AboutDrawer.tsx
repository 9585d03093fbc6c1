import CloseIcon from '@mui/icons-material/CloseRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import LockIcon from '@mui/icons-material/LockRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { type KeyboardEvent, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConnectionsOf } from '../../../firm/connections/index.ts'
import '../../initiatives/locales/en.ts'
import { InterviewsSection } from '../../../people/interviews/parts.ts'
import { FlagsSection } from '../FlagsSection.tsx'
import { HistorySections } from '../RecordSections.tsx'
import { sideBySide } from '../../phase/index.ts'
import '../../phase/locales/en.ts'
import '../locales/en.ts'
import { Details, PeopleSection, StatusAndTeam } from './InitiativeCards.tsx'
import { PhaseDates } from './PhaseDates.tsx'
import { useFocusWhileOpen, usePanesTop } from './use-beside.ts'

interface AboutDrawerProps {
  initiative: Initiative
  isOpen: boolean
  onClose: () => void
}

/** Everything about an initiative that is not its work: who and what, and what became of it so far. */
export function AboutDrawer({ initiative, isOpen, onClose }: AboutDrawerProps) {
  const { t } = useTranslation()
  // Where there is room the page goes on beside it.
  const isBeside = useMediaQuery(sideBySide)
  const paper = useFocusWhileOpen(isOpen && isBeside)
  const top = usePanesTop(isOpen && isBeside)
  return (
    <Drawer
      anchor="right"
      variant={isBeside ? 'persistent' : 'temporary'}
      open={isOpen}
      onClose={onClose}
      slotProps={{
        transition: { unmountOnExit: true },
        paper: {
          ref: paper,
          role: 'dialog',
          tabIndex: -1,
          'aria-modal': isBeside ? undefined : true,
          'aria-labelledby': 'about-title',
          onKeyDown: (event: KeyboardEvent) => {
            if (isBeside && event.key === 'Escape' && !event.defaultPrevented) onClose()
          },
          sx: isBeside ? { ...beside, top, height: `calc(100% - ${top}px)` } : above,
        },
      }}
    >
      <Box sx={head}>
        <Typography id="about-title" variant="h2" sx={{ flex: 1 }}>
          {t('record.aboutTitle')}
        </Typography>
        {initiative.canManage && (
          <Button
            size="small"
            component={Link}
            to={`/initiatives/${initiative.id}/edit`}
            startIcon={<EditIcon />}
          >
            {t('record.editAll')}
          </Button>
        )}
        <IconButton aria-label={t('record.closeAbout')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Marks initiative={initiative} />
        <StatusAndTeam initiative={initiative} />
        <Details initiative={initiative} />
        <Further initiative={initiative} />
      </Box>
    </Drawer>
  )
}

/** What stands below, drawn once the drawer is to be seen. */
function Further({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const isDrawn = useDeferredValue(true, false)
  if (!isDrawn) return null
  return (
    <>
      <PhaseDates initiative={initiative} />
      <PeopleSection initiative={initiative} kind="owner" />
      <PeopleSection initiative={initiative} kind="stakeholder" />
      <InterviewsSection initiative={initiative} />
      <FlagsSection initiative={initiative} />
      <Section collapsible lazy defaultOpen={false} title={t('record.connections')}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <ConnectionsOf initiative={initiative} />
        </Box>
      </Section>
      <HistorySections initiative={initiative} />
    </>
  )
}

const above = {
  width: 'min(600px, 100vw)',
  bgcolor: 'background.default',
  backgroundImage: 'none',
  outline: 'none !important',
} as const
const beside = {
  ...above,
  width: 'min(560px, 45vw)',
  borderTop: 1,
  borderColor: 'divider',
  boxShadow: '-8px 0 24px rgb(2 6 23 / 0.12)',
} as const

/** What the title row has no room for on small screens. */
function Marks({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { template, isConfidential, isArchived, canManage } = initiative
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', '&:empty': { display: 'none' } }}
    >
      {template !== null && <StatusBadge tone="primary">{template.name}</StatusBadge>}
      {isConfidential && (
        <StatusBadge tone="warning" icon={<LockIcon aria-hidden />}>
          {t('initiatives.confidential')}
        </StatusBadge>
      )}
      {isArchived && <StatusBadge>{t('initiatives.archived')}</StatusBadge>}
      {!canManage && (
        <Typography variant="body2" color="textSecondary">
          {t('phase.viewOnly')}
        </Typography>
      )}
    </Box>
  )
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 4,
  minHeight: 56,
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
