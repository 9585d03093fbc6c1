import CloseIcon from '@mui/icons-material/CloseRounded'
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import {
  getModelView,
  getReplyModelView,
  getSummaryModelView,
  type ModelView,
} from '@parley/contracts/http/model-views.ts'
import { callWith } from '@parley/ui-kit/calls/call-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CallList } from './CallList.tsx'
import type { ModelViewSubject } from './model-view-subject.ts'
import './en.ts'

interface ModelViewDrawerProps {
  name: string
  subject: ModelViewSubject
  onClose: () => void
}

function readView({ kind, id }: ModelViewSubject, signal: AbortSignal): Promise<ModelView> {
  if (kind === 'turn') return callWith(getModelView, { params: { id } }, { signal })
  if (kind === 'reply') return callWith(getReplyModelView, { params: { id } }, { signal })
  return callWith(getSummaryModelView, { params: { sequenceId: id } }, { signal })
}

/** All that models were given for a turn, a reply or a final summary. */
export function ModelViewDrawer({ name, subject, onClose }: ModelViewDrawerProps) {
  const { t } = useTranslation()
  const id = useId()
  // Whole documents may be in it: it is kept no longer than it is looked at.
  const view = useQuery({
    queryKey: ['modelView', subject],
    queryFn: ({ signal }) => readView(subject, signal),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', md: 760 }, maxWidth: '100%' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 3,
          p: 4,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id={id}>
            {t('modelView.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Box>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ p: 4, overflowY: 'auto', flex: 1 }}>
        <QueryView
          query={view}
          skeleton={
            <LoadingRegion>
              <TextSkeleton lines={8} />
            </LoadingRegion>
          }
          compact
          failed={t('modelView.loadFailed')}
        >
          {(data) => <Kept view={data} />}
        </QueryView>
      </Box>
    </Drawer>
  )
}

function Kept({ view: { calls, keptForDays } }: { view: ModelView }) {
  const { t } = useTranslation()
  if (calls.length > 0) return <CallList calls={calls} />
  return (
    <EmptyState
      compact
      icon={ArchiveIcon}
      title={t('modelView.nothing')}
      text={
        keptForDays === 0
          ? t('modelView.nothingAtAll')
          : t('modelView.nothingAnyMore', { count: keptForDays })
      }
    />
  )
}
