import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { maxLength, required, TextInput, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { RecordDialog, savingTexts } from '../../dialogs/parts.ts'
import {
  AdministratorInputs,
  invitationIsComplete,
  invitationOf,
  type InvitingForm,
} from '../../invitations/index.ts'

interface FirmForm extends InvitingForm {
  name: string
}

const of = 'resources.consulting-firms'
const texts = savingTexts(of)

/** The name is required (Document 3, section 5); so is the address of who is invited. */
const isComplete = (values: Partial<FirmForm>): boolean =>
  (values.name ?? '').trim() !== '' && invitationIsComplete(values)

const toSend = (values: FirmForm, firm: ConsultingFirm | undefined): object =>
  firm === undefined
    ? { name: values.name.trim(), ...invitationOf(values) }
    : { name: values.name.trim(), updatedAt: firm.updatedAt }

/** Adds or renames a firm (Document 3, Consulting firms list). */
export function FirmDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const translate = useTranslate()
  // The setup of a new product leads here for a firm with somebody in it.
  const { state } = useLocation() as { state: { invites?: boolean } | null }
  return (
    <RecordDialog<ConsultingFirm, FirmForm>
      id={id}
      title={translate(id === undefined ? `${of}.action.create` : `${of}.edit`)}
      texts={texts}
      defaults={{ name: '', invites: state?.invites === true }}
      isComplete={isComplete}
      toSend={toSend}
      onClose={onClose}
    >
      {(firm) => (
        <>
          <TextInput source="name" autoFocus helperText={false} validate={[required(), maxLength(200)]} />
          {firm === undefined && <AdministratorInputs />}
        </>
      )}
    </RecordDialog>
  )
}
