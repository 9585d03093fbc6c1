import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import {
  getTemplateVersion,
  listTemplateVersions,
  restoreTemplateVersion,
  type templateVersionSchema,
} from '@parley/contracts/http/template-versions.ts'
import { getTemplate, listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ChangeList } from './ChangeList.tsx'

type Version = z.output<typeof templateVersionSchema>

interface TemplateVersionsProps {
  template: TemplateSummary
  onClose: () => void
}

const step = 20

/** What a template was before: every version with what it changed, and the way back to one. */
export function TemplateVersions({ template, onClose }: TemplateVersionsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [count, setCount] = useState(step)
  const versions = useRouteQuery(
    listTemplateVersions,
    { params: { id: template.id }, query: { range: `[0,${count - 1}]` } },
    { staleTime: 0, keepPrevious: true },
  )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('templates.versionsTitle', { name: template.name })}</DialogTitle>
      <DialogContent>
        <QueryView
          query={versions}
          skeleton={
            <LoadingRegion>
              <TextSkeleton lines={4} />
            </LoadingRegion>
          }
          compact
          failed={t('templates.versionsFailed')}
        >
          {(data) => (
            <>
              <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
                {data.versions.map((version, index) => (
                  <VersionRow
                    key={version.version}
                    template={template}
                    version={version}
                    isNewest={index === 0}
                    onRestored={onClose}
                  />
                ))}
              </Box>
              {data.total > data.versions.length && (
                <Button sx={{ mt: 3 }} loading={versions.isFetching} onClick={() => setCount(count + step)}>
                  {t('templates.showMore')}
                </Button>
              )}
            </>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface VersionRowProps {
  template: TemplateSummary
  version: Version
  isNewest: boolean
  onRestored: () => void
}

function VersionRow({ template, version, isNewest, onRestored }: VersionRowProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const date = formatDateTime(version.createdAt)
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t('templates.version', { number: version.version })}
        </Typography>
        {isNewest && <StatusBadge tone="primary">{t('templates.newest')}</StatusBadge>}
        <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
          {version.createdBy === null ? date : t('templates.madeBy', { date, name: version.createdBy.name })}
        </Typography>
      </Box>
      {version.note !== '' && <Typography sx={{ mt: 1 }}>{version.note}</Typography>}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {version.initiativeCount === 0
            ? t('templates.initiativeCount_zero')
            : t('templates.initiativeCount', { count: version.initiativeCount })}
        </Typography>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('templates.whatChanged')}
        </Button>
        {template.canEdit && !isNewest && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('templates.restore')}
          </Button>
        )}
      </Box>
      {isOpen && <VersionChanges templateId={template.id} version={version.version} />}
      {asking && (
        <RestoreDialog
          template={template}
          number={version.version}
          onClose={() => setAsking(false)}
          onRestored={onRestored}
        />
      )}
    </Box>
  )
}

function VersionChanges({ templateId, version }: { templateId: string; version: number }) {
  const { t } = useTranslation()
  const whole = useRouteQuery(getTemplateVersion, { params: { id: templateId, version } })
  return (
    <QueryView query={whole} skeleton={<TextSkeleton lines={2} />} compact>
      {({ changes }) => {
        if (changes.length > 0) return <ChangeList changes={changes} />
        return (
          <Typography color="textSecondary">
            {version === 1 ? t('templates.firstVersion') : t('templates.noChanges')}
          </Typography>
        )
      }}
    </QueryView>
  )
}

interface RestoreDialogProps {
  template: TemplateSummary
  number: number
  onClose: () => void
  onRestored: () => void
}

function RestoreDialog({ template, number, onClose, onRestored }: RestoreDialogProps) {
  const { t } = useTranslation()
  const restore = useRouteMutation(restoreTemplateVersion, [listTemplates, getTemplate, listTemplateVersions])
  return (
    <ConfirmDialog
      open
      title={t('templates.restore')}
      text={t('templates.restoreText')}
      subject={`${template.name}, ${t('templates.version', { number })}`}
      confirmLabel={t('templates.restore')}
      call={restore}
      onCancel={onClose}
      onConfirm={() =>
        restore.mutate(
          { params: { id: template.id, version: number }, body: { updatedAt: template.updatedAt } },
          {
            onSuccess: () => {
              showSuccess(t('templates.restored', { number }))
              onRestored()
            },
          },
        )
      }
    />
  )
}
