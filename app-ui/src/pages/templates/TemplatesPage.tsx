import AddIcon from '@mui/icons-material/AddRounded'
import TemplatesIcon from '@mui/icons-material/DashboardCustomizeRounded'
import ImportIcon from '@mui/icons-material/FileUploadRounded'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { TemplateSummary } from '@parley/contracts/http/templates.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ImportTemplateDialog } from '../../features/templates/templates/components/ImportTemplateDialog.tsx'
import { TemplateFilters } from '../../features/templates/templates/components/TemplateFilters.tsx'
import { TemplateTable } from '../../features/templates/templates/components/TemplateTable.tsx'
import { useTemplates } from '../../features/templates/templates/template-queries.ts'
import '../../features/templates/templates/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'
import { OpenTemplate, useTemplateActions } from './OpenTemplate.tsx'

/** The playbooks that one may use (Document 2, 2.3). Clients read; firms and super admins write. */
export function TemplatesPage() {
  const { t } = useTranslation()
  const isClient = kindOf(useUser()) === 'client'
  const list = useAddressList({ filters: ['owner', 'industry', 'visibility', 'language'] })
  const templates = useTemplates(list)
  const [isImporting, setImporting] = useState(false)
  const canCreate = templates.data?.canCreate === true
  return (
    <Page>
      <PageHeader
        title={t('templates.title')}
        icon={TemplatesIcon}
        actions={
          canCreate && (
            <>
              <Button startIcon={<ImportIcon />} onClick={() => setImporting(true)}>
                {t('templates.importFile')}
              </Button>
              <CreateButton />
            </>
          )
        }
      />
      {isClient ? (
        <Alert severity="info">{t('templates.clientNotice')}</Alert>
      ) : (
        <TemplateFilters list={list} />
      )}
      <QueryView
        query={templates}
        skeleton={<TableSkeleton columns={6} />}
        failed={t('templates.loadFailed')}
        empty={<NoTemplates list={list} canCreate={canCreate} />}
        isEmpty={({ templates }) => templates.length === 0}
      >
        {(data) => <Templates list={list} page={data} isReadOnly={isClient} />}
      </QueryView>
      {isImporting && <ImportTemplateDialog onClose={() => setImporting(false)} />}
    </Page>
  )
}

function CreateButton() {
  const { t } = useTranslation()
  return (
    <Button variant="contained" component={Link} to="/initiative-templates/create" startIcon={<AddIcon />}>
      {t('templates.create')}
    </Button>
  )
}

interface TemplatesProps {
  list: AddressList
  page: { templates: TemplateSummary[]; total: number }
  isReadOnly: boolean
}

function Templates({ list, page, isReadOnly }: TemplatesProps) {
  const { onAction, dialog } = useTemplateActions()
  const [opened, setOpened] = useState<TemplateSummary | null>(null)
  return (
    <Card>
      <TemplateTable
        templates={page.templates}
        sort={list.sort}
        onSort={list.setSort}
        onOpen={setOpened}
        onAction={isReadOnly ? undefined : onAction}
      />
      <Pager page={list.page} pageSize={list.pageSize} total={page.total} onChange={list.setPage} />
      {dialog}
      {opened !== null && <OpenTemplate template={opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

function NoTemplates({ list, canCreate }: { list: AddressList; canCreate: boolean }) {
  const { t } = useTranslation()
  if (list.isFiltered)
    return (
      <EmptyState
        icon={TemplatesIcon}
        title={t('templates.noMatchTitle')}
        text={t('templates.noMatchText')}
        action={
          <Button variant="outlined" onClick={list.clear}>
            {t('templates.clearFilters')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={TemplatesIcon}
      title={t('templates.noneTitle')}
      text={canCreate ? t('templates.noneText') : t('templates.noneForClient')}
      action={canCreate && <CreateButton />}
    />
  )
}
