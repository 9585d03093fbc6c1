import {
  getInitiative,
  listClientInitiatives,
  listFirmInitiatives,
  setStakeholders,
} from '@parley/contracts/http/initiatives.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportButton } from '../../../records/imports/index.ts'
import { StakeholderPicker } from './StakeholderPicker.tsx'

interface ManagePeopleDialogProps {
  title: string
  initiative: { id: string; clientId: string; updatedAt: string }
  /** As whom they are chosen (decisions D11, People of an initiative). */
  kind: 'stakeholder' | 'owner'
  /** Ids of those who are chosen now. */
  chosen: readonly string[]
  onClose: () => void
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Chooses the stakeholders or owners of an initiative (Document 1, sections 2.6 and 2.7). */
export function ManagePeopleDialog({ title, initiative, kind, chosen, onClose }: ManagePeopleDialogProps) {
  const { t } = useTranslation()
  const [ids, setIds] = useState<readonly string[]>(chosen)
  // As of when they were chosen from: what others have added meanwhile must not go by this.
  const [madeFrom] = useState(initiative.updatedAt)
  // The cards of the list name the owners too.
  const save = useRouteMutation(setStakeholders, [getInitiative, listClientInitiatives, listFirmInitiatives])
  const submit = (): void =>
    save.mutate(
      { params: { id: initiative.id }, body: { kind, stakeholderIds: [...ids], updatedAt: madeFrom } },
      {
        onSuccess: () => {
          showSuccess(t('common.saved'))
          onClose()
        },
      },
    )
  return (
    <FormDialog
      open
      maxWidth="md"
      title={title}
      submitLabel={t('common.save')}
      call={save}
      dirty={!isSame(ids, chosen)}
      onSubmit={submit}
      onClose={onClose}
    >
      <StakeholderPicker
        clientId={initiative.clientId}
        value={ids}
        onChange={setIds}
        tools={
          <ImportButton
            target={{ kind: 'stakeholders', clientId: initiative.clientId }}
            refreshes={[listStakeholders]}
          />
        }
      />
    </FormDialog>
  )
}
