import KnowledgeIcon from '@mui/icons-material/ManageSearchRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, displayName } from '../../account/session/index.ts'
import { readingColumn } from './reading-column.ts'
import './locales/en.ts'

/** A question and its answers stand together, apart from the next. */
export function EntryItem({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={{ px: 4, py: 5, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ ...readingColumn, display: 'flex', flexDirection: 'column', gap: 4 }}>{children}</Box>
    </Box>
  )
}

interface SpokenProps {
  by: 'person' | 'knowledge'
  at: string
  text?: string
  /** Who wrote an answer; null where nobody was asked. */
  provider?: string | null
  model?: string | null
  children?: ReactNode
}

/** Who says it, when, and what. A person's words are as large as an answer's. */
export function Spoken({ by, at, text, provider = null, model = null, children }: SpokenProps) {
  const { t } = useTranslation()
  const user = useUser()
  const isPerson = by === 'person'
  const author = provider === 'builtin' ? t('knowledge.builtin') : (model ?? provider)
  return (
    <Box sx={{ display: 'flex', gap: 3 }}>
      {isPerson ? <UserAvatar name={displayName(user)} /> : <KnowledgeMark />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 2, flexWrap: 'wrap', mb: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {t(isPerson ? 'knowledge.you' : 'knowledge.assistant')}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
            {author !== null && <>{author} · </>}
            <RelativeTime at={at} />
          </Typography>
        </Box>
        {text !== undefined && <Typography sx={wordsStyle}>{text}</Typography>}
        {children}
      </Box>
    </Box>
  )
}

const wordsStyle = { maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }

function KnowledgeMark() {
  return (
    <Box
      aria-hidden
      sx={{
        width: 28,
        height: 28,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: 1,
        borderColor: 'divider',
        color: 'primary.main',
      }}
    >
      <KnowledgeIcon sx={{ fontSize: 18 }} />
    </Box>
  )
}
