import TemplatesIcon from '@mui/icons-material/DashboardCustomizeRounded'
import Box from '@mui/material/Box'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { keepDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useUnsavedChangesGuard } from '@parley/ui-kit/components/use-unsaved-changes-guard.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { EditorActions } from './frame/EditorActions.tsx'
import { EditorHead } from './frame/EditorHead.tsx'
import { EditorNotices } from './frame/EditorNotices.tsx'
import { EditorPanel } from './frame/EditorPanel.tsx'
import { EditorTabs } from './frame/EditorTabs.tsx'
import { ProblemSummary } from './frame/ProblemSummary.tsx'
import { useEditing } from './frame/use-editing.ts'
import { useEditorAddress } from './frame/use-editor-address.ts'
import { useEditorKeys } from './frame/use-editor-keys.ts'
import { useSeeking } from './frame/use-seeking.ts'
import { useSaveTemplate } from './frame/use-save-template.ts'
import { draftKey, keptDraft } from './model/kept-draft.ts'
import type { TemplateDraft } from './model/template-draft.ts'
import { EditorContext } from './model/use-editor.ts'
import { ProblemsContext, useSeek } from './model/use-problems.ts'
import './locales/en.ts'

interface TemplateEditorProps {
  /** Undefined for a new one. */
  template?: Template
  user: SessionUser
}

/** The template editor (Document 2, 2.4): four tabs, one state with undo, one save. */
export function TemplateEditor({ template, user }: TemplateEditorProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const editing = useEditing(template, user)
  const { editor, problems, saved } = editing
  const [note, setNote] = useState('')
  const [attempt, setAttempt] = useState(0)
  const guard = useUnsavedChangesGuard(editing.isDirty, editing.forgetDraft)

  const onSaved = (next: Template, sent: TemplateDraft): void => {
    editing.forgetDraft()
    showSuccess(t(saved.template === null ? 'templateEditor.created' : 'templateEditor.saved'))
    if (editor.getDraft() === sent) {
      void navigate('/initiative-templates', { state: { saved: true } })
      return
    }
    // What was typed while it was being saved is not lost.
    keepDraft(draftKey(user.id, next.id), keptDraft(editor.getDraft(), next))
    if (saved.template === null)
      void navigate(`/initiative-templates/${next.id}/edit`, { replace: true, state: { saved: true } })
    else {
      editing.setSaved({ template: next, draft: sent, madeFrom: next })
      // It has been said of the version that was saved, unless it was written on since.
      setNote((now) => (now === note ? '' : now))
    }
  }
  const { save, isSaving, error, theirs, settle } = useSaveTemplate({
    editor,
    problems,
    saved,
    note,
    onRefused: () => setAttempt((before) => before + 1),
    onSaved,
  })
  useEditorKeys(editor, () => void save())

  return (
    <EditorContext value={editor}>
      <ProblemsContext value={problems}>
        <Page>
          <PageHeader
            title={t(saved.template === null ? 'templateEditor.createTitle' : 'templateEditor.editTitle')}
            icon={TemplatesIcon}
            actions={<EditorActions editor={editor} isSaving={isSaving} onSave={() => void save()} />}
          />
          <EditorHead
            version={saved.template?.version}
            isDirty={editing.isDirty}
            note={editing.makesVersion ? { text: note, onChange: setNote } : null}
          />
          <EditorNotices
            saved={saved}
            draft={editing.draft}
            isDraftKept={editing.isDraftKept}
            error={error}
            theirs={theirs}
            onKeepDraft={editing.keepDraft}
            onDiscardDraft={editing.discardDraft}
            onKeepMine={() => void (theirs && save(theirs))}
            onTakeTheirs={() => {
              if (theirs !== null) editing.takeTheirs(theirs)
              settle()
            }}
          />
          <Parts attempt={attempt} />
        </Page>
        {guard}
      </ProblemsContext>
    </EditorContext>
  )
}

/** The tabs, what is open in them, and the way from a problem to its place. */
function Parts({ attempt }: { attempt: number }) {
  const id = useId()
  const { tab, phaseIndex, show } = useEditorAddress()
  const root = useSeeking(show)
  const seek = useSeek()
  return (
    <>
      {attempt > 0 && <ProblemSummary attempt={attempt} onSeek={seek} />}
      <EditorTabs id={id} tab={tab} onShow={show} />
      <Box ref={root}>
        <EditorPanel id={id} tab={tab} phaseIndex={phaseIndex} onShow={show} />
      </Box>
    </>
  )
}
