import OpenIcon from '@mui/icons-material/OpenInNewRounded'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ConsoleShow, RelatedEvents, RelatedInitiatives } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { useIndustryNames } from '../../kinds/index.ts'
import { editorOf, type TemplateRow } from '../../kinds/parts.ts'
import { TemplateVersions } from './TemplateVersions.tsx'

/** What a template is; its phases are read and written in the app. */
export function TemplateShow() {
  return (
    <ConsoleShow<TemplateRow> actions={<OpenButton />} related={relatedOf}>
      {(template) => <TemplateFacts template={template} />}
    </ConsoleShow>
  )
}

function OpenButton() {
  const translate = useTranslate()
  const template = useRecordContext<TemplateRow>()
  if (template === undefined) return null
  return (
    <Button size="small" startIcon={<OpenIcon />} href={editorOf(template)}>
      {translate('templates.open')}
    </Button>
  )
}

function TemplateFacts({ template }: { template: TemplateRow }) {
  const translate = useTranslate()
  const namesOf = useIndustryNames()
  const { name, description, initiativeType, industries, status, visibility } = template
  const fact = (field: string, value: ReactNode) => ({
    label: `resources.initiative-templates.fields.${field}`,
    value,
  })
  return (
    <Facts
      facts={[
        fact('name', name),
        fact('description', description === '' ? translate('templates.noDescription') : description),
        fact('initiativeType', translate(`templates.type.${initiativeType}`)),
        fact('industries', namesOf(industries.map(({ code }) => code))),
        fact('status', translate(`templates.status.${status}`)),
        fact('visibility', translate(`templates.visibility.${visibility}`)),
        fact('owner', <Owner template={template} />),
        fact('phaseCount', template.phaseCount),
        fact('aiHours', template.aiHours),
        fact('version', template.version),
        fact('createdAt', <TimeText at={template.createdAt} />),
        fact('updatedAt', <TimeText at={template.updatedAt} />),
      ]}
    />
  )
}

function Owner({ template: { client, consultingFirm } }: { template: TemplateRow }) {
  const translate = useTranslate()
  if (client !== null) return <RecordTo resource="clients" to={client} />
  if (consultingFirm !== null) return <RecordTo resource="consulting-firms" to={consultingFirm} />
  return translate('templates.everybody')
}

function relatedOf(template: TemplateRow) {
  return (
    <>
      <TemplateVersions id={template.id} />
      <RelatedInitiatives filter={{ templateId: template.id }} />
      <RelatedEvents filter={{ entityId: template.id }} />
    </>
  )
}
