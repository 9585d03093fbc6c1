import Button from '@mui/material/Button'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { templateIconOf } from '@parley/ui-kit/components/icons.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { ConfigureInitiative } from '../../features/engagement/initiatives/components/ConfigureInitiative.tsx'
import { mayCreateInitiatives } from '../../features/engagement/initiatives/initiative-access.ts'
import '../../features/engagement/initiatives/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { useTemplate } from '../../features/templates/templates/template-queries.ts'

/** The second step of creating: the initiative itself (Document 1, section 2.5). */
export function CreateInitiativePage() {
  const { t } = useTranslation()
  const user = useUser()
  const { templateId = '' } = useParams()
  const allowed = mayCreateInitiatives(user)
  const template = useTemplate(templateId, { enabled: allowed })
  const icon = templateIconOf(template.data?.template.icon)
  return (
    <Page width="narrow">
      <PageHeader title={t('initiatives.configure')} icon={icon} />
      {!allowed && <ForbiddenState />}
      <QueryView
        query={template}
        skeleton={allowed && <PageSkeleton />}
        failed={t('initiatives.templatesFailed')}
      >
        {(data) => (
          <>
            {data.template.status === 'FUTURE' && <ComingSoon name={data.template.name} />}
            {data.template.status === 'CURRENT' && (
              <ConfigureInitiative key={templateId} template={data.template} user={user} />
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}

/** Of a template that can be read, not chosen (Document 1, section 2.5). */
function ComingSoon({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={name}
      text={t('initiatives.comingSoonText')}
      action={
        <Button variant="outlined" component={Link} to="/initiatives/create">
          {t('initiatives.availableTemplates')}
        </Button>
      }
    />
  )
}
