import CheckIcon from '@mui/icons-material/CheckCircleRounded'
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { ArtifactCompletion, CompletionItem } from '@parley/contracts/rules/artifact-completion.ts'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatPercent } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { FileButton } from './FileButton.tsx'

interface RecommendedArtifactsProps {
  phase: Phase
  /** Undefined until it is known which documents there are. */
  completion: ArtifactCompletion | undefined
  /** Takes a file for a recommended name; undefined for those who may not. */
  onUpload: ((file: File, name: string) => void) | undefined
}

/** What the phase asks for, how much of it is there, and the completion score (Document 2, section 9). */
export function RecommendedArtifacts({ phase, completion, onUpload }: RecommendedArtifactsProps) {
  const { t } = useTranslation()
  if (phase.recommendedArtifacts.length === 0)
    return <Typography color="textSecondary">{t('phase.noArtifacts')}</Typography>
  if (completion === undefined) return <TextSkeleton lines={3} />
  const { score, label, items } = completion
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="h4" color="textSecondary" id="completion">
          {t('phase.completion')}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={score}
          aria-labelledby="completion"
          sx={{ flex: 1, minWidth: 80, maxWidth: 240, height: 6, borderRadius: 3 }}
        />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatPercent(score / 100)}</Typography>
        <StatusBadge tone={score >= 80 ? 'success' : score >= 60 ? 'info' : 'warning'}>
          {t(`phase.completionLabel.${label}`)}
        </StatusBadge>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <RecommendedArtifact key={item.name} item={item} onUpload={onUpload} />
        ))}
      </Box>
    </Box>
  )
}

function RecommendedArtifact({
  item,
  onUpload,
}: Pick<RecommendedArtifactsProps, 'onUpload'> & { item: CompletionItem }) {
  const { t } = useTranslation()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 34 }}>
      {item.uploaded ? (
        <CheckIcon
          fontSize="small"
          sx={{ color: 'var(--parley-palette-accent-approver)' }}
          titleAccess={t('phase.uploaded')}
        />
      ) : (
        <CircleIcon fontSize="small" color="disabled" titleAccess={t('phase.missing')} />
      )}
      <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{item.name}</Typography>
      {!item.uploaded && onUpload !== undefined && (
        <FileButton
          label={t('phase.uploadFile')}
          name={t('phase.uploadNamed', { name: item.name })}
          onFile={(file) => onUpload(file, item.name)}
        />
      )}
      <StatusBadge tone="outline">{t(`phase.importance.${item.importance}`)}</StatusBadge>
    </Box>
  )
}
