import TemplatesIcon from '@mui/icons-material/DashboardCustomizeRounded'
import BackIcon from '@mui/icons-material/ArrowBackRounded'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { fromTemplate } from '../../features/templates/template-editor/model/template-draft.ts'
import { TemplatePreview } from '../../features/templates/template-editor/preview/TemplatePreview.tsx'
import { TemplateEditor } from '../../features/templates/template-editor/TemplateEditor.tsx'
import '../../features/templates/template-editor/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { useTemplate } from '../../features/templates/templates/template-queries.ts'

/** A template as it is edited, or looked at by who may not (Document 2, sections 2, 2.4 and 6). */
export function EditTemplatePage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const user = useUser()
  const found = useTemplate(id)
  const [opened, setOpened] = useState<Template>()
  // An old answer is read anew before it is edited; once open, the editor stands by what it began from.
  if (found.data !== undefined && !found.isFetching && opened?.id !== id) setOpened(found.data.template)
  if (opened?.id === id) return <Opened template={opened} user={user} />
  if (found.isFetching) return <PageSkeleton />
  return <QueryView query={found} skeleton={<PageSkeleton />} failed={t('templateEditor.loadFailed')} />
}

function Opened({ template, user }: { template: Template; user: SessionUser }) {
  if (!template.canEdit) return <ReadOnly template={template} />
  return <TemplateEditor key={template.id} template={template} user={user} />
}

function ReadOnly({ template }: { template: Template }) {
  const { t } = useTranslation()
  const draft = useMemo(() => fromTemplate(template), [template])
  return (
    <Page>
      <PageHeader title={template.name} icon={TemplatesIcon} />
      <div>
        <Button size="small" component={Link} to="/initiative-templates" startIcon={<BackIcon />}>
          {t('templateEditor.back')}
        </Button>
      </div>
      <Alert severity="info">{t('templateEditor.readOnly')}</Alert>
      <TemplatePreview draft={draft} />
    </Page>
  )
}
