import Typography from '@mui/material/Typography'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  maxLength,
  ReferenceInput,
  required,
  TextInput,
  useTranslate,
} from 'react-admin'
import { RecordDialog, savingTexts } from '../../dialogs/parts.ts'
import {
  AdministratorInputs,
  invitationIsComplete,
  invitationOf,
  type InvitingForm,
} from '../../invitations/index.ts'
import { chooseIndustries, industryChoices } from '../industries/index.ts'
import { ClientSso } from './ClientSso.tsx'
import type { ClientRow } from '../../kinds/index.ts'

/** By code, or as the server gave it. */
type Industry = string | ClientRow['industries'][number]

interface ClientForm extends InvitingForm {
  name: string
  industries: Industry[]
  consultingFirmId: string
}

const of = 'resources.clients'
const texts = savingTexts(of)
const defaults: Partial<ClientForm> = { name: '', industries: [], invites: false }

const codesOf = (industries: readonly Industry[] | undefined): string[] =>
  (industries ?? []).map((industry) => (typeof industry === 'string' ? industry : industry.code))

/** A name, and the firm that it belongs to (Document 3, section 5; decisions D11, Clients). */
const isComplete = (values: Partial<ClientForm>): boolean =>
  (values.name ?? '').trim() !== '' && (values.consultingFirmId ?? '') !== '' && invitationIsComplete(values)

const toSend = (values: ClientForm, client: ClientRow | undefined): object => {
  const fields = { name: values.name.trim(), industries: codesOf(values.industries) }
  return client === undefined
    ? { ...fields, consultingFirmId: values.consultingFirmId, ...invitationOf(values) }
    : { ...fields, updatedAt: client.updatedAt }
}

/** Adds or edits a client (Document 3, Clients list). */
export function ClientDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <RecordDialog<ClientRow, ClientForm>
      id={id}
      title={translate(id === undefined ? `${of}.action.create` : `${of}.edit`)}
      texts={texts}
      defaults={defaults}
      isComplete={isComplete}
      toSend={toSend}
      onClose={onClose}
    >
      {(client) => (
        <>
          {client !== undefined && (
            <Typography color="textSecondary">
              {translate(`${of}.fields.consultingFirmId`)}: {client.consultingFirm.name}
            </Typography>
          )}
          <TextInput source="name" autoFocus helperText={false} validate={[required(), maxLength(200)]} />
          <AutocompleteArrayInput
            source="industries"
            choices={industryChoices}
            format={codesOf}
            parse={chooseIndustries}
            helperText={`${of}.industriesHelp`}
          />
          {client === undefined && <FirmInput />}
          {client === undefined && <AdministratorInputs />}
          {client !== undefined && <ClientSso client={client} />}
        </>
      )}
    </RecordDialog>
  )
}

function FirmInput() {
  return (
    <ReferenceInput
      source="consultingFirmId"
      reference="consulting-firms"
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput optionText="name" helperText={`${of}.firmHelp`} validate={required()} />
    </ReferenceInput>
  )
}
