import type { ResourceProps } from 'react-admin'
import { TemplateList } from './TemplateList.tsx'
import { TemplateShow } from './TemplateShow.tsx'

export const initiativeTemplates: ResourceProps = {
  name: 'initiative-templates',
  list: TemplateList,
  show: TemplateShow,
  recordRepresentation: 'name',
}
