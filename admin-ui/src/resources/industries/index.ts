import type { ResourceProps } from 'react-admin'
import { IndustryList } from './IndustryList.tsx'

export const industries: ResourceProps = {
  name: 'industries',
  list: IndustryList,
  recordRepresentation: 'code',
}
