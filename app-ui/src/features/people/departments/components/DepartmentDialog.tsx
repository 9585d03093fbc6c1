import TextField from '@mui/material/TextField'
import {
  createDepartment,
  type Department,
  type DepartmentNode,
  updateDepartment,
} from '@parley/contracts/http/departments.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog, useRecordForm } from '../../../records/editing/parts.ts'
import { departmentReads } from '../department-queries.ts'
import { withoutBranch } from '../department-tree.ts'
import '../locales/en.ts'
import { DepartmentField } from './DepartmentField.tsx'

/** What the dialog is open for (Document 1, section 2.12). */
export type DepartmentEdit =
  { mode: 'add' } | { mode: 'add-below'; parent: Department } | { mode: 'edit'; department: Department }

interface DepartmentDialogProps {
  clientId: string
  edit: DepartmentEdit
  /** All of the client's, to choose the parent from. */
  departments: readonly DepartmentNode[]
  onClose: () => void
}

type Values = Record<'name' | 'code' | 'description' | 'parentId', string>

const valuesOf = (department: Department | undefined, parentId: string): Values => ({
  name: department?.name ?? '',
  code: department?.code ?? '',
  description: department?.description ?? '',
  parentId: department === undefined ? parentId : (department.parentId ?? ''),
})

const bodyOf = (values: Values) => ({ ...values, parentId: values.parentId || null })

const titles = {
  add: 'departments.add',
  'add-below': 'departments.addSubTitle',
  edit: 'departments.edit',
} as const

export function DepartmentDialog({ clientId, edit, departments, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation()
  const fixedParent = edit.mode === 'add-below' ? edit.parent : undefined
  const form = useRecordForm({
    record: edit.mode === 'edit' ? edit.department : undefined,
    valuesOf: (department: Department | undefined) => valuesOf(department, fixedParent?.id ?? ''),
    refreshes: departmentReads,
    create: { route: createDepartment, input: (values) => ({ body: { ...bodyOf(values), clientId } }) },
    update: {
      route: updateDepartment,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...bodyOf(values), updatedAt } }),
    },
    onSaved: () => {
      showSuccess(t(edit.mode === 'edit' ? 'common.updated' : 'common.created'))
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={t(titles[edit.mode])}
      isComplete={form.values.name.trim() !== ''}
      lineOf={({ name, code, description }) => [name, code, description].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      {(['name', 'code'] as const).map((field) => (
        <LimitedField
          {...form.limited(field)}
          key={field}
          label={t(`departments.${field}`)}
          required={field === 'name'}
          autoFocus={field === 'name'}
        />
      ))}
      <LimitedField
        {...form.limited('description')}
        label={t('departments.description')}
        multiline
        minRows={2}
      />
      {fixedParent === undefined ? (
        <DepartmentField
          label={t('departments.parent')}
          departments={edit.mode === 'edit' ? withoutBranch(departments, edit.department.id) : departments}
          others={[{ id: '', name: t('departments.noParent') }]}
          value={form.values.parentId}
          onChange={(parentId) => form.change({ parentId })}
        />
      ) : (
        <TextField label={t('departments.parent')} value={fixedParent.name} disabled />
      )}
    </RecordDialog>
  )
}
