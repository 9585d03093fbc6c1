import { DataTable } from 'react-admin'
import { ConsoleList, RecordLink, RowTable, TimeCol } from '../../lists/index.ts'
import { ActionText, ActorText, type AuditEvent } from '../../kinds/parts.ts'
import { auditCsv } from './audit-csv.ts'
import { useAuditFilters } from './audit-filters.tsx'
import { SubjectText } from './SubjectText.tsx'

/** Who did what, newest first (decisions D2 and D11, Audit). */
export function AuditEventList() {
  return (
    <ConsoleList<AuditEvent> sort={{ field: 'at', order: 'DESC' }} filters={useAuditFilters()} csv={auditCsv}>
      <RowTable<AuditEvent>
        isOneLine
        bulkActionButtons={false}
        wide={['entity', 'consultingFirm', 'client', 'ipAddress', 'entityId', 'requestId']}
        hiddenColumns={['entityId', 'ipAddress', 'requestId']}
      >
        <TimeCol<AuditEvent> source="at" />
        <DataTable.Col<AuditEvent>
          source="action"
          render={({ action }) => (
            <RecordLink>
              <ActionText action={action} />
            </RecordLink>
          )}
        />
        <DataTable.Col<AuditEvent>
          source="actor"
          disableSort
          render={(event) => <ActorText event={event} />}
        />
        <DataTable.Col<AuditEvent> source="entity" render={({ entity }) => <SubjectText entity={entity} />} />
        <DataTable.Col source="entityId" disableSort />
        <DataTable.Col<AuditEvent>
          source="consultingFirm"
          disableSort
          render={({ consultingFirm }) => consultingFirm?.name ?? '–'}
        />
        <DataTable.Col<AuditEvent> source="client" disableSort render={({ client }) => client?.name ?? '–'} />
        <DataTable.Col source="ipAddress" disableSort />
        <DataTable.Col source="requestId" disableSort />
      </RowTable>
    </ConsoleList>
  )
}
