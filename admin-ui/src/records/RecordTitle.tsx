import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin'

interface RecordTitleProps<Row extends RaRecord> {
  /** In the reader's language. */
  nameOf: (record: Row) => string
}

/** Of the page of a record whose name depends on the language: what it is, and its name. */
export function RecordTitle<Row extends RaRecord>({ nameOf }: RecordTitleProps<Row>) {
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  if (record === undefined) return null
  return translate('ra.page.show', {
    name: translate(`resources.${resource}.name`, { smart_count: 1 }),
    recordRepresentation: nameOf(record),
  })
}
