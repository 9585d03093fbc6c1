import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { useState } from 'react'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx'
import { useDialogAddress } from '../../dialogs/use-dialog-address.ts'
import { ConsoleList } from '../../lists/ConsoleList.tsx'
import type { CsvColumn } from '../../lists/csv-rows.ts'
import { RowTable } from '../../lists/RowTable.tsx'
import { TimeText } from '../../lists/TimeText.tsx'
import { NameWithState } from '../../obsolete/NameWithState.tsx'
import { ShowObsoleteSwitch } from '../../obsolete/ShowObsoleteSwitch.tsx'
import { BulkDeleteButton } from '../../rows/BulkDeleteButton.tsx'
import { ImpersonateDialog } from '../../session/ImpersonateDialog.tsx'
import { FirmActions } from './FirmActions.tsx'
import { FirmDialog } from './FirmDialog.tsx'

const of = 'resources.consulting-firms'
const csv: CsvColumn<ConsultingFirm>[] = [
  { label: `${of}.fields.name`, value: ({ name }) => name },
  { label: `${of}.fields.createdAt`, value: ({ createdAt }) => createdAt },
  { label: `${of}.fields.updatedAt`, value: ({ updatedAt }) => updatedAt },
  { label: `${of}.fields.isObsolete`, value: ({ isObsolete }) => String(isObsolete) },
]
const deleteTexts = { deleted: `${of}.deleted`, deleteFailed: `${of}.deleteFailed` }

/** The firms of the platform (Document 3, Consulting firms list). */
export function FirmList() {
  const translate = useTranslate()
  const { isNew, id, edit, close } = useDialogAddress()
  const [impersonated, setImpersonated] = useState<ConsultingFirm>()
  const [deleted, setDeleted] = useState<ConsultingFirm>()
  const changes = {
    onImpersonate: setImpersonated,
    onEdit: (firm: ConsultingFirm) => edit(firm.id),
    onDelete: setDeleted,
  }
  return (
    <>
      <ConsoleList<ConsultingFirm>
        sort={{ field: 'name', order: 'ASC' }}
        filters={[<TextInput key="q" source="q" type="search" label={`${of}.search`} alwaysOn />]}
        tools={<ShowObsoleteSwitch />}
        csv={csv}
        empty={false}
      >
        <RowTable<ConsultingFirm>
          rowClick={false}
          bulkActionButtons={<BulkDeleteButton />}
          isRowSelectable={({ isObsolete }) => !isObsolete}
          wide={['createdAt', 'updatedAt']}
        >
          <DataTable.Col<ConsultingFirm> source="name" render={(firm) => <NameWithState {...firm} />} />
          <DataTable.Col<ConsultingFirm>
            source="createdAt"
            render={({ createdAt }) => <TimeText at={createdAt} />}
          />
          <DataTable.Col<ConsultingFirm>
            source="updatedAt"
            render={({ updatedAt }) => <TimeText at={updatedAt} />}
          />
          <DataTable.Col<ConsultingFirm>
            label="console.actions"
            align="right"
            render={(firm) => <FirmActions firm={firm} changes={changes} />}
          />
        </RowTable>
      </ConsoleList>
      {(isNew || id !== undefined) && <FirmDialog key={id} id={id} onClose={close} />}
      {impersonated !== undefined && (
        <ImpersonateDialog
          target={{ kind: 'firm', ...impersonated }}
          onClose={() => setImpersonated(undefined)}
        />
      )}
      {deleted !== undefined && (
        <DeleteDialog
          record={deleted}
          subject={deleted.name}
          title={translate(`${of}.delete`)}
          text={translate(`${of}.deleteText`)}
          texts={deleteTexts}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
