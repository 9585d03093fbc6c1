import BackIcon from '@mui/icons-material/ArrowBackRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { templateIconOf } from '@parley/ui-kit/components/icons.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import './locales/en.ts'

interface RecordPageProps {
  title: string
  /** For a page on which there is nothing to read, only to change. */
  needsManage?: boolean
  children: (initiative: Initiative) => ReactNode
}

/** A page about one initiative of the address, with the way back to it. */
export function RecordPage({ title, needsManage = false, children }: RecordPageProps) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const initiative = useRouteQuery(getInitiative, { params: { id } }, { staleTime: 10_000 })
  return (
    <QueryView query={initiative} skeleton={<PageSkeleton />} failed={t('record.loadFailed')}>
      {(data) => {
        const { name, template, canManage } = data
        return (
          <Page width="narrow">
            <PageHeader title={title} icon={templateIconOf(template?.icon)} />
            <div>
              <Button size="small" component={Link} to={`/initiatives/${id}`} startIcon={<BackIcon />}>
                {t('record.back', { name })}
              </Button>
            </div>
            {!canManage && !needsManage && (
              <Typography color="textSecondary">{t('record.readOnly')}</Typography>
            )}
            {needsManage && !canManage ? <ForbiddenState /> : children(data)}
          </Page>
        )
      }}
    </QueryView>
  )
}
