import { ConsoleShow } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { RecordTo } from '../../records/index.ts'
import { AccessSwitch } from '../../kinds/parts.ts'
import { consultantOf, type AccessRow } from '../../kinds/index.ts'

/** Whether one consultant may work for one client, with the ways to both. */
export function AccessShow() {
  return <ConsoleShow<AccessRow>>{(access) => <AccessFacts access={access} />}</ConsoleShow>
}

function AccessFacts({ access }: { access: AccessRow }) {
  const label = (field: string): string => `resources.consultant-client-access.fields.${field}`
  const client = { id: access.clientId, name: access.client.name }
  const consultant = { id: access.consultantId, name: consultantOf(access) }
  return (
    <Facts
      facts={[
        { label: label('consultant'), value: <RecordTo resource="consultants" to={consultant} /> },
        { label: label('client'), value: <RecordTo resource="clients" to={client} /> },
        { label: label('canAccess'), value: <AccessSwitch access={access} /> },
      ]}
    />
  )
}
