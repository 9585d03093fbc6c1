import UploadIcon from '@mui/icons-material/UploadFileRounded'
import ArtifactsIcon from '@mui/icons-material/DescriptionRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { CardGridSkeleton, TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useAddressList, type AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useAsked } from '@parley/ui-kit/lib/use-asked.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, can } from '../../../account/session/index.ts'
import type { AnyArtifact, Owner } from '../artifact-record.ts'
import { useArtifacts } from '../artifact-queries.ts'
import { useRetryIndexing } from '../use-retry-indexing.ts'
import { useArtifactUploads } from '../use-artifact-uploads.ts'
import { useNamedArtifact } from '../use-named-artifact.ts'
import { type Look, useListLook } from '../list-look.ts'
import { type Selection, useSelection } from '../use-selection.ts'
import '../locales/en.ts'
import type { ArtifactHandlers } from './ArtifactActions.tsx'
import { ArtifactCards } from './ArtifactCards.tsx'
import { ArtifactFilters } from './ArtifactFilters.tsx'
import { ArtifactTable } from './ArtifactTable.tsx'
import { LookChoice } from './LookChoice.tsx'
import { LibraryDialogs, type OpenDialog } from './LibraryDialogs.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { UploadZone } from './UploadZone.tsx'

/** The page of an owner's documents. */
export function ArtifactLibrary({ owner }: { owner: Owner }) {
  const { t } = useTranslation()
  return (
    <Page>
      <ArtifactPanel owner={owner} title={t('artifacts.title')} icon={ArtifactsIcon} />
    </Page>
  )
}

interface ArtifactPanelProps {
  owner: Owner
  /** Of the page that it stands in. */
  title: string
  icon: IconComponent
}

/** The documents of an owner with all that can be done with them. */
export function ArtifactPanel({ owner, title, icon }: ArtifactPanelProps) {
  const { t } = useTranslation()
  const mayManage = can(useUser(), 'manage_initiatives')
  const list = useAddressList({
    pageSize: 24,
    filters: ['kind', 'scope', 'initiativeId', 'indexing'],
    sort: { field: 'createdAt', order: 'DESC' },
  })
  const artifacts = useArtifacts(owner, list.query)
  const { send, ...running } = useArtifactUploads(owner)
  const onRetry = useRetryIndexing(owner)
  const selection = useSelection()
  const [look, setLook] = useListLook(owner)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  useAsked('upload', () => setDialog(mayManage ? { kind: 'edit' } : null))
  const rows = artifacts.data?.rows ?? []
  const named = useNamedArtifact(rows)
  const chosen = rows.filter(({ id }) => selection.has(id))
  return (
    <>
      <PageHeader
        title={title}
        icon={icon}
        actions={
          mayManage && (
            <Button
              variant="contained"
              startIcon={<UploadIcon />}
              onClick={() => setDialog({ kind: 'edit' })}
            >
              {t('artifacts.upload')}
            </Button>
          )
        }
      />
      <ArtifactFilters owner={owner} list={list} isSortedByHeads={look === 'table'}>
        <LookChoice look={look} onChange={setLook} />
      </ArtifactFilters>
      {mayManage && <UploadZone {...running} images={owner.kind === 'client'} onFiles={send} />}
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          onClear={selection.clear}
          {...(owner.kind === 'client' && { onMove: () => setDialog({ kind: 'move', artifacts: chosen }) })}
          onDelete={() => setDialog({ kind: 'delete', artifacts: chosen })}
        />
      )}
      <QueryView
        query={artifacts}
        skeleton={look === 'cards' ? <CardGridSkeleton /> : <TableSkeleton columns={6} />}
        failed={t(owner.kind === 'firm' ? 'artifacts.firmLoadFailed' : 'artifacts.loadFailed')}
        empty={<NoArtifacts owner={owner} list={list} mayManage={mayManage} />}
      >
        {(page) => (
          <Rows
            owner={owner}
            look={look}
            {...page}
            list={list}
            selection={mayManage ? selection : undefined}
            handlers={mayManage ? { ...handlersOf(owner, setDialog), onRetry } : previewOnly(setDialog)}
          />
        )}
      </QueryView>
      <LibraryDialogs
        owner={owner}
        dialog={dialog ?? named.dialog}
        onClose={() => {
          setDialog(null)
          named.close()
        }}
        onDone={() => {
          setDialog(null)
          selection.clear()
        }}
      />
    </>
  )
}

type Open = (dialog: OpenDialog) => void

const previewOnly = (open: Open): ArtifactHandlers => ({
  onPreview: (artifact) => open({ kind: 'preview', artifact }),
})

function handlersOf(owner: Owner, open: Open): ArtifactHandlers {
  return {
    ...previewOnly(open),
    onEdit: (artifact) => open({ kind: 'edit', artifact }),
    onDelete: (artifact) => open({ kind: 'delete', artifacts: [artifact] }),
    ...(owner.kind === 'client' && {
      onMove: (artifact: AnyArtifact) => open({ kind: 'move', artifacts: [artifact] }),
    }),
  }
}

interface RowsProps {
  owner: Owner
  look: Look
  rows: readonly AnyArtifact[]
  list: AddressList
  total: number
  selection: Selection | undefined
  handlers: ArtifactHandlers
}

function Rows({ owner, look, rows, list, total, selection, handlers }: RowsProps) {
  const pager = <Pager page={list.page} pageSize={list.pageSize} total={total} onChange={list.setPage} />
  const shared = { owner, artifacts: rows, selection, handlers }
  if (look === 'table')
    return (
      <Card>
        <ArtifactTable {...shared} list={list} />
        {pager}
      </Card>
    )
  return (
    <Box>
      <ArtifactCards {...shared} />
      {pager}
    </Box>
  )
}

function NoArtifacts({ owner, list, mayManage }: { owner: Owner; list: AddressList; mayManage: boolean }) {
  const { t } = useTranslation()
  if (list.isFiltered || list.page > 0)
    return (
      <EmptyState
        icon={ArtifactsIcon}
        title={t('artifacts.noMatchTitle')}
        text={t('artifacts.noMatchText')}
        action={
          <Button variant="outlined" onClick={list.clear}>
            {t('artifacts.clearFilters')}
          </Button>
        }
      />
    )
  const text = t(owner.kind === 'firm' ? 'artifacts.firmNoneText' : 'artifacts.noneText')
  return (
    <EmptyState
      icon={ArtifactsIcon}
      title={t('artifacts.noneTitle')}
      text={mayManage ? text : t('artifacts.readOnlyNone')}
    />
  )
}
