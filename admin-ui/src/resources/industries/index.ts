import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const IndustryList = lazy(async () => ({ default: (await import('./IndustryList.tsx')).IndustryList }))
const IndustryShow = lazy(async () => ({ default: (await import('./IndustryShow.tsx')).IndustryShow }))

export const industries: ResourceProps = {
  name: 'industries',
  list: IndustryList,
  show: IndustryShow,
  recordRepresentation: 'code',
}
export { chooseIndustries, industryChoices, singleIndustryChoices } from './industry-choices.ts'
