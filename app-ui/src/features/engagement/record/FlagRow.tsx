import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { type Flag, listFlags, resolveFlag } from '@parley/contracts/http/flags.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { SeverityMark } from '../observations/index.ts'

interface FlagRowProps {
  flag: Flag
  canManage: boolean
  onEdit: () => void
  onDelete: () => void
}

export function FlagRow({ flag, canManage, onEdit, onDelete }: FlagRowProps) {
  const { t } = useTranslation()
  const { title, description, severity, createdBy, resolvedAt, resolvedBy } = flag
  const isResolved = resolvedAt !== null
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, py: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <SeverityMark severity={severity} />
          <Typography
            component="span"
            sx={{
              fontWeight: 500,
              overflowWrap: 'anywhere',
              textDecoration: isResolved ? 'line-through' : 'none',
            }}
          >
            {title}
          </Typography>
          <StatusBadge dot tone={isResolved ? 'success' : 'warning'}>
            {t(isResolved ? 'record.resolved' : 'record.open')}
          </StatusBadge>
        </Box>
        {description !== null && (
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '72ch', overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="div" sx={{ mt: 1 }}>
          {createdBy !== null && `${t('record.raisedBy', { name: createdBy.name })} · `}
          <RelativeTime at={flag.createdAt} />
          {isResolved && resolvedBy !== null && ` · ${t('record.resolvedBy', { name: resolvedBy.name })}`}
          {isResolved && (
            <>
              {' · '}
              <RelativeTime at={resolvedAt} />
            </>
          )}
        </Typography>
      </Box>
      {canManage && <FlagActions flag={flag} onEdit={onEdit} onDelete={onDelete} />}
    </Box>
  )
}

function FlagActions({ flag, onEdit, onDelete }: Omit<FlagRowProps, 'canManage'>) {
  const { t } = useTranslation()
  const settle = useRouteMutation(resolveFlag, [listFlags, listActivity, getInitiative])
  const { id, title, updatedAt, resolvedAt } = flag
  const isResolved = resolvedAt !== null
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Button
        size="small"
        variant="outlined"
        loading={settle.isPending}
        aria-label={t(isResolved ? 'record.reopenNamed' : 'record.resolveNamed', { title })}
        onClick={() =>
          settle.mutate(
            { params: { id }, body: { resolved: !isResolved, updatedAt } },
            { onError: showError },
          )
        }
      >
        {t(isResolved ? 'record.reopen' : 'record.resolve')}
      </Button>
      <EditAction label={t('record.editNamed', { title })} onClick={onEdit} />
      <DeleteAction label={t('record.deleteNamed', { title })} onClick={onDelete} />
    </Box>
  )
}
