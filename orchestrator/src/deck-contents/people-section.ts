import { soundsLikeOwner } from '@parley/contracts/rules/initiative-owners.ts'
import type { Block } from '@parley/decks/deck-document.ts'
import { cell, column, type Composed, type DeckContext, group, personName } from './deck-context.ts'
import type { PersonRow } from './deck-rows.queries.ts'

/** Stakeholders shown on a slide. */
const mostOnSlides = 12

/** Who owns the initiative, who has to be heard, and who works on it; without addresses and numbers of people. */
export function composePeople(context: DeckContext): Composed {
  const { rows, words } = context
  const { initiative, members, people } = rows
  const stakeholders = people.filter(({ kind }) => kind === 'stakeholder')
  const owners = ownersOf(people)
  const lead = [initiative.lead_first_name, initiative.lead_last_name].filter(Boolean).join(' ')
  const groups = [
    ...group(words.headings.owners, personTable(context, words.captions.owners, owners)),
    ...group(words.headings.stakeholders, personTable(context, words.captions.stakeholders, stakeholders)),
    ...group(words.headings.team, teamTable(context, lead)),
  ]
  if (groups.length === 0) return undefined
  const [first] = owners
  return {
    lead: words.leads.people({
      owner: first === undefined ? null : nameOf(first),
      otherOwners: owners.length - 1,
      lead: lead === '' ? null : lead,
      firm: initiative.firm_name,
      people: stakeholders.length + members.length,
    }),
    groups,
  }
}

const nameOf = (person: PersonRow): string => `${person.first_name} ${person.last_name}`.trim()

/** Those marked as owners, or, where nobody is, those whose role names one (decisions D11). */
function ownersOf(people: PersonRow[]): PersonRow[] {
  const marked = people.filter(({ kind }) => kind === 'owner')
  return marked.length > 0 ? marked : people.filter(({ role }) => soundsLikeOwner(role))
}

function personTable({ kind, words }: DeckContext, caption: string, people: PersonRow[]): Block[] {
  if (people.length === 0) return []
  const { labels } = words
  const shown = kind === 'main' ? people.slice(0, mostOnSlides) : people
  const rest = people.length - shown.length
  return [
    {
      type: 'table',
      caption,
      columns: [column(labels.name, 0.3), column(labels.role, 0.42), column(labels.department, 0.28)],
      rows: [
        ...shown.map((person) => [cell(nameOf(person)), cell(person.role), cell(person.department)]),
        ...(rest > 0 ? [[cell(words.more(rest)), cell(''), cell('')]] : []),
      ],
    },
  ]
}

function teamTable({ rows, words }: DeckContext, lead: string): Block[] {
  const { labels } = words
  const { lead_position } = rows.initiative
  const team = rows.members.map((row) => [personName(row, words), row.role] as const)
  const isInTeam = team.some(([name]) => name === lead)
  const leading = [lead, lead_position ? `${labels.leading} (${lead_position})` : labels.leading] as const
  const all = lead === '' || isInTeam ? team : [leading, ...team]
  if (all.length === 0) return []
  return [
    {
      type: 'table',
      caption: words.captions.team,
      columns: [column(labels.name, 0.4), column(labels.role, 0.6)],
      rows: all.map(([name, role]) => [
        cell(name),
        cell(name === lead && isInTeam ? `${role}; ${labels.leading}` : role),
      ]),
    },
  ]
}
