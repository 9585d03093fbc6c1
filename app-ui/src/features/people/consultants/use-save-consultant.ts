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
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api-error.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { useStaleEdit } from '../../../lib/use-stale-edit.ts'
import { type ConsultantForm, problemOf, serverMessageOr } from './consultant-form.ts'

const fieldsOf = (values: ConsultantForm) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  email: values.email.trim(),
  phone: values.phone,
  position: values.position,
  clientIds: values.clients.map(({ id }) => id),
})

/** Saves the form; what is wrong with fields stands beside them, the rest above the form. */
export function useSaveConsultant(consultant: Consultant | undefined) {
  const { t } = useTranslation()
  const create = useRouteMutation(createConsultant, [listConsultants])
  const update = useRouteMutation(updateConsultant, [
    listConsultants,
    getConsultant,
    // Cards name who leads.
    getInitiative,
    listClientInitiatives,
    listFirmInitiatives,
  ])
  const stale = useStaleEdit(consultant)
  const [failure, setFailure] = useState<string>()
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  const send = (values: ConsultantForm): Promise<Consultant> => {
    const body = fieldsOf(values)
    if (consultant !== undefined)
      return update.mutateAsync({
        params: { id: consultant.id },
        body: { ...body, updatedAt: stale.updatedAt },
      })
    return create.mutateAsync({ body: values.createAccount ? { ...body, password: values.password } : body })
  }

  /** Undefined where it was not saved. */
  const save = async (values: ConsultantForm): Promise<Consultant | undefined> => {
    const problem = problemOf(values)
    setErrors({})
    setFailure(problem === undefined ? undefined : t(`consultants.${problem}`))
    if (problem !== undefined) return undefined
    try {
      return await send(values)
    } catch (refusal) {
      stale.note(refusal)
      const fallback = consultant === undefined ? 'createFailed' : 'updateFailed'
      const message = serverMessageOr(refusal, t(`consultants.${fallback}`))
      const isStale = refusal instanceof ApiError && refusal.code === 'STALE_UPDATE'
      setFailure(isStale ? `${message} ${t('consultants.overwrite')}` : message)
      setErrors(refusal instanceof ApiError ? refusal.errors : {})
      return undefined
    }
  }
  return { save, failure, errors }
}
