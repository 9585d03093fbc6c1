import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const TemplateList = lazy(async () => ({ default: (await import('./TemplateList.tsx')).TemplateList }))
const TemplateShow = lazy(async () => ({ default: (await import('./TemplateShow.tsx')).TemplateShow }))

export const initiativeTemplates: ResourceProps = {
  name: 'initiative-templates',
  list: TemplateList,
  show: TemplateShow,
  recordRepresentation: 'name',
}
