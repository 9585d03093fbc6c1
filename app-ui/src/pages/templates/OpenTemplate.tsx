import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { exportTemplate } from '@parley/contracts/http/template-files.ts'
import { getTemplate, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { mayCreateInitiatives } from '../../features/engagement/initiatives/initiative-access.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { StoredTemplatePreview } from '../../features/templates/template-editor/preview/TemplatePreview.tsx'
import { AssignTemplateDialog } from '../../features/templates/templates/components/AssignTemplateDialog.tsx'
import { CloneTemplateDialog } from '../../features/templates/templates/components/CloneTemplateDialog.tsx'
import { DeleteTemplateDialog } from '../../features/templates/templates/components/DeleteTemplateDialog.tsx'
import type { TemplateAction } from '../../features/templates/templates/components/TemplateActions.tsx'
import { TemplateVersions } from '../../features/templates/templates/components/TemplateVersions.tsx'

const dialogs = {
  clone: CloneTemplateDialog,
  assign: AssignTemplateDialog,
  remove: DeleteTemplateDialog,
  versions: TemplateVersions,
}

/** What the actions of a row open. */
export function useTemplateActions(): {
  onAction: (action: TemplateAction, template: TemplateSummary) => void
  dialog: ReactNode
} {
  const { t } = useTranslation()
  const [at, setAt] = useState<{ action: keyof typeof dialogs; template: TemplateSummary } | null>(null)
  const Shown = at === null ? null : dialogs[at.action]
  return {
    onAction: (action, template) => {
      if (action !== 'exportFile') setAt({ action, template })
      else
        downloadRoute(exportTemplate, { params: { id: template.id } }).catch(() =>
          showError(t('templates.exportFailed')),
        )
    },
    dialog: at !== null && Shown !== null && <Shown template={at.template} onClose={() => setAt(null)} />,
  }
}

/** The template as its users will see it. */
export function OpenTemplate({ template, onClose }: { template: TemplateSummary; onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const mayUse = mayCreateInitiatives(useUser()) && template.status === 'CURRENT'
  const whole = useRouteQuery(getTemplate, { params: { id: template.id } }, { staleTime: 0 })
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{template.name}</DialogTitle>
      <DialogContent>
        <QueryView
          query={whole}
          skeleton={
            <LoadingRegion>
              <TextSkeleton lines={6} />
            </LoadingRegion>
          }
          compact
        >
          {(data) => <StoredTemplatePreview template={data.template} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        {template.canEdit && (
          <Button component={Link} to={`/initiative-templates/${template.id}/edit`}>
            {t('templates.edit')}
          </Button>
        )}
        {mayUse && (
          <Button component={Link} to={`/initiatives/create/${template.id}`}>
            {t('templates.use')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
