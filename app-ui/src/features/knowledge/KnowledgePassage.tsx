import { useTranslation } from 'react-i18next'
import { PassageDialog, type Place } from '../phase/artifacts/PassageDialog.tsx'
import { type ClientOf, InitiativeLink } from './answer/InitiativeLink.tsx'
import './texts.ts'

/** A passage to open, and the initiative that it comes from. */
export interface OpenSource {
  place: Place
  initiativeId: string | null
  client: ClientOf
}

/** Opens a source at its place; what lives in an initiative leads there. */
export function KnowledgePassage({ source, onClose }: { source: OpenSource; onClose: () => void }) {
  const { t } = useTranslation()
  const { place, initiativeId, client } = source
  return (
    <PassageDialog
      place={place}
      onClose={onClose}
      more={
        initiativeId !== null && (
          <InitiativeLink id={initiativeId} client={client}>
            {t('knowledge.openInitiative')}
          </InitiativeLink>
        )
      }
    />
  )
}
