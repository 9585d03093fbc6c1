import Box from '@mui/material/Box'
import { type Consultant, createConsultant } from '@parley/contracts/http/consultants.ts'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUnsavedChangesGuard } from '../../../../ui/use-unsaved-changes-guard.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { useUser } from '../../../account/session/index.ts'
import { type ConsultantForm, signInRefusal, valuesOf } from '../consultant-form.ts'
import '../texts.ts'
import { useSaveConsultant } from '../use-save-consultant.ts'
import { AccountFields } from './AccountFields.tsx'
import { ClientsField } from './ClientsField.tsx'

interface ConsultantDialogProps {
  /** Edited; a new one is added where it is left out. */
  consultant?: Consultant
  onClose: () => void
}

const fields = ['firstName', 'lastName', 'email', 'phone', 'position'] as const

/** Adds or edits a consultant (Document 3, Consultants page). */
export function ConsultantDialog({ consultant, onClose }: ConsultantDialogProps) {
  const { t } = useTranslation()
  const actor = useUser()
  const form = useForm<ConsultantForm>({ defaultValues: valuesOf(consultant) })
  const { save, failure, errors } = useSaveConsultant(consultant)
  const { register, control, handleSubmit, formState } = form
  const needed = { firstName: true, lastName: true, email: useWatch({ control, name: 'createAccount' }) }
  const guard = useUnsavedChangesGuard(formState.isDirty && !formState.isSubmitting)

  const submit = async (values: ConsultantForm): Promise<void> => {
    if ((await save(values)) === undefined) return
    showSuccess(t('common.saved'))
    onClose()
  }
  return (
    <>
      <FormDialog
        open
        title={consultant === undefined ? t('consultants.add') : t('consultants.edit')}
        submitLabel={t('common.save')}
        busy={formState.isSubmitting}
        dirty={formState.isDirty}
        error={failure}
        onClose={onClose}
        onSubmit={() => void handleSubmit(submit)()}
      >
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {fields.map((name, place) => (
            <LimitedField
              limit={[createConsultant, name]}
              key={name}
              label={t(`consultants.${name}`)}
              type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
              required={name in needed && needed[name as keyof typeof needed]}
              autoFocus={place === 0}
              sx={name === 'position' ? { gridColumn: '1 / -1' } : {}}
              error={errors[name] !== undefined}
              helperText={errors[name]}
              htmlInput={{ autoComplete: 'off' }}
              {...register(name)}
            />
          ))}
        </Box>
        <ClientsField control={control} />
        {consultant === undefined && signInRefusal(actor) === undefined && (
          <AccountFields form={form} errors={errors} />
        )}
      </FormDialog>
      {guard}
    </>
  )
}
