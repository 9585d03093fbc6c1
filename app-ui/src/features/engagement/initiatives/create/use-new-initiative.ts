import {
  createInitiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { getTemplate, type Template } from '@parley/contracts/http/templates.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { keyOf, useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { dayOf } from '@parley/ui-kit/i18n/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { bodyOf, emptyDraft, type InitiativeDraft, withoutNamed } from '../initiative-draft.ts'

/** What is typed of an initiative that does not exist yet, kept until it is saved or discarded. */
export function useNewInitiative(template: Template, user: SessionUser) {
  const { language } = template
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const empty = useMemo(() => emptyDraft(user.clientId ?? '', language), [user.clientId, language])
  const place = `create-initiative.${user.id}.${user.clientId ?? ''}.${template.id}`
  const draft = useDraft<InitiativeDraft>(place, empty)
  // A draft of an earlier day may lack what is new since.
  const value = useMemo(() => ({ ...empty, ...draft.value }), [empty, draft.value])
  const create = useRouteMutation(createInitiative, [listClientInitiatives, listFirmInitiatives])

  /** A template that has gone on is read anew; what is new in it is shown, and nothing typed is lost. */
  const readNewest = (error: unknown): undefined => {
    if (!(error instanceof ApiError) || error.code !== 'STALE_UPDATE') return
    void queries.invalidateQueries({ queryKey: keyOf(getTemplate) })
    create.reset()
  }
  const save = async (): Promise<void> => {
    const body = bodyOf(value, template, dayOf(Date.now()))
    const created = await create.mutateAsync({ body }).catch(readNewest)
    if (created === undefined) return
    draft.clear()
    showSuccess(t('initiatives.created'))
    await navigate(`/initiatives/${created.id}`, { state: { saved: true } })
  }
  const isDirty = JSON.stringify(value) !== JSON.stringify(empty)
  return {
    value,
    change: (part: Partial<InitiativeDraft>) => draft.setValue(changed(value, part, template)),
    isDirty,
    isRestored: draft.wasRestored && isDirty,
    discard: draft.clear,
    create,
    canSave: value.name.trim() !== '' && value.clientId !== '' && !create.isPending,
    save,
  }
}

/** Another client has other people and documents. */
const changed = (
  draft: InitiativeDraft,
  part: Partial<InitiativeDraft>,
  template: Template,
): InitiativeDraft => {
  const isOtherClient = part.clientId !== undefined && part.clientId !== draft.clientId
  const others = isOtherClient && { team: [], globalInputs: withoutNamed(draft.globalInputs, template) }
  return { ...draft, ...part, ...others }
}
