import TemplatesIcon from '@mui/icons-material/DashboardCustomizeRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { CardGrid } from '@parley/ui-kit/components/CardGrid.tsx'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { CardGridSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TemplateCard } from '../../features/engagement/initiatives/components/TemplateCard.tsx'
import { QuickCreate } from '../../features/engagement/initiatives/create/QuickCreate.tsx'
import { mayCreateInitiatives } from '../../features/engagement/initiatives/initiative-access.ts'
import '../../features/engagement/initiatives/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { ownLanguageFirst } from '../../features/templates/templates/own-language-first.ts'

/** Creating: by a name alone, or with all details after a template is chosen (Document 1, section 2.5). */
export function ChooseTemplatePage() {
  const { t } = useTranslation()
  const allowed = mayCreateInitiatives(useUser())
  return (
    <Page>
      <PageHeader title={t('initiatives.create')} icon={TemplatesIcon} />
      {allowed ? <Templates /> : <ForbiddenState />}
    </Page>
  )
}

function Templates() {
  const { t, i18n } = useTranslation()
  const templates = useRouteQuery(listTemplates, {})
  return (
    <QueryView query={templates} skeleton={<CardGridSkeleton />} failed={t('initiatives.templatesFailed')}>
      {(data) => {
        const all = ownLanguageFirst(data.templates, i18n.language)
        const current = all.filter(({ status }) => status === 'CURRENT')
        const future = all.filter(({ status }) => status === 'FUTURE')
        return (
          <>
            {current.length > 0 && <QuickCreate templates={current} />}
            <TemplateGroup
              title={t('initiatives.availableTemplates')}
              text={current.length === 0 ? undefined : t('initiatives.chooseTemplate')}
              templates={current}
              empty={
                <EmptyState
                  icon={TemplatesIcon}
                  title={t('initiatives.noTemplatesTitle')}
                  text={t('initiatives.noTemplatesText')}
                />
              }
            />
            {future.length > 0 && <TemplateGroup title={t('initiatives.comingSoon')} templates={future} />}
          </>
        )
      }}
    </QueryView>
  )
}

interface TemplateGroupProps {
  title: string
  text?: string | undefined
  templates: readonly TemplateSummary[]
  empty?: ReactNode
}

function TemplateGroup({ title, text, templates, empty }: TemplateGroupProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
      {templates.length === 0 ? (
        empty
      ) : (
        <Box sx={{ mt: 4 }}>
          <CardGrid>
            {templates.map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
          </CardGrid>
        </Box>
      )}
    </Box>
  )
}
