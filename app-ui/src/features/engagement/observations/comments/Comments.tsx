import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  createObservationComment,
  listObservationComments,
  type ObservationComment,
} from '@parley/contracts/http/observation-comments.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useListQuery, useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdministrator, useUser } from '../../../account/session/index.ts'
import '../locales/en.ts'
import { Comment } from './Comment.tsx'
import { blank, CommentField, type Written } from './CommentField.tsx'

interface CommentsProps {
  observation: Observation
  initiativeId: string
  /** Whoever may change the initiative. */
  canManage: boolean
}

/** So many comments are read at first, and with each further step. */
const step = 20

/** What people say about an observation, the newest at the end; read when it is opened. */
export function Comments({ observation: { id }, initiativeId, canManage }: CommentsProps) {
  const { t } = useTranslation()
  const user = useUser()
  const [wanted, setWanted] = useState(step)
  const query = { sort: JSON.stringify(['createdAt', 'DESC']), range: JSON.stringify([0, wanted - 1]) }
  const comments = useListQuery(
    listObservationComments,
    { params: { id }, query },
    { staleTime: 10_000, keepPrevious: true },
  )
  // As the server has it: of the client everybody, of the firm whoever may change the initiative.
  const mayComment = canManage || user.clientId !== null
  return (
    <Box component="section" aria-label={t('observations.comments.title')}>
      <Typography variant="subtitle2" component="h4" color="textSecondary">
        {t('observations.comments.title')}
      </Typography>
      <QueryView
        query={comments}
        skeleton={
          <LoadingRegion>
            <TextSkeleton lines={2} />
          </LoadingRegion>
        }
        compact
        failed={t('observations.comments.failed')}
      >
        {(data) => (
          <List {...data} {...{ initiativeId, mayComment }} onEarlier={() => setWanted(wanted + step)} />
        )}
      </QueryView>
      {mayComment ? (
        <NewComment observationId={id} initiativeId={initiativeId} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('observations.comments.readOnly')}
        </Typography>
      )}
    </Box>
  )
}

interface ListProps {
  /** The newest first. */
  rows: readonly ObservationComment[]
  total: number
  initiativeId: string
  mayComment: boolean
  onEarlier: () => void
}

function List({ rows, total, initiativeId, mayComment, onEarlier }: ListProps) {
  const { t } = useTranslation()
  const user = useUser()
  const earlier = total - rows.length
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
        {t('observations.comments.none')}
      </Typography>
    )
  return (
    <>
      {earlier > 0 && (
        <Button size="small" onClick={onEarlier}>
          {t('observations.comments.earlier', { count: earlier })}
        </Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.toReversed().map((comment) => {
          const isOwn = mayComment && comment.author?.id === user.id
          return (
            <Comment
              key={comment.id}
              comment={comment}
              initiativeId={initiativeId}
              canEdit={isOwn}
              canDelete={isOwn || (mayComment && isAdministrator(user))}
            />
          )
        })}
      </Box>
    </>
  )
}

function NewComment({ observationId, initiativeId }: { observationId: string; initiativeId: string }) {
  const { t } = useTranslation()
  const draft = useDraft<Written>(`comment.${observationId}`, blank)
  const create = useRouteMutation(createObservationComment, [listObservationComments])
  const send = (text: string): void =>
    create.mutate({ params: { id: observationId }, body: { text } }, { onSuccess: draft.clear })
  return (
    <Box sx={{ mt: 2 }}>
      <CommentField
        initiativeId={initiativeId}
        label={t('observations.comments.write')}
        written={draft.value}
        onWrite={draft.setValue}
        onSend={send}
      >
        {(submit) => (
          <Box sx={{ display: 'flex', gap: 2, mt: 1, alignItems: 'center' }}>
            <Button
              size="small"
              variant="outlined"
              loading={create.isPending}
              disabled={draft.value.text.trim() === ''}
              onClick={submit}
            >
              {t('observations.comments.send')}
            </Button>
            {create.error !== null && (
              <Typography role="alert" variant="caption" color="error">
                {messageOf(create.error)}
              </Typography>
            )}
          </Box>
        )}
      </CommentField>
    </Box>
  )
}
