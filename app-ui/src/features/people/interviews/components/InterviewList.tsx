import AddIcon from '@mui/icons-material/AddRounded'
import InterviewIcon from '@mui/icons-material/RecordVoiceOverRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { deleteInterview, type Interview, listInterviews } from '@parley/contracts/http/interviews.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../interview-days.ts'
import { listPrefix } from '../list-prefix.ts'
import '../locales/en.ts'
import { InterviewDialog } from './InterviewDialog.tsx'
import { InterviewEntry } from './InterviewEntry.tsx'
import { InterviewFilters } from './InterviewFilters.tsx'

/** The interviews of the address, back from a page that is no more. */
function useInterviewPage(initiativeId: string) {
  const list = useAddressList({
    pageSize: 10,
    prefix: listPrefix,
    filters: ['status'],
    sort: { field: 'interviewDate', order: 'DESC' },
  })
  const interviews = useListQuery(
    listInterviews,
    { params: { initiativeId }, query: list.query },
    { keepPrevious: true, staleTime: 10_000 },
  )
  // Rows of an earlier search say nothing about what there is now.
  const isSettled = interviews.data !== undefined && !interviews.isPlaceholderData
  const lastPage = Math.max(0, Math.ceil((interviews.data?.total ?? 0) / list.pageSize) - 1)
  const isPastTheEnd = isSettled && list.page > lastPage
  const { setPage } = list
  useEffect(() => {
    // After the only one of the last page was deleted, or from an old link.
    if (isPastTheEnd) setPage(lastPage)
  })
  return { list, interviews, isSettled, lastPage }
}

/** Search, read, add, change and delete interviews (Document 1, 2.8). */
export function InterviewList({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { list, interviews, isSettled, lastPage } = useInterviewPage(initiative.id)
  const [edited, setEdited] = useState<Interview | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Interview | null>(null)
  const total = interviews.data?.total
  const hasBar = list.isFiltered || (total !== undefined && (total > 0 || !isSettled))
  const addButton = initiative.canManage ? (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      {t('interviews.add')}
    </Button>
  ) : undefined
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, pt: 2 }}>
      {hasBar && (
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <InterviewFilters list={list} />
          {addButton}
        </Box>
      )}
      <QueryView
        query={interviews}
        skeleton={
          <LoadingRegion>
            <TextSkeleton lines={5} />
          </LoadingRegion>
        }
        compact
        failed={t('interviews.loadFailed')}
        isEmpty={(page) => isSettled && page.total === 0}
        empty={<NoInterviews list={list} addButton={addButton} />}
      >
        {({ rows, ...page }) => (
          <>
            {rows.length > 0 && (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {rows.map((interview) => (
                  <InterviewEntry
                    key={interview.id}
                    interview={interview}
                    canManage={initiative.canManage}
                    onEdit={() => setEdited(interview)}
                    onDelete={() => setDoomed(interview)}
                  />
                ))}
              </Box>
            )}
            <Pager
              page={Math.min(list.page, lastPage)}
              pageSize={list.pageSize}
              total={page.total}
              onChange={list.setPage}
            />
          </>
        )}
      </QueryView>
      {edited !== null && (
        <InterviewDialog
          initiative={initiative}
          interview={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed !== null && <DeleteInterview interview={doomed} onClose={() => setDoomed(null)} />}
    </Box>
  )
}

function NoInterviews({ list, addButton }: { list: AddressList; addButton: ReactNode }) {
  const { t } = useTranslation()
  return list.isFiltered ? (
    <EmptyState
      compact
      title={t('interviews.noMatch')}
      text={t('interviews.noMatchText')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('interviews.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      compact
      icon={InterviewIcon}
      title={t('interviews.noneTitle')}
      text={t('interviews.noneText')}
      action={addButton}
    />
  )
}

/** Asks in the words of Document 1, section 8, and names what goes. */
function DeleteInterview({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t } = useTranslation()
  const people = interview.stakeholders.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return (
    <DeleteDialog
      route={deleteInterview}
      input={{ params: { id: interview.id } }}
      refreshes={[listInterviews]}
      title={t('interviews.deleteTitle')}
      text={t('interviews.deleteText')}
      subject={[formatDay(interview.interviewDate), people.join(', ')].filter(Boolean).join(' · ')}
      onClose={onClose}
    />
  )
}
