import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { SourceType } from '@parley/contracts/http/knowledge.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PassageDialog } from '../../engagement/phase/parts.ts'
import type { Place } from '../../engagement/phase/index.ts'
import { type ClientOf, InitiativeLink } from './answer/InitiativeLink.tsx'
import { useUser, kindOf } from '../../account/session/index.ts'
import './locales/en.ts'

/** A passage to open, what it is a piece of, and the initiative that it comes from. */
export interface OpenSource {
  place: Place
  source: SourceType
  initiativeId: string | null
  client: ClientOf
}

/** Opens a source at its place; what lives in an initiative leads there. */
export function KnowledgePassage({ source, onClose }: { source: OpenSource; onClose: () => void }) {
  const { t } = useTranslation()
  const { place, initiativeId, client } = source
  // Summaries are the firm's: its people read them whole on a page of their own.
  const isReadWhole = kindOf(useUser()) === 'firm' && source.source === 'summary'
  return (
    <PassageDialog
      place={place}
      onClose={onClose}
      more={
        initiativeId !== null && (
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 4 }}>
            {isReadWhole && (
              <MuiLink component={Link} to={`/firm-management/summaries/${initiativeId}`}>
                {t('knowledge.openSummary')}
              </MuiLink>
            )}
            <InitiativeLink id={initiativeId} client={client}>
              {t('knowledge.openInitiative')}
            </InitiativeLink>
          </Box>
        )
      }
    />
  )
}
