import type { ArtifactHit, PersonHit, SearchHit, SearchResults } from '@parley/contracts/http/search.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { opensDirectly } from '../initiatives/initiative-access.ts'
import { canSwitchToClients, kindOf } from '../session/session-user.ts'
import { hitIcons } from './palette-icons.ts'
import type { PaletteItem, PaletteWay } from './palette-item.ts'

const found = (path: string, text: string): PaletteWay => ({ to: `${path}${encodeURIComponent(text)}` })

/** Directly, or by way of its client for those who work inside clients; super admins find it in the console. */
function wayToInitiative(user: SessionUser, id: string, client: SearchHit['client']): PaletteWay | undefined {
  const path = `/initiatives/${id}`
  if (kindOf(user) === 'super-admin') return { to: `/admin/initiatives/${id}/show` }
  if (opensDirectly(user)) return { to: path }
  return client !== null && canSwitchToClients(user) ? { connect: { ...client, path } } : undefined
}

function wayToPerson(user: SessionUser, { kind, id, name }: PersonHit): PaletteWay {
  if (kind === 'stakeholder') return found('/departments-and-stakeholders?s-q=', name)
  if (kind === 'consultant') return { to: `/consultants/${id}` }
  return { to: kindOf(user) === 'super-admin' ? `/admin/users/${id}` : `/settings/users/${id}` }
}

function wayToArtifact(user: SessionUser, hit: ArtifactHit): PaletteWay | undefined {
  const isInitiatives = hit.client !== null && kindOf(user) !== 'client'
  if (!isInitiatives) return found('/artifacts?q=', hit.name)
  return hit.initiativeId === null ? undefined : wayToInitiative(user, hit.initiativeId, hit.client)
}

const wayToClient = (user: SessionUser, { id }: SearchHit): PaletteWay => ({
  to: kindOf(user) === 'super-admin' ? `/admin/clients/${id}` : `/clients/${id}`,
})

type HitGroup = keyof SearchResults

/** What was found, as choices; without what the person could not open from where they stand. */
export function itemsOfHits(user: SessionUser, hits: SearchResults): PaletteItem[] {
  const item = (
    group: HitGroup,
    { id, name }: { id: string; name: string },
    { way, detail }: { way: PaletteWay | undefined; detail: string | undefined },
  ): PaletteItem[] =>
    way === undefined
      ? []
      : [
          {
            id: `${group}:${id}`,
            group,
            label: name,
            icon: hitIcons[group],
            way,
            ...(detail ? { detail } : {}),
          },
        ]
  const clientName = ({ client }: SearchHit): string | undefined =>
    kindOf(user) === 'client' ? undefined : client?.name
  return [
    ...hits.people.flatMap((hit) => item('people', hit, { way: wayToPerson(user, hit), detail: hit.detail })),
    ...hits.initiatives.flatMap((hit) =>
      item('initiatives', hit, { way: wayToInitiative(user, hit.id, hit.client), detail: clientName(hit) }),
    ),
    ...hits.artifacts.flatMap((hit) =>
      item('artifacts', hit, { way: wayToArtifact(user, hit), detail: clientName(hit) }),
    ),
    ...hits.templates.flatMap((hit) =>
      item('templates', hit, { way: found('/initiative-templates?q=', hit.name), detail: clientName(hit) }),
    ),
    ...hits.clients.flatMap((hit) =>
      item('clients', hit, { way: wayToClient(user, hit), detail: undefined }),
    ),
  ]
}
