import {
  type DeckFormat,
  deckFormats,
  type DeckKind,
  type DeckLanguage,
  deckLanguageSchema,
  type DeckSectionId,
  deckSections,
  sectionsOfDeck,
} from '@parley/contracts/http/exports.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { i18n } from '@parley/ui-kit/i18n/i18n.ts'
import { useMemo } from 'react'
import { useUser } from '../../account/session/index.ts'

/** A deck is presented, what is read beforehand is written on. */
const usualFormat: Record<DeckKind, DeckFormat> = { main: 'pptx', 'pre-read': 'docx', findings: 'pptx' }

export interface DeckChoice {
  sections: DeckSectionId[]
  format: DeckFormat
  language: DeckLanguage
  confidential: boolean
}

/** Sections that a kind may have, in the order in which they stand in it. */
export const sectionsFor = (kind: DeckKind): DeckSectionId[] =>
  deckSections.filter((section) => section in sectionsOfDeck[kind])

const usualSections = (kind: DeckKind): DeckSectionId[] =>
  deckSections.filter((section) => sectionsOfDeck[kind][section] === true)

/** What was kept may come from an older version of the product: only what is known still counts. */
function choiceFrom(kept: Partial<Record<keyof DeckChoice, unknown>>, kind: DeckKind): DeckChoice {
  const { sections } = kept
  return {
    sections: Array.isArray(sections)
      ? sectionsFor(kind).filter((id) => sections.includes(id))
      : usualSections(kind),
    format: deckFormats.find((format) => format === kept.format) ?? usualFormat[kind],
    language:
      deckLanguageSchema.options.find((language) => language === kept.language) ??
      deckLanguageSchema.options.find((language) => language === i18n.language) ??
      'en',
    confidential: kept.confidential === true,
  }
}

/**
 * How a person wants the decks of a kind, as they wanted the last one. The mark of a confidential initiative cannot be
 * taken off, and does not count for others.
 */
export function useDeckChoice(initiative: Initiative, kind: DeckKind) {
  const draft = useDraft<Partial<DeckChoice>>(`deck.${useUser().id}.${kind}`, {})
  const { value, setValue } = draft
  const choice = useMemo(() => {
    const chosen = choiceFrom(value, kind)
    return initiative.isConfidential ? { ...chosen, confidential: true } : chosen
  }, [value, kind, initiative.isConfidential])
  return {
    choice,
    change: (next: Partial<DeckChoice>): void => setValue({ ...value, ...next }),
    toggle: (section: DeckSectionId): void => {
      const { sections } = choice
      setValue({
        ...value,
        sections: sectionsFor(kind).filter((id) => sections.includes(id) !== (id === section)),
      })
    },
  }
}
