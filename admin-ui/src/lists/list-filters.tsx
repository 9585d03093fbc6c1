import { AutocompleteInput, type RaRecord, ReferenceInput, SelectInput } from 'react-admin'

const byName = { field: 'name', order: 'ASC' } as const

interface ReferenceFilter<One extends RaRecord> {
  /** Of the rows. */
  source: string
  /** The resource that is chosen from, and what one of it is called: by its name unless told. */
  reference: string
  optionText?: (one?: One) => string
}

/** Rows of a list by a record that they belong to; the input has the field's name. */
export const referenceFilter = <One extends RaRecord>(
  resource: string,
  { source, reference, optionText }: ReferenceFilter<One>,
) => (
  <ReferenceInput key={source} source={source} reference={reference} sort={byName}>
    <AutocompleteInput optionText={optionText ?? 'name'} label={`resources.${resource}.fields.${source}`} />
  </ReferenceInput>
)

/** By the tenants that rows belong to. */
export const firmFilter = (resource: string) =>
  referenceFilter(resource, { source: 'consultingFirmId', reference: 'consulting-firms' })
export const clientFilter = (resource: string) =>
  referenceFilter(resource, { source: 'clientId', reference: 'clients' })

/** By one of few words, always at hand; `nameOf` is in the reader's language. */
export const choiceFilter = <Id extends string>(
  source: string,
  ids: readonly Id[],
  nameOf: (id: Id) => string,
) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    translateChoice={false}
    choices={ids.map((id) => ({ id, name: nameOf(id) }))}
  />
)
