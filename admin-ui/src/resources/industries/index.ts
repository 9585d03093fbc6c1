import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { IndustryList } from './IndustryList.tsx'

const IndustryShow = lazy(async () => ({ default: (await import('./IndustryShow.tsx')).IndustryShow }))

export const industries: ResourceProps = {
  name: 'industries',
  list: IndustryList,
  show: IndustryShow,
  recordRepresentation: 'code',
}
