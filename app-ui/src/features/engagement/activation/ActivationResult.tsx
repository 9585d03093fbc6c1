import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { getActivationContext, RagSource, RagSources } from '@parley/contracts/http/activation.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatPercent } from '@parley/ui-kit/i18n/format.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedText } from '../conversation/index.ts'
import '../conversation/en.ts'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { BundledOutputView } from './BundledOutputView.tsx'
import './locales/en.ts'
import type { Activation } from './use-activation.ts'

interface ActivationResultProps {
  activation: Activation
  context: UseQueryResult<CallOutput<typeof getActivationContext>>
  onOpenPlace: (place: Place) => void
}

/** What an activation brought: the enriched context, its sources, the query and the bundle (Document 2, 7.7). */
export function ActivationResult({ activation, context, onOpenPlace }: ActivationResultProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ mt: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Part title={t('activation.context')} open>
        <QueryView query={context} skeleton={<TextSkeleton lines={4} />} compact>
          {(data) => (
            <CitedText
              text={lowered(data.enrichedContext)}
              citations={data.citations}
              onOpenPlace={onOpenPlace}
            />
          )}
        </QueryView>
      </Part>
      {context.data && (
        <Part title={t('activation.sources')} count={countOf(context.data.ragSources)}>
          <Sources sources={context.data.ragSources} onOpenPlace={onOpenPlace} />
        </Part>
      )}
      <Part title={t('activation.query')}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{activation.ragQuery}</Typography>
        <Author activation={activation} />
      </Part>
      {activation.bundledOutput !== null && (
        <Part title={t('activation.bundle')}>
          <BundledOutputView bundle={activation.bundledOutput} onOpenPlace={onOpenPlace} />
        </Part>
      )}
    </Box>
  )
}

/** The text's headings stand below those of the panel. */
const lowered = (markdown: string): string => markdown.replace(/^## /gm, '##### ')

const countOf = ({ initiative, client, firm }: RagSources): number =>
  initiative.length + client.length + firm.length

function Author({ activation: { provider, model } }: { activation: Activation }) {
  const { t } = useTranslation()
  const author = provider === 'builtin' ? t('conversation.builtin') : model
  if (author === null) return null
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
      {author}
    </Typography>
  )
}

/** A part that can be folded away; the browser's own, so that searching the page opens it. */
function Part({
  title,
  count,
  open = false,
  children,
}: {
  title: string
  count?: number
  open?: boolean
  children: ReactNode
}) {
  return (
    <Box
      component="details"
      open={open}
      sx={{ borderTop: 1, borderColor: 'divider', '&[open] svg': { rotate: '0deg' } }}
    >
      <Box
        component="summary"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 2.5, cursor: 'pointer', listStyle: 'none' }}
      >
        <ExpandMoreIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary', rotate: '-90deg' }} />
        <Typography variant="subtitle2" component="h4">
          {title}
        </Typography>
        {count !== undefined && <StatusBadge tone="outline">{count}</StatusBadge>}
      </Box>
      <Box sx={{ pb: 4, pl: { sm: 7 } }}>{children}</Box>
    </Box>
  )
}

const kinds = ['initiative', 'client', 'firm'] as const

function Sources({ sources, onOpenPlace }: { sources: RagSources; onOpenPlace: (place: Place) => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {kinds.map((kind) => (
        <Box role="group" key={kind} aria-label={t(`activation.sourceGroups.${kind}`)}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
            <Typography variant="subtitle2" component="h5" color="textSecondary">
              {t(`activation.sourceGroups.${kind}`)}
            </Typography>
            <StatusBadge tone="outline">{sources[kind].length}</StatusBadge>
          </Box>
          {sources[kind].length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('activation.noSources')}
            </Typography>
          )}
          {sources[kind].map((source) => (
            <SourceRow key={source.chunkId} source={source} onOpenPlace={onOpenPlace} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

function SourceRow({ source, onOpenPlace }: { source: RagSource; onOpenPlace: (place: Place) => void }) {
  const { t } = useTranslation()
  const { chunkId, artifactId, name, page, quote, relevance } = source
  return (
    <ButtonBase
      sx={{ display: 'block', textAlign: 'left', width: '100%', borderRadius: 1 }}
      onClick={() => onOpenPlace({ chunkId, artifactId, name, quote })}
    >
      <Box sx={{ py: 1, pl: 3, my: 1, borderLeft: 2, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
          <Typography variant="body2" color="primary" sx={{ fontWeight: 500 }}>
            {name}
            {page !== null && `, ${t('phase.page', { page })}`}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('activation.relevance', { percent: formatPercent(relevance) })}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('common.quoted', { text: quote })}
        </Typography>
      </Box>
    </ButtonBase>
  )
}
