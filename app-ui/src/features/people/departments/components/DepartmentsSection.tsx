import AddIcon from '@mui/icons-material/AddRounded'
import DepartmentsIcon from '@mui/icons-material/AccountTreeRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DepartmentNode } from '@parley/contracts/http/departments.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDepartmentTree } from '../department-queries.ts'
import { flatten, matchingBranches } from '../department-tree.ts'
import '../locales/en.ts'
import { DeleteDepartmentDialog } from './DeleteDepartmentDialog.tsx'
import { DepartmentDialog, type DepartmentEdit } from './DepartmentDialog.tsx'
import type { DepartmentActions } from './DepartmentLine.tsx'
import { DepartmentTree } from './DepartmentTree.tsx'
import { DepartmentsToolbar } from './DepartmentsToolbar.tsx'
import { NoMatch } from './NoMatch.tsx'
import { PagedDepartments } from './PagedDepartments.tsx'
import { useDepartmentsView, type DepartmentsView } from './use-departments-view.ts'

interface DepartmentsSectionProps {
  clientId: string
  /** Whether the person may change anything. */
  canManage: boolean
}

type Open = { kind: 'edit'; edit: DepartmentEdit } | { kind: 'delete'; department: DepartmentNode }

const nodeOf = (tree: readonly DepartmentNode[], id: string | null): DepartmentNode | undefined =>
  flatten(tree).find(({ node }) => node.id === id)?.node

/** A client's departments as a list or a tree, and what can be done with them (Document 1, section 2.12). */
export function DepartmentsSection({ clientId, canManage }: DepartmentsSectionProps) {
  const { t } = useTranslation()
  const tree = useDepartmentTree(clientId)
  const view = useDepartmentsView()
  const [open, setOpen] = useState<Open | null>(null)
  const startEdit = (edit: DepartmentEdit): void => setOpen({ kind: 'edit', edit })
  const actions: DepartmentActions | undefined = canManage
    ? {
        onAddBelow: (parent) => startEdit({ mode: 'add-below', parent }),
        onEdit: (department) => startEdit({ mode: 'edit', department }),
        onDelete: ({ id }) => {
          const department = nodeOf(tree.data ?? [], id)
          if (department !== undefined) setOpen({ kind: 'delete', department })
        },
      }
    : undefined
  const addButton = canManage && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => startEdit({ mode: 'add' })}>
      {t('departments.add')}
    </Button>
  )
  return (
    <Section
      flush
      title={t('departments.departments')}
      actions={tree.data === undefined || tree.data.length === 0 ? undefined : addButton}
    >
      <QueryView
        query={tree}
        skeleton={<TableSkeleton rows={6} columns={2} />}
        compact
        failed={t('departments.loadFailed')}
        empty={
          <EmptyState
            compact
            icon={DepartmentsIcon}
            title={t(canManage ? 'departments.empty' : 'departments.emptyReadOnly')}
            action={addButton || undefined}
          />
        }
      >
        {(data) => (
          <>
            <DepartmentsToolbar view={view} />
            {view.shown === 'tree' ? (
              <SearchedTree departments={data} view={view} actions={actions} />
            ) : (
              <PagedDepartments clientId={clientId} tree={data} list={view.list} actions={actions} />
            )}
          </>
        )}
      </QueryView>
      <Dialogs clientId={clientId} tree={tree.data ?? []} open={open} onClose={() => setOpen(null)} />
    </Section>
  )
}

interface DialogsProps {
  clientId: string
  tree: DepartmentNode[]
  open: Open | null
  onClose: () => void
}

function Dialogs({ clientId, tree, open, onClose }: DialogsProps) {
  if (open === null) return null
  return open.kind === 'edit' ? (
    <DepartmentDialog clientId={clientId} edit={open.edit} departments={tree} onClose={onClose} />
  ) : (
    <DeleteDepartmentDialog
      department={open.department}
      parentName={nodeOf(tree, open.department.parentId)?.name}
      onClose={onClose}
    />
  )
}

interface SearchedTreeProps {
  departments: readonly DepartmentNode[]
  view: DepartmentsView
  actions: DepartmentActions | undefined
}

function SearchedTree({ departments, view, actions }: SearchedTreeProps) {
  const search = view.list.settledSearch
  const found = matchingBranches(departments, search)
  if (found.length === 0) return <NoMatch />
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <DepartmentTree departments={found} allOpen={search !== ''} actions={actions} />
    </Box>
  )
}
