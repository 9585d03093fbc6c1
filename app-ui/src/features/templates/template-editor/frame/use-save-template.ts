import {
  createTemplate,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '@parley/contracts/http/templates.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { listTemplateVersions } from '@parley/contracts/http/template-versions.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { useState } from 'react'
import type { EditorStore } from '../model/editor-store.ts'
import type { SavedState } from '../model/kept-draft.ts'
import type { ProblemStore } from '../model/problem-store.ts'
import { changedParts, makesVersion, toBody } from '../model/template-body.ts'
import type { TemplateDraft } from '../model/template-draft.ts'

interface SaveTemplate {
  /** Sends what was changed; `over` is the state that it is knowingly saved over. */
  save: (over?: Template) => Promise<void>
  isSaving: boolean
  /** A failure that has no place in the form. */
  error: unknown
  /** The template as somebody else has saved it meanwhile. */
  theirs: Template | null
  /** The person has decided about theirs. */
  settle: () => void
}

interface SaveOptions {
  editor: EditorStore
  problems: ProblemStore
  saved: SavedState
  /** What is new in this version. */
  note: string
  /** There is something to put right first, of the contract's or of the server's naming. */
  onRefused: () => void
  onSaved: (template: Template, sent: TemplateDraft) => void
}

const refreshes = [getTemplate, listTemplates, listTemplateVersions]

/** How a save ends in the editor: saved, refused by place, overtaken by somebody else, or failed. */
export function useSaveTemplate(options: SaveOptions): SaveTemplate {
  const { editor, problems, onRefused, onSaved } = options
  const [error, setError] = useState<unknown>(null)
  const [theirs, setTheirs] = useState<Template | null>(null)
  const send = useSend(options)

  const refused = (reason: unknown): void => {
    if (reason instanceof ApiError && reason.code === 'STALE_UPDATE') setTheirs(reason.current as Template)
    else if (reason instanceof ApiError && reason.status === 400 && Object.keys(reason.errors).length > 0) {
      problems.refuse(reason.errors)
      onRefused()
    } else setError(reason)
  }
  const save = async (over?: Template): Promise<void> => {
    if (send.isSending) return
    setError(null)
    problems.accept()
    if (problems.check().length > 0) {
      onRefused()
      return
    }
    const sent = editor.getDraft()
    try {
      const template = await send.send(sent, over)
      setTheirs(null)
      onSaved(template, sent)
    } catch (reason) {
      refused(reason)
    }
  }
  return { save, isSaving: send.isSending, error, theirs, settle: () => setTheirs(null) }
}

function useSend({ saved, note }: SaveOptions) {
  const create = useRouteMutation(createTemplate, refreshes)
  const update = useRouteMutation(updateTemplate, refreshes)
  const send = async (draft: TemplateDraft, over?: Template): Promise<Template> => {
    if (saved.template === null) return (await create.mutateAsync({ body: toBody(draft) })).template
    const parts = changedParts(saved.draft, draft)
    const updatedAt = (over ?? saved.madeFrom ?? saved.template).updatedAt
    const versionNote = makesVersion(parts) && note.trim() !== '' ? { versionNote: note.trim() } : {}
    const body = { ...parts, ...versionNote, updatedAt }
    return (await update.mutateAsync({ params: { id: saved.template.id }, body })).template
  }
  return { send, isSending: create.isPending || update.isPending }
}
