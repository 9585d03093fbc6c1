import type { SelfCheck } from '@parley/contracts/http/self-checks.ts'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

// Looked at once in a while.
const SelfCheckList = lazy(async () => ({ default: (await import('./SelfCheckList.tsx')).SelfCheckList }))
const SelfCheckShow = lazy(async () => ({ default: (await import('./SelfCheckShow.tsx')).SelfCheckShow }))

export const selfChecks: ResourceProps = {
  name: 'self-checks',
  list: SelfCheckList,
  show: SelfCheckShow,
  recordRepresentation: ({ createdAt }: SelfCheck) =>
    new Date(createdAt).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' }),
}
