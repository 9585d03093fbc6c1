import BackIcon from '@mui/icons-material/ArrowBackRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useRouteQuery } from '../../../lib/use-route.ts'
import { ForbiddenState } from '../../../ui/ErrorState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'
import { PageSkeleton } from '../../../ui/Skeletons.tsx'
import { templateIconOf } from '../../../ui/icons.tsx'
import './texts.ts'

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
