import { useTranslate } from 'react-admin'
import { RecordDialog, savingTexts } from '../../dialogs/parts.ts'
import type { ConsultantForm } from './consultant-form.ts'
import { ConsultantInputs } from './ConsultantInputs.tsx'
import type { ConsultantRow } from '../../kinds/index.ts'

const of = 'resources.consultants'
const texts = savingTexts(of)
const defaults: Partial<ConsultantForm> = { clientIds: [], createAccount: false }

const toSend = (values: ConsultantForm, consultant: ConsultantRow | undefined): object => {
  const { firstName, lastName, email, phone, position, clientIds } = values
  const fields = { firstName, lastName, email, phone, position, clientIds }
  if (consultant !== undefined) return { ...fields, updatedAt: consultant.updatedAt }
  return {
    ...fields,
    consultingFirmId: values.consultingFirmId,
    ...(values.createAccount === true ? { password: values.password } : {}),
  }
}

/** Adds or edits a consultant and the clients that they may access (Document 3, Consultants page). */
export function ConsultantDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <RecordDialog<ConsultantRow, ConsultantForm>
      id={id}
      title={translate(id === undefined ? `${of}.action.create` : `${of}.edit`)}
      texts={texts}
      defaults={defaults}
      toSend={toSend}
      onClose={onClose}
    >
      {(consultant) => <ConsultantInputs isNew={consultant === undefined} />}
    </RecordDialog>
  )
}
