import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { HitlMessage } from '@parley/contracts/http/conversation-records.ts'
import { deleteMessage, listMessages, updateMessage } from '@parley/contracts/http/messages.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaleNotice, useStaleEdit } from '../../records/editing/index.ts'
import './en.ts'

/** Changes or deletes a message that the person has written. */
export function OwnMessageActions({ message }: { message: HitlMessage }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  return (
    <span>
      <Tooltip title={t('conversation.editMessage')}>
        <IconButton size="small" aria-label={t('conversation.editMessage')} onClick={() => setOpen('edit')}>
          <EditIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('conversation.deleteMessage')}>
        <IconButton
          size="small"
          aria-label={t('conversation.deleteMessage')}
          onClick={() => setOpen('delete')}
        >
          <DeleteIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      {open === 'edit' && <EditDialog message={message} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteDialog
          route={deleteMessage}
          input={{ params: { id: message.id } }}
          refreshes={[listMessages]}
          title={t('conversation.deleteQuestion')}
          subject={message.content}
          said={false}
          onClose={() => setOpen(null)}
        />
      )}
    </span>
  )
}

function EditDialog({ message, onClose }: { message: HitlMessage; onClose: () => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(message.content)
  // As it was when one began: what is done to it meanwhile, in another tab, is told when it is saved.
  const { base = message, theirs, notice, goOn } = useStaleEdit(message)
  const update = useRouteMutation(updateMessage, [listMessages])
  const content = text.trim()
  const save = ({ updatedAt }: HitlMessage): void =>
    update.mutate(
      { params: { id: message.id }, body: { content, updatedAt } },
      { onSuccess: onClose, onError: (error) => void notice(error) },
    )
  const takeTheirs = (): void => {
    if (theirs !== null) setText(theirs.content)
    goOn()
    update.reset()
  }
  return (
    <FormDialog
      open
      title={t('conversation.editMessage')}
      submitLabel={t('common.save')}
      submitDisabled={content === '' || content === base.content || theirs !== null}
      dirty={content !== base.content}
      busy={update.isPending}
      error={theirs === null && update.error !== null ? messageOf(update.error) : undefined}
      onClose={onClose}
      onSubmit={() => save(base)}
    >
      {theirs !== null && (
        <StaleNotice
          theirs={theirs.content}
          onKeepMine={() => {
            goOn()
            save(theirs)
          }}
          onTakeTheirs={takeTheirs}
        />
      )}
      <LimitedField
        limit={[updateMessage, 'content']}
        autoFocus
        multiline
        minRows={3}
        label={t('conversation.message')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
