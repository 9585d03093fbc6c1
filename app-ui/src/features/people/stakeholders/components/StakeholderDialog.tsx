import Box from '@mui/material/Box'
import {
  createStakeholder,
  updateStakeholder,
  type Stakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { DepartmentField, useDepartmentTree } from '../../departments/index.ts'
import { StaleNotice, useStaleEdit } from '../../../records/editing/index.ts'
import { stakeholderReads } from '../stakeholder-queries.ts'
import '../texts.ts'

interface StakeholderDialogProps {
  clientId: string
  /** Edited; a new one is added where it is left out. */
  stakeholder?: Stakeholder | undefined
  onClose: () => void
  onSaved?: (stakeholder: Stakeholder) => void
}

const fields = ['firstName', 'lastName', 'role', 'email', 'phone'] as const
const required: readonly string[] = ['firstName', 'lastName', 'role']
type Values = Record<(typeof fields)[number] | 'notes' | 'departmentId', string>

const valuesOf = (stakeholder: Stakeholder | undefined): Values => ({
  firstName: stakeholder?.firstName ?? '',
  lastName: stakeholder?.lastName ?? '',
  role: stakeholder?.role ?? '',
  email: stakeholder?.email ?? '',
  phone: stakeholder?.phone ?? '',
  notes: stakeholder?.notes ?? '',
  departmentId: stakeholder?.departmentId ?? '',
})

const summaryOf = (person: Stakeholder): string =>
  [`${person.firstName} ${person.lastName}`, person.role, person.email, person.department?.name]
    .filter(Boolean)
    .join(' · ')

/** Adds or edits a stakeholder; first name, last name and role must be there (Document 1, section 5). */
export function StakeholderDialog({ clientId, stakeholder, onClose, onSaved }: StakeholderDialogProps) {
  const { t } = useTranslation()
  const departments = useDepartmentTree(clientId)
  const stale = useStaleEdit(stakeholder)
  const create = useRouteMutation(createStakeholder, stakeholderReads)
  const update = useRouteMutation(updateStakeholder, stakeholderReads)
  const form = useForm<Values>({ defaultValues: valuesOf(stakeholder) })
  const { register, control } = form
  const needed = useWatch({ control, name: ['firstName', 'lastName', 'role'] })
  const incomplete = needed.some((value) => value.trim() === '')

  const save = async (values: Values, base: Stakeholder | undefined): Promise<void> => {
    const body = { ...values, departmentId: values.departmentId === '' ? null : values.departmentId }
    try {
      const saved =
        base === undefined
          ? await create.mutateAsync({ body: { ...body, clientId } })
          : await update.mutateAsync({
              params: { id: base.id },
              body: { ...body, updatedAt: base.updatedAt },
            })
      showSuccess(t(base === undefined ? 'common.created' : 'common.updated'))
      onSaved?.(saved)
      onClose()
    } catch (error) {
      if (stale.notice(error) || !(error instanceof ApiError)) return
      for (const field of fields)
        if (error.errors[field] !== undefined) form.setError(field, { message: error.errors[field] })
    }
  }
  const { theirs } = stale
  const failure = create.error ?? update.error
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <FormDialog
      open
      title={stakeholder === undefined ? t('stakeholders.add') : t('stakeholders.edit')}
      submitLabel={t('common.save')}
      submitDisabled={incomplete || theirs !== null}
      busy={isSubmitting}
      dirty={isDirty}
      error={failure === null || theirs !== null ? undefined : messageOf(failure)}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit((values) => save(values, stale.base))()}
    >
      {theirs !== null && (
        <StaleNotice
          theirs={summaryOf(theirs)}
          onKeepMine={() => {
            stale.goOn()
            void form.handleSubmit((values) => save(values, theirs))()
          }}
          onTakeTheirs={() => {
            stale.goOn()
            form.reset(valuesOf(theirs))
          }}
        />
      )}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {fields.map((field) => (
          <LimitedField
            limit={[createStakeholder, field]}
            key={field}
            label={t(`stakeholders.${field}`)}
            required={required.includes(field)}
            autoFocus={field === 'firstName'}
            error={errors[field] !== undefined}
            helperText={errors[field]?.message}
            {...register(field)}
          />
        ))}
        <Controller
          control={control}
          name="departmentId"
          render={({ field }) => (
            <DepartmentField
              label={t('stakeholders.department')}
              departments={departments.data}
              others={[{ id: '', name: t('stakeholders.noDepartment') }]}
              value={field.value}
              onChange={field.onChange}
              problem={departments.isError ? t('stakeholders.departmentsFailed') : undefined}
            />
          )}
        />
      </Box>
      <LimitedField
        limit={[createStakeholder, 'notes']}
        label={t('stakeholders.notes')}
        multiline
        minRows={2}
        {...register('notes')}
      />
    </FormDialog>
  )
}
