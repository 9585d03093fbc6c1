import { DataTable, type RaRecord } from 'react-admin'
import { TimeText } from './TimeText.tsx'

interface TimeColProps<Row extends RaRecord> {
  source: Extract<keyof Row, string>
  disableSort?: boolean
  /** The day alone. */
  isDay?: boolean
}

/** A column of a table that holds times. */
export function TimeCol<Row extends RaRecord>({ source, isDay = false, ...column }: TimeColProps<Row>) {
  return (
    <DataTable.Col<Row>
      {...column}
      source={source}
      render={(row) => <TimeText at={row[source]} isDay={isDay} />}
    />
  )
}
