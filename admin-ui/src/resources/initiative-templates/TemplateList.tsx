import AddIcon from '@mui/icons-material/AddRounded'
import OpenIcon from '@mui/icons-material/OpenInNewRounded'
import IconButton from '@mui/material/IconButton'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin'
import {
  ConsoleList,
  type CsvColumn,
  plainColumns,
  RecordLink,
  RowTable,
  TimeCol,
} from '../../lists/index.ts'
import { singleIndustryChoices } from '../industries/index.ts'
import { useIndustryNames } from '../../kinds/index.ts'
import { editorOf, newTemplate, ownerOf, type TemplateRow } from '../../kinds/parts.ts'

const statuses = ['CURRENT', 'FUTURE'].map((id) => ({ id, name: `templates.status.${id}` }))
const visibilities = ['PARLEY', 'CONSULTING_FIRM', 'CLIENT'].map((id) => ({
  id,
  name: `templates.visibility.${id}`,
}))

const filters = [
  <TextInput key="q" source="q" type="search" label="templates.search" alwaysOn resettable />,
  <SelectInput key="status" source="status" choices={statuses} />,
  <SelectInput key="visibility" source="visibility" choices={visibilities} />,
  <SelectInput key="industry" source="industry" choices={singleIndustryChoices} />,
]

const field = (name: string): string => `resources.initiative-templates.fields.${name}`
const csv: CsvColumn<TemplateRow>[] = [
  { label: field('name'), value: ({ name }) => name },
  { label: field('initiativeType'), value: ({ initiativeType }) => initiativeType },
  { label: field('industries'), value: ({ industries }) => industries.map(({ code }) => code).join(' ') },
  { label: field('status'), value: ({ status }) => status },
  { label: field('visibility'), value: ({ visibility }) => visibility },
  { label: field('owner'), value: ownerOf },
  ...plainColumns<TemplateRow>('initiative-templates', ['phaseCount', 'version', 'updatedAt']),
]

/** All templates; they are written in the app (decisions D8). */
export function TemplateList() {
  return (
    <ConsoleList<TemplateRow>
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
      csv={csv}
      tools={<AddInEditor />}
    >
      <TemplateTable />
    </ConsoleList>
  )
}

function TemplateTable() {
  const translate = useTranslate()
  const namesOf = useIndustryNames()
  return (
    <RowTable<TemplateRow>
      rowClick="show"
      bulkActionButtons={false}
      wide={['initiativeType', 'industries', 'visibility', 'owner', 'phaseCount', 'updatedAt']}
      hiddenColumns={['visibility', 'phaseCount']}
    >
      <DataTable.Col<TemplateRow> source="name" render={({ name }) => <RecordLink>{name}</RecordLink>} />
      <DataTable.Col<TemplateRow>
        source="initiativeType"
        disableSort
        render={({ initiativeType }) => <Whole>{translate(`templates.type.${initiativeType}`)}</Whole>}
      />
      <DataTable.Col<TemplateRow>
        source="industries"
        disableSort
        render={({ industries }) => namesOf(industries.map(({ code }) => code))}
      />
      <DataTable.Col<TemplateRow>
        source="status"
        render={({ status }) => <Whole>{translate(`templates.status.${status}`)}</Whole>}
      />
      <DataTable.Col<TemplateRow>
        source="visibility"
        disableSort
        render={({ visibility }) => <Whole>{translate(`templates.visibility.${visibility}`)}</Whole>}
      />
      <DataTable.Col<TemplateRow>
        source="owner"
        disableSort
        render={(row) => <Whole>{ownerOf(row) ?? translate('templates.everybody')}</Whole>}
      />
      <DataTable.Col<TemplateRow> source="phaseCount" disableSort align="right" />
      <TimeCol<TemplateRow> source="updatedAt" isDay />
      <DataTable.Col<TemplateRow>
        label="templates.actions"
        align="right"
        render={(row) => <OpenInEditor template={row} />}
      />
    </RowTable>
  )
}

/** Short words that are read at a glance. */
function Whole({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
}

function OpenInEditor({ template }: { template: TemplateRow }) {
  const translate = useTranslate()
  const label = translate('templates.openNamed', { name: template.name })
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        href={editorOf(template)}
        onClick={(event) => event.stopPropagation()}
        sx={{ '& svg': { fontSize: 20 } }}
      >
        <OpenIcon />
      </IconButton>
    </Tooltip>
  )
}

function AddInEditor() {
  const translate = useTranslate()
  return (
    <Button size="small" startIcon={<AddIcon />} href={newTemplate}>
      {translate('templates.add')}
    </Button>
  )
}
