import Typography from '@mui/material/Typography'
import {
  agentOfSlide,
  demoSlides,
  type DemoSlideId,
  takenUpOn,
} from '@parley/contracts/demo-story/demo-story.ts'
import { additionLimit, type DemoAddition } from '@parley/contracts/http/demo-deck.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { showNotice, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { type Additions, useStory } from '../use-additions.ts'

interface AdditionDialogProps {
  slide: DemoSlideId
  /** What is said in other words; something new where it is left out. */
  edited?: DemoAddition | undefined
  additions: Pick<Additions, 'add' | 'change'>
  onClose: () => void
}

/** Where the person tells the agents something (Document 1, section 1). */
export function AdditionDialog({ slide, edited, additions, onClose }: AdditionDialogProps) {
  const { t } = useTranslation()
  const { language, story } = useStory()
  const before = edited?.content ?? ''
  const [content, setContent] = useState(before)
  const where = takenUpOn(slide)
  const number = demoSlides.indexOf(where) + 1
  const agent = story.agents[agentOfSlide[where]]
  const save = edited === undefined ? additions.add : additions.change
  const tell = ({ reply }: DemoAddition): void => {
    if (reply === null) showNotice(t('demoDeck.notAnswered'))
    else showSuccess(t('demoDeck.added', { agent, number }))
    onClose()
  }
  const submit = (): void => {
    if (edited === undefined)
      additions.add.mutate({ body: { slide, content, language } }, { onSuccess: tell })
    else
      additions.change.mutate(
        { params: { id: edited.id }, body: { content, language, updatedAt: edited.updatedAt } },
        { onSuccess: tell },
      )
  }
  return (
    <FormDialog
      open
      title={
        edited === undefined
          ? t('demoDeck.addTitle', { title: story.scenes[slide].title })
          : t('demoDeck.editTitle')
      }
      submitLabel={t(edited === undefined ? 'demoDeck.save' : 'demoDeck.saveEdit')}
      submitDisabled={content.trim() === '' || content === before}
      call={save}
      dirty={content !== before}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {t(slide === 'outcome' ? 'demoDeck.addTextLast' : 'demoDeck.addText', { agent, number })}
      </Typography>
      <LimitedField
        autoFocus
        multiline
        minRows={3}
        label={t('demoDeck.content')}
        value={content}
        limit={additionLimit}
        onChange={({ target }) => setContent(target.value)}
      />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: '1.5em' }}>
        {save.isPending && t('demoDeck.asking', { agent })}
      </Typography>
    </FormDialog>
  )
}
