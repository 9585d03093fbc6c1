import {
  type Consultant,
  createConsultant,
  getConsultant,
  listConsultants,
  updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import {
  getInitiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { type RecordForm, useRecordForm } from '../../records/editing/parts.ts'
import { type ConsultantValues, problemOf, serverMessageOr, valuesOf } from './consultant-form.ts'

export type ConsultantForm = RecordForm<Consultant, ConsultantValues>

const fieldsOf = ({ firstName, lastName, email, phone, position, clients }: ConsultantValues) => ({
  firstName,
  lastName,
  email: email.trim(),
  phone,
  position,
  clientIds: clients.map(({ id }) => id),
})

/** The form of a consultant, or of a new one, with an account where one is wanted. */
export function useConsultantForm(consultant: Consultant | undefined, onClose: () => void): ConsultantForm {
  const { t } = useTranslation()
  return useRecordForm({
    record: consultant,
    valuesOf,
    // Cards of initiatives name who leads.
    refreshes: [listConsultants, getConsultant, getInitiative, listClientInitiatives, listFirmInitiatives],
    check: (values) => {
      const problem = problemOf(values)
      return problem && { message: t(`consultants.${problem}`) }
    },
    create: {
      route: createConsultant,
      input: (values) => ({
        body: { ...fieldsOf(values), ...(values.createAccount && { password: values.password }) },
      }),
    },
    update: {
      route: updateConsultant,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...fieldsOf(values), updatedAt } }),
    },
    failed: (error) =>
      serverMessageOr(
        error,
        t(consultant === undefined ? 'consultants.createFailed' : 'consultants.updateFailed'),
      ),
    onSaved: () => {
      showSuccess(t('common.saved'))
      onClose()
    },
  })
}
