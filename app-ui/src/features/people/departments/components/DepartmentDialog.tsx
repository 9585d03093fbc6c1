import TextField from '@mui/material/TextField'
import {
  createDepartment,
  type Department,
  type DepartmentNode,
  updateDepartment,
} from '@parley/contracts/http/departments.ts'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { StaleNotice, useStaleEdit } from '../../../records/editing/index.ts'
import { departmentReads } from '../department-queries.ts'
import { withoutBranch } from '../department-tree.ts'
import '../texts.ts'
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

const fields = ['name', 'code', 'description'] as const
type Values = Record<(typeof fields)[number] | 'parentId', string>

const valuesOf = (department: Department | undefined, parentId: string): Values => ({
  name: department?.name ?? '',
  code: department?.code ?? '',
  description: department?.description ?? '',
  parentId: department === undefined ? parentId : (department.parentId ?? ''),
})

const titles = {
  add: 'departments.add',
  'add-below': 'departments.addSubTitle',
  edit: 'departments.edit',
} as const

export function DepartmentDialog({ clientId, edit, departments, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation()
  const stale = useStaleEdit(edit.mode === 'edit' ? edit.department : undefined)
  const create = useRouteMutation(createDepartment, departmentReads)
  const update = useRouteMutation(updateDepartment, departmentReads)
  const fixedParent = edit.mode === 'add-below' ? edit.parent : undefined
  const form = useForm<Values>({ defaultValues: valuesOf(stale.base, fixedParent?.id ?? '') })
  const { register, control, formState } = form
  const isBlank = useWatch({ control, name: 'name' }).trim() === ''

  const save = async (values: Values, base: Department | undefined): Promise<void> => {
    const body = { ...values, parentId: values.parentId === '' ? null : values.parentId }
    try {
      if (base === undefined) await create.mutateAsync({ body: { ...body, clientId } })
      else await update.mutateAsync({ params: { id: base.id }, body: { ...body, updatedAt: base.updatedAt } })
      showSuccess(t(base === undefined ? 'common.created' : 'common.updated'))
      onClose()
    } catch (error) {
      if (stale.notice(error) || !(error instanceof ApiError)) return
      for (const field of fields)
        if (error.errors[field] !== undefined) form.setError(field, { message: error.errors[field] })
    }
  }
  const { theirs } = stale
  const failure = create.error ?? update.error
  return (
    <FormDialog
      open
      title={t(titles[edit.mode])}
      submitLabel={t('common.save')}
      submitDisabled={isBlank || theirs !== null}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      error={failure === null || theirs !== null ? undefined : messageOf(failure)}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit((values) => save(values, stale.base))()}
    >
      {theirs !== null && (
        <StaleNotice
          theirs={[theirs.name, theirs.code, theirs.description].filter(Boolean).join(' · ')}
          onKeepMine={() => {
            stale.goOn()
            void form.handleSubmit((values) => save(values, theirs))()
          }}
          onTakeTheirs={() => {
            stale.goOn()
            form.reset(valuesOf(theirs, ''))
          }}
        />
      )}
      {(['name', 'code'] as const).map((field) => (
        <LimitedField
          limit={[createDepartment, field]}
          key={field}
          label={t(`departments.${field}`)}
          required={field === 'name'}
          autoFocus={field === 'name'}
          error={formState.errors[field] !== undefined}
          helperText={formState.errors[field]?.message}
          {...register(field)}
        />
      ))}
      <LimitedField
        limit={[createDepartment, 'description']}
        label={t('departments.description')}
        multiline
        minRows={2}
        {...register('description')}
      />
      {fixedParent === undefined ? (
        <Controller
          control={control}
          name="parentId"
          render={({ field }) => (
            <DepartmentField
              label={t('departments.parent')}
              departments={
                edit.mode === 'edit' ? withoutBranch(departments, edit.department.id) : departments
              }
              others={[{ id: '', name: t('departments.noParent') }]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ) : (
        <TextField label={t('departments.parent')} value={fixedParent.name} disabled />
      )}
    </FormDialog>
  )
}
