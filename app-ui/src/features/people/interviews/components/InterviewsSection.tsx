import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listPrefix } from '../list-prefix.ts'
import '../locales/en.ts'

const InterviewList = lazy(async () => ({ default: (await import('./InterviewList.tsx')).InterviewList }))

/** Interviews of an initiative (Document 1, 2.8); nothing of them is loaded before the section is opened. */
export function InterviewsSection({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const isAskedFor = [...params.keys()].some((name) => name.startsWith(listPrefix))
  return (
    <Section collapsible lazy defaultOpen={isAskedFor} title={t('interviews.title')}>
      <Suspense
        fallback={
          <LoadingRegion>
            <TextSkeleton lines={4} />
          </LoadingRegion>
        }
      >
        <InterviewList initiative={initiative} />
      </Suspense>
    </Section>
  )
}
