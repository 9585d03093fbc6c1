import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import '../initiatives/locales/en.ts'
import { ActivitySection } from './ActivitySection.tsx'
import { TimelineSection } from './TimelineSection.tsx'
import './locales/en.ts'

export { FlagsSection } from './FlagsSection.tsx'

/** Timeline and activity of an initiative, folded until they are wanted. */
export function HistorySections({ initiative }: { initiative: Initiative }) {
  return (
    <>
      <TimelineSection initiative={initiative} />
      <ActivitySection initiative={initiative} />
    </>
  )
}
