import { type DeckKind, previewDeck } from '@parley/contracts/http/exports.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { useMemo } from 'react'
import type { DeckChoice } from './use-deck-choice.ts'

/** How long a changed choice rests before its pages are asked for, in milliseconds. */
const rest = 400

/** The pages of the choice, and whether they are still those of an earlier one. */
export function useDeckPreview(initiativeId: string, kind: DeckKind, choice: DeckChoice) {
  const { sections, language, confidential } = choice
  const body = useMemo(
    () => ({ kind, sections, language, confidential }),
    [kind, sections, language, confidential],
  )
  const settled = useDebouncedValue(body, rest)
  const query = useRouteQuery(
    previewDeck,
    { params: { id: initiativeId }, body: settled },
    { staleTime: 0, gcTime: 60_000, keepPrevious: true, enabled: settled.sections.length > 0 },
  )
  return { query, isBehind: settled !== body || query.isPlaceholderData }
}

export type DeckPages = ReturnType<typeof useDeckPreview>
