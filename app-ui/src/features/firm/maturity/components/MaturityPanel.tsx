import SpeedIcon from '@mui/icons-material/SpeedRounded'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { listMaturityAssessments, type MaturityAssessment } from '@parley/contracts/http/maturity.ts'
import { readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, can } from '../../../account/session/index.ts'
import '../locales/en.ts'
import { draftKey } from '../use-assessment-form.ts'
import { AssessmentForm } from './AssessmentForm.tsx'
import { LatestResult } from './LatestResult.tsx'
import { DevelopmentSection, PastAssessments } from './PastAssessments.tsx'

/** The client's assessments of itself, and the way to a new one. */
export function MaturityPanel({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  const user = useUser()
  const mayAssess = can(user, 'manage_initiatives') || can(user, 'manage_settings')
  const assessments = useRouteQuery(listMaturityAssessments, {}, { staleTime: 0 })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <QueryView
      query={assessments}
      skeleton={
        <LoadingRegion>
          <TextSkeleton lines={8} />
        </LoadingRegion>
      }
      failed={t('maturity.loadFailed')}
    >
      {(data) => {
        if (mayAssess && isOpen)
          return <AssessmentForm clientId={clientId} onClose={() => setIsOpen(false)} />
        return (
          <Overview
            assessments={data}
            mayAssess={mayAssess}
            hasDraft={readDraft(draftKey(clientId)) !== undefined}
            onStart={() => setIsOpen(true)}
          />
        )
      }}
    </QueryView>
  )
}

interface OverviewProps {
  assessments: readonly MaturityAssessment[]
  mayAssess: boolean
  hasDraft: boolean
  onStart: () => void
}

function Overview({ assessments, mayAssess, hasDraft, onStart }: OverviewProps) {
  const { t } = useTranslation()
  const [latest, previous] = assessments
  const label = hasDraft ? 'goOn' : latest === undefined ? 'start' : 'again'
  const button = mayAssess && (
    <Button variant={latest === undefined ? 'contained' : 'outlined'} onClick={onStart}>
      {t(`maturity.${label}`)}
    </Button>
  )
  if (latest === undefined)
    return (
      <EmptyState
        compact
        icon={SpeedIcon}
        title={t('maturity.emptyTitle')}
        text={t(mayAssess ? 'maturity.emptyText' : 'maturity.emptyReadOnly')}
        action={button}
      />
    )
  return (
    <>
      {mayAssess ? <div>{button}</div> : <Alert severity="info">{t('maturity.readOnly')}</Alert>}
      <LatestResult latest={latest} previous={previous} />
      <DevelopmentSection assessments={assessments} />
      <PastAssessments assessments={assessments} mayDelete={mayAssess} />
    </>
  )
}
