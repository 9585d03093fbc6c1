import { type Client, getClient, updateClientSettings } from '@parley/contracts/http/people.ts'
import { useEffect, useState } from 'react'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { type RowForm, useRowForm } from '../../records/editing/parts.ts'

export type AiChoices = Client['settings']['ai']
/** What is edited: the models, and the language that they write. */
export type AiValues = AiChoices & Pick<Client['settings'], 'language'>
export type AiForm = RowForm<Client, AiValues>

const valuesOf = (client: Client | undefined): AiValues => ({
  llmPreparer: client?.settings.ai.llmPreparer ?? 'gpt',
  llmReviewer: client?.settings.ai.llmReviewer ?? 'gpt',
  maySubstitute: client?.settings.ai.maySubstitute ?? false,
  language: client?.settings.language ?? null,
})

/** The models of a client that is there already. */
export function useAiForm(client: Client, onSaved: () => void): AiForm {
  const update = useRouteMutation(updateClientSettings, [getClient])
  return useRowForm<Client, AiValues>({
    row: client,
    valuesOf,
    send: ({ language, ...ai }, from) =>
      update.mutateAsync({ params: { id: client.id }, body: { ai, language, updatedAt: from?.updatedAt } }),
    onSaved,
  })
}

/** Document 3, section 9: milliseconds that the 'saved' message stays. */
const savedMessageMs = 2_000

/** Whether the message stands, and how to show it. */
export function useSavedMessage(): [boolean, () => void] {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setIsShown(false), savedMessageMs)
    return () => clearTimeout(timer)
  }, [isShown])
  return [isShown, () => setIsShown(true)]
}
