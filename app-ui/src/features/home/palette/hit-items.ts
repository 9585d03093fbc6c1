import type {
  ArtifactHit,
  InterviewHit,
  ObservationHit,
  PersonHit,
  PhaseHit,
  SearchHit,
  SearchResults,
} from '@parley/contracts/http/search.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { dayOf, formatDay } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import { opensDirectly } from '../../engagement/initiatives/index.ts'
import { listPrefix as interviews } from '../../people/interviews/index.ts'
import { canSwitchToClients, kindOf } from '../../account/session/index.ts'
import { hitIcons } from './palette-icons.ts'
import type { PaletteItem, PaletteWay } from './palette-item.ts'

const found = (path: string, text: string) => ({ to: `${path}${encodeURIComponent(text)}` })

/** Where something is that belongs to an initiative. */
type WorkPlace = Pick<PhaseHit, 'client' | 'initiative'>

const phaseAddress = ({ initiative }: WorkPlace, phaseId: string): string =>
  `/initiatives/${initiative.id}?phase=${phaseId}`

/** The list of interviews, with those of these people. */
const interviewAddress = ({ initiative, name }: InterviewHit): string =>
  `/initiatives/${initiative.id}/about${name === '' ? '' : `?${interviews}q=${encodeURIComponent(name.split(', ')[0] ?? '')}`}`

/** Directly, or by way of its client for those who work inside clients; super admins find it in the console. */
function wayToInitiative(
  user: SessionUser,
  path: string,
  client: SearchHit['client'],
): PaletteWay | undefined {
  if (kindOf(user) === 'super-admin') return { to: `/admin${path}/show` }
  if (opensDirectly(user)) return { to: path }
  return client !== null && canSwitchToClients(user) ? { connect: { ...client, path } } : undefined
}

function wayToPerson(user: SessionUser, { kind, id, name }: PersonHit): PaletteWay {
  if (kind === 'stakeholder') return found('/departments-and-stakeholders?s-q=', name)
  if (kind === 'consultant') return { to: `/consultants/${id}` }
  return { to: kindOf(user) === 'super-admin' ? `/admin/users/${id}` : `/settings/users/${id}` }
}

/** Opens the file itself: in the list of those who have one with it, else in its initiative or by way of its client. */
function wayToArtifact(
  user: SessionUser,
  { id, name, client, initiativeId }: ArtifactHit,
): PaletteWay | undefined {
  const inList = `${found('/artifacts?q=', name).to}&document=${id}`
  const kind = kindOf(user)
  if (client === null || kind === 'client') return { to: inList }
  if (kind === 'firm' && !opensDirectly(user))
    return canSwitchToClients(user) ? { connect: { ...client, path: inList } } : undefined
  if (initiativeId === null) return undefined
  const ofDocument = kind === 'super-admin' ? '' : `?pane=documents&document=${id}`
  return wayToInitiative(user, `/initiatives/${initiativeId}${ofDocument}`, client)
}

const wayToClient = (user: SessionUser, { id }: SearchHit): PaletteWay => ({
  to: kindOf(user) === 'super-admin' ? `/admin/clients/${id}` : `/clients/${id}`,
})

type HitGroup = keyof SearchResults

/** What a hit says, and where it leads; nothing where the person could not open it from where they stand. */
interface Said {
  label: string
  way: PaletteWay | undefined
  /** Where it is, or what it is; parts that say nothing are left out. */
  detail: readonly (string | undefined)[]
}

/** How each kind of hit is shown to somebody. */
function sayings(user: SessionUser, t: TFunction) {
  const nameIn = (client: SearchHit['client']): string | undefined =>
    kindOf(user) === 'client' ? undefined : client?.name
  const inWork = ({ client, initiative }: WorkPlace) => [nameIn(client), initiative.name]
  return {
    people: (hit: PersonHit) => ({ label: hit.name, way: wayToPerson(user, hit), detail: [hit.detail] }),
    initiatives: ({ id, name, client }: SearchHit) => ({
      label: name,
      way: wayToInitiative(user, `/initiatives/${id}`, client),
      detail: [nameIn(client)],
    }),
    phases: (hit: PhaseHit) => ({
      label: hit.name,
      way: wayToInitiative(user, phaseAddress(hit, hit.id), hit.client),
      detail: inWork(hit),
    }),
    observations: (hit: ObservationHit) => ({
      label: hit.name,
      way: wayToInitiative(user, `${phaseAddress(hit, hit.phase.id)}&finding=${hit.id}`, hit.client),
      detail: [t(`palette.severities.${hit.severity}`), ...inWork(hit), hit.phase.name],
    }),
    artifacts: (hit: ArtifactHit) => ({
      label: hit.name,
      way: wayToArtifact(user, hit),
      detail: [
        nameIn(hit.client),
        hit.initiative?.name ?? t(hit.client === null ? 'palette.ofFirm' : 'palette.ofClient'),
      ],
    }),
    interviews: (hit: InterviewHit) => ({
      label: hit.name === '' ? t('palette.interview') : t('palette.interviewWith', { name: hit.name }),
      way: wayToInitiative(user, interviewAddress(hit), hit.client),
      detail: [formatDay(dayOf(Date.parse(hit.interviewDate))), ...inWork(hit)],
    }),
    templates: ({ name, client }: SearchHit) => ({
      label: name,
      way: found('/initiative-templates?q=', name),
      detail: [nameIn(client)],
    }),
    clients: (hit: SearchHit) => ({ label: hit.name, way: wayToClient(user, hit), detail: [] }),
  } satisfies { [Group in HitGroup]: (hit: SearchResults[Group][number]) => Said }
}

/** What was found, as choices; without what the person could not open from where they stand. */
export function itemsOfHits(user: SessionUser, hits: SearchResults, t: TFunction): PaletteItem[] {
  const say = sayings(user, t)
  const items = <Hit extends { id: string }>(
    group: HitGroup,
    some: readonly Hit[],
    sayOf: (hit: Hit) => Said,
  ): PaletteItem[] =>
    some.flatMap((hit) => {
      const { label, way, detail } = sayOf(hit)
      const said = detail.filter(Boolean).join(' ▸ ')
      if (way === undefined) return []
      const item = { id: `${group}:${hit.id}`, group, label, icon: hitIcons[group], way }
      return [said === '' ? item : { ...item, detail: said }]
    })
  return [
    ...items('people', hits.people, say.people),
    ...items('initiatives', hits.initiatives, say.initiatives),
    ...items('phases', hits.phases, say.phases),
    ...items('observations', hits.observations, say.observations),
    ...items('artifacts', hits.artifacts, say.artifacts),
    ...items('interviews', hits.interviews, say.interviews),
    ...items('templates', hits.templates, say.templates),
    ...items('clients', hits.clients, say.clients),
  ]
}
