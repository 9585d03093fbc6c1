import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { TemplateList } from './TemplateList.tsx'

const TemplateShow = lazy(async () => ({ default: (await import('./TemplateShow.tsx')).TemplateShow }))

export const initiativeTemplates: ResourceProps = {
  name: 'initiative-templates',
  list: TemplateList,
  show: TemplateShow,
  recordRepresentation: 'name',
}
