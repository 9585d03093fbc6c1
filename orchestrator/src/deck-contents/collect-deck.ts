import {
  type DeckChoice,
  type DeckSectionId,
  deckSections,
  sectionsOfDeck,
} from '@parley/contracts/http/exports.ts'
import { type InputNames, readInputNames } from '../inputs/index.ts'
import type { Tx } from '../runs/index.ts'
import type { DeckDocument, DeckSection } from '@parley/decks/deck-document.ts'
import { composeConclusions } from './conclusions-section.ts'
import { composeConversation } from './conversation-section.ts'
import { composeDecisions } from './decisions-section.ts'
import type { Composed, DeckContext } from './deck-context.ts'
import { formatsOf } from './deck-formats.ts'
import { type DeckRows, readDeckRows } from './deck-rows.queries.ts'
import { DeckSources } from './deck-sources.ts'
import type { DeckWords } from './deck-words.ts'
import { wordsOf } from './words-of.ts'
import { composeFindings } from './findings-section.ts'
import { composeInputs } from './inputs-section.ts'
import { composeNextSteps } from './next-steps-section.ts'
import { composeOverview } from './overview-section.ts'
import { composePeople } from './people-section.ts'
import { composeProgress } from './progress-section.ts'
import { globalInputs, phaseInputs } from './readable-inputs.ts'

/** What a part of the kind has to tell, chosen or not. */
export interface DeckPart {
  id: DeckSectionId
  title: string
  isChosen: boolean
  isEmpty: boolean
}

export interface CollectedDeck {
  document: DeckDocument
  /** All that the kind may have, in order. */
  parts: DeckPart[]
  /** Of the collection, as `2026-11-22`. */
  day: string
}

interface Collecting {
  choice: DeckChoice
  now: Date
}

/**
 * A deck's content from the rows of its initiative, in the scope of the transaction: all that was chosen and has
 * something to tell.
 * @returns undefined for an initiative that is missing, or another tenant's
 */
export async function collectDeck(
  tx: Tx,
  initiativeId: string,
  how: Collecting,
): Promise<CollectedDeck | undefined> {
  const rows = await readDeckRows(tx, initiativeId)
  if (rows === undefined) return undefined
  const given = [globalInputs(rows), ...rows.phases.map(phaseInputs)]
  const names = await readInputNames(tx, initiativeId, given)
  return composeDeck(rows, { ...how, names })
}

/** The same from rows that were read. */
export function composeDeck(
  rows: DeckRows,
  { choice, now, names }: Collecting & { names: InputNames },
): CollectedDeck {
  const words = wordsOf(choice.language)
  const formats = formatsOf(choice.language)
  const available = deckSections.filter((id) => id in sectionsOfDeck[choice.kind])
  const isChosen = (id: DeckSectionId): boolean =>
    choice.sections === undefined ? sectionsOfDeck[choice.kind][id] === true : choice.sections.includes(id)
  const sources = new DeckSources(isChosen('sources'))
  const base = { kind: choice.kind, rows, words, formats, names, now }
  const sections = available.filter(isChosen).flatMap((id) => composeSection(id, { ...base, sources }))
  const { initiative } = rows
  const snapshot = initiative.template_snapshot
  return {
    document: {
      kind: choice.kind,
      language: choice.language,
      title: initiative.name,
      subtitle: words.kinds[choice.kind],
      firmName: initiative.firm_name,
      clientName: initiative.client_name,
      templateName: snapshot?.name ?? null,
      date: formats.longDay(now),
      confidentialityMark:
        initiative.is_confidential || choice.confidential === true ? words.confidential : null,
      words: {
        page: words.page,
        sources: words.sources,
        continued: words.continued,
        contents: words.contents,
      },
      sections,
      sources: sources.list,
    },
    parts: available.map((id) => ({
      id,
      title: words.sections[id],
      isChosen: isChosen(id),
      isEmpty: isEmpty(id, { sections, base, isChosen: isChosen(id) }),
    })),
    day: now.toISOString().slice(0, 10),
  }
}

const composers: Record<Exclude<DeckSectionId, 'sources'>, (context: DeckContext) => Composed> = {
  overview: composeOverview,
  progress: composeProgress,
  people: composePeople,
  inputs: composeInputs,
  findings: composeFindings,
  conclusions: composeConclusions,
  decisions: composeDecisions,
  'next-steps': composeNextSteps,
  conversation: composeConversation,
}

function composeSection(id: DeckSectionId, context: DeckContext): DeckSection[] {
  const composed = id === 'sources' ? composeSources(context) : composers[id](context)
  return composed === undefined ? [] : [{ id, title: context.words.sections[id], ...composed }]
}

/** Last of all, once every other section has cited; the renderers list them. */
const composeSources = ({ sources, words }: { sources: DeckSources; words: DeckWords }): Composed =>
  sources.list.length === 0 ? undefined : { lead: words.leads.sources(sources.list.length), groups: [] }

function isEmpty(
  id: DeckSectionId,
  given: { sections: DeckSection[]; base: Omit<DeckContext, 'sources'>; isChosen: boolean },
): boolean {
  if (given.isChosen) return !given.sections.some((section) => section.id === id)
  const sources = new DeckSources(true)
  if (id !== 'sources') return composeSection(id, { ...given.base, sources }).length === 0
  // Not chosen, nothing was numbered: what is in would cite is found by writing it once more.
  for (const section of given.sections) composeSection(section.id, { ...given.base, sources })
  return sources.list.length === 0
}
