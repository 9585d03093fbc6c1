import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  createStakeholder,
  listStakeholders,
  updateStakeholder,
  type Stakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import Box from '@mui/material/Box'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useDepartments } from '../stakeholder-queries.ts'
import '../texts.ts'

interface StakeholderDialogProps {
  clientId: string
  /** Edited; a new one is added where it is left out. */
  stakeholder?: Stakeholder | undefined
  onClose: () => void
  onSaved?: (stakeholder: Stakeholder) => void
}

const fields = ['firstName', 'lastName', 'role', 'email', 'phone'] as const
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

/** Adds or edits a stakeholder; first name, last name and role must be there (Document 1, section 5). */
export function StakeholderDialog({ clientId, stakeholder, onClose, onSaved }: StakeholderDialogProps) {
  const { t } = useTranslation()
  const departments = useDepartments(clientId)
  const create = useRouteMutation(createStakeholder, [listStakeholders])
  const update = useRouteMutation(updateStakeholder, [listStakeholders])
  const { register, control, handleSubmit, formState, setError } = useForm<Values>({
    defaultValues: valuesOf(stakeholder),
  })
  const required = useWatch({ control, name: ['firstName', 'lastName', 'role'] })
  const incomplete = required.some((value) => value.trim() === '')

  const save = async (values: Values): Promise<void> => {
    const body = { ...values, departmentId: values.departmentId === '' ? null : values.departmentId }
    try {
      const saved =
        stakeholder === undefined
          ? await create.mutateAsync({ body: { ...body, clientId } })
          : await update.mutateAsync({
              params: { id: stakeholder.id },
              body: { ...body, updatedAt: stakeholder.updatedAt },
            })
      onSaved?.(saved)
      onClose()
    } catch (error) {
      const beside = error instanceof ApiError ? error.errors : {}
      for (const field of fields) if (beside[field] !== undefined) setError(field, { message: beside[field] })
    }
  }
  const failure = create.error ?? update.error
  const { errors, isDirty, isSubmitting } = formState
  return (
    <FormDialog
      open
      title={stakeholder === undefined ? t('stakeholders.add') : t('stakeholders.edit')}
      submitLabel={t('common.save')}
      submitDisabled={incomplete}
      busy={isSubmitting}
      dirty={isDirty}
      error={failure === null ? undefined : messageOf(failure)}
      onClose={onClose}
      onSubmit={() => void handleSubmit(save)()}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`stakeholders.${field}`)}
            required={field === 'firstName' || field === 'lastName' || field === 'role'}
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
            <TextField
              select
              label={t('stakeholders.department')}
              error={departments.isError}
              helperText={departments.isError ? t('stakeholders.departmentsFailed') : undefined}
              {...field}
              value={departments.data === undefined ? '' : field.value}
            >
              <MenuItem value="">{t('stakeholders.noDepartment')}</MenuItem>
              {departments.data?.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
      </Box>
      <TextField label={t('stakeholders.notes')} multiline minRows={2} {...register('notes')} />
    </FormDialog>
  )
}
