import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import {
  deleteObservationComment,
  listObservationComments,
  type ObservationComment,
  updateObservationComment,
} from '@parley/contracts/http/observation-comments.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaleEdit } from '../../../records/editing/index.ts'
import '../locales/en.ts'
import { partsOf, writtenOf } from './comment-text.ts'
import { CommentField } from './CommentField.tsx'

interface CommentProps {
  comment: ObservationComment
  initiativeId: string
  canEdit: boolean
  canDelete: boolean
}

/** Who said what when; the own words can be changed and taken away. */
export function Comment({ comment, initiativeId, canEdit, canDelete }: CommentProps) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const name = comment.author?.name ?? t('observations.comments.someone')
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 2 }}>
      <UserAvatar name={name} size={24} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 24 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary">
            <RelativeTime at={comment.createdAt} />
            {comment.editedAt !== null && ` · ${t('observations.comments.edited')}`}
          </Typography>
          {!isEditing && (
            <Box sx={{ ml: 'auto', display: 'flex', flexShrink: 0 }}>
              {canEdit && <EditButton onClick={() => setIsEditing(true)} />}
              {canDelete && <Removal comment={comment} />}
            </Box>
          )}
        </Box>
        {isEditing ? (
          <Editing comment={comment} initiativeId={initiativeId} onClose={() => setIsEditing(false)} />
        ) : (
          <Text comment={comment} />
        )}
      </Box>
    </Box>
  )
}

function Text({ comment }: { comment: ObservationComment }) {
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
      {partsOf(comment).map((part, at) =>
        'text' in part ? (
          part.text
        ) : (
          <Box
            component="strong"
            // The same person may stand at several places.
            key={`${at}-${part.person.id}`}
            sx={{ color: 'primary.main', fontWeight: 600 }}
          >
            @{part.person.name}
          </Box>
        ),
      )}
    </Typography>
  )
}

function EditButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  const label = t('observations.comments.edit')
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <EditIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  )
}

function Editing({
  comment,
  initiativeId,
  onClose,
}: Pick<CommentProps, 'comment' | 'initiativeId'> & { onClose: () => void }) {
  const { t } = useTranslation()
  // As it was when one began: what somebody does to it meanwhile, elsewhere, is told when it is saved.
  const { base = comment, theirs, notice } = useStaleEdit(comment)
  const [written, setWritten] = useState({ text: writtenOf(comment), chosen: comment.mentions })
  const update = useRouteMutation(updateObservationComment, [listObservationComments])
  const save = (text: string): void =>
    update.mutate(
      {
        params: { id: comment.id },
        // Once it is known, saving again replaces what the other person wrote.
        body: { text, updatedAt: (theirs ?? base).updatedAt },
      },
      { onSuccess: onClose, onError: (error) => void notice(error) },
    )
  return (
    <CommentField
      autoFocus
      initiativeId={initiativeId}
      label={t('observations.comments.edit')}
      written={written}
      onWrite={setWritten}
      onSend={save}
    >
      {(send) => (
        <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button size="small" variant="contained" loading={update.isPending} onClick={send}>
            {t('common.save')}
          </Button>
          <Button size="small" color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {update.error !== null && (
            <Typography role="alert" variant="caption" color="error">
              {messageOf(update.error)}
              {theirs !== null && ` ${t('observations.staleHint')}`}
            </Typography>
          )}
        </Box>
      )}
    </CommentField>
  )
}

function Removal({ comment }: { comment: ObservationComment }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const label = t('observations.comments.delete')
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setIsAsking(true)}>
          <DeleteIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      {isAsking && (
        <DeleteDialog
          route={deleteObservationComment}
          input={{ params: { id: comment.id } }}
          refreshes={[listObservationComments]}
          title={t('observations.comments.deleteTitle')}
          text={t('observations.comments.deleteText')}
          said={false}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
