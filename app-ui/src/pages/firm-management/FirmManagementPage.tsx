import KnowledgeIcon from '@mui/icons-material/LocalLibraryRounded'
import Box from '@mui/material/Box'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ArtifactPanel } from '../../features/knowledge/artifacts/components/ArtifactLibrary.tsx'
import { KnowledgeTabs } from '../../features/knowledge/firm-knowledge/components/KnowledgeTabs.tsx'
import {
  AddSummaryButton,
  SummariesPanel,
} from '../../features/knowledge/firm-knowledge/components/SummariesPanel.tsx'
import { type KnowledgeTab, tabNamed } from '../../features/knowledge/firm-knowledge/knowledge-tabs.ts'
import '../../features/knowledge/firm-knowledge/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { can, kindOf } from '../../features/account/session/session-user.ts'

const FirmQuery = lazy(async () => ({
  default: (await import('../../features/knowledge/knowledge/FirmQuery.tsx')).FirmQuery,
}))

/** What a firm knows: its documents and the summaries of its initiatives (Document 3, Firm Knowledge Management). */
export function FirmManagementPage() {
  const { t } = useTranslation()
  const isOfFirm = kindOf(useUser()) === 'firm'
  if (isOfFirm) return <FirmKnowledge />
  return (
    <Page>
      <PageHeader title={t('firmKnowledge.title')} icon={KnowledgeIcon} />
      <ForbiddenState text={t('firmKnowledge.firmOnly')} />
    </Page>
  )
}

function FirmKnowledge() {
  const id = useId()
  const tab = tabNamed(useParams().tab)
  return (
    <Page>
      <KnowledgeTabs id={id} tab={tab} />
      <Box
        key={tab}
        role="tabpanel"
        id={`${id}-panel-${tab}`}
        aria-labelledby={`${id}-tab-${tab}`}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
      >
        <Panel tab={tab} />
      </Box>
    </Page>
  )
}

function Panel({ tab }: { tab: KnowledgeTab }) {
  const { t } = useTranslation()
  const mayManage = can(useUser(), 'manage_initiatives')
  const title = t('firmKnowledge.title')
  if (tab === 'artifacts')
    return <ArtifactPanel owner={{ kind: 'firm' }} title={title} icon={KnowledgeIcon} />
  if (tab === 'query')
    return (
      <>
        <PageHeader title={title} icon={KnowledgeIcon} />
        <Suspense fallback={<QueryOnItsWay />}>
          <FirmQuery />
        </Suspense>
      </>
    )
  return (
    <>
      <PageHeader title={title} icon={KnowledgeIcon} actions={mayManage && <AddSummaryButton />} />
      <SummariesPanel mayManage={mayManage} />
    </>
  )
}

const QueryOnItsWay = () => (
  <LoadingRegion>
    <TextSkeleton lines={6} />
  </LoadingRegion>
)
