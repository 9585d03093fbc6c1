import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { CardGrid } from '@parley/ui-kit/components/CardGrid.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useTranslation } from 'react-i18next'
import type { AnyArtifact, Owner } from '../artifact-record.ts'
import type { Selection } from '../use-selection.ts'
import '../locales/en.ts'
import { ArtifactActions, type ArtifactHandlers } from './ArtifactActions.tsx'
import { ArtifactPlace } from './ArtifactPlace.tsx'
import { FileFacts, Provenance, Tags } from './ArtifactMeta.tsx'
import { FileIcon } from './FileIcon.tsx'
import { IndexingBadge } from './IndexingBadge.tsx'

interface ArtifactCardsProps {
  owner: Owner
  artifacts: readonly AnyArtifact[]
  /** Undefined for those who only read. */
  selection: Selection | undefined
  handlers: ArtifactHandlers
}

/** Documents as cards. */
export function ArtifactCards({ owner, artifacts, selection, handlers }: ArtifactCardsProps) {
  return (
    <CardGrid>
      {artifacts.map((artifact) => (
        <ArtifactCard
          key={artifact.id}
          owner={owner}
          artifact={artifact}
          selection={selection}
          handlers={handlers}
        />
      ))}
    </CardGrid>
  )
}

interface ArtifactCardProps extends Omit<ArtifactCardsProps, 'artifacts'> {
  artifact: AnyArtifact
}

function ArtifactCard({ owner, artifact, selection, handlers }: ArtifactCardProps) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const { name, department } = artifact
  return (
    <Card component="li" sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <FileIcon type={artifact.type} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            component="button"
            type="button"
            color="inherit"
            underline="hover"
            onClick={() => handlers.onPreview(artifact)}
            sx={{ fontWeight: 600, textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          <FileFacts artifact={artifact} />
        </Box>
        {selection && (
          <Checkbox
            size="small"
            sx={{ m: -2 }}
            checked={selection.has(artifact.id)}
            onChange={() => selection.toggle(artifact.id)}
            slotProps={{ input: { 'aria-label': t('artifacts.selectNamed', { name }) } }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <IndexingBadge indexing={artifact.indexing} />
        <ArtifactPlace owner={owner} artifact={artifact} />
        {department !== null && <StatusBadge tone="outline">{department}</StatusBadge>}
        <Tags tags={artifact.tags} />
      </Box>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 120 }}>
          <Provenance artifact={artifact} />
        </Box>
        <ArtifactActions owner={owner} artifact={artifact} {...handlers} />
      </Box>
      {artifact.indexing.error !== null && (
        <Typography variant="body2" color={artifact.indexing.status === 'FAILED' ? 'error' : 'textSecondary'}>
          {sayFailure(artifact.indexing.error)}
        </Typography>
      )}
    </Card>
  )
}
