import OpenIcon from '@mui/icons-material/OpenInNewRounded'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ConsoleShow } from '../../lists/ConsoleShow.tsx'
import { Facts } from '../../lists/Facts.tsx'
import { TimeText } from '../../lists/TimeText.tsx'
import { useIndustryNames } from '../industries/use-industry-names.ts'
import { editorOf, ownerOf, type TemplateRow } from './template-row.ts'

/** What a template is; its phases are read and written in the app. */
export function TemplateShow() {
  return (
    <ConsoleShow actions={<OpenButton />}>
      <TemplateFacts />
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

function TemplateFacts() {
  const translate = useTranslate()
  const namesOf = useIndustryNames()
  const template = useRecordContext<TemplateRow>()
  if (template === undefined) return null
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
        fact('owner', ownerOf(template) ?? translate('templates.everybody')),
        fact('phaseCount', template.phaseCount),
        fact('aiHours', template.aiHours),
        fact('version', template.version),
        fact('createdAt', <TimeText at={template.createdAt} />),
        fact('updatedAt', <TimeText at={template.updatedAt} />),
      ]}
    />
  )
}
