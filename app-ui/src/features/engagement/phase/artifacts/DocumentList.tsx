import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  type Artifact,
  deleteArtifact,
  listInitiativeArtifacts,
  restoreArtifact,
} from '@parley/contracts/http/artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { QueryView, type Read } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeletionUndo } from '../../../knowledge/artifacts/index.ts'
import { ArtifactRow } from './ArtifactRow.tsx'

interface DocumentListProps {
  artifacts: Read<{ rows: Artifact[] }>
  canEdit: boolean
}

// The next step counts recommended documents.
const refreshes = [listInitiativeArtifacts, getInitiative]

/** The initiative's own documents; one that is deleted can be taken back. */
export function DocumentList({ artifacts, canEdit }: DocumentListProps) {
  const { t } = useTranslation()
  const [doomed, setDoomed] = useState<Artifact | null>(null)
  const offerUndo = useDeletionUndo(restoreArtifact, refreshes)
  const onDeleted = ({ id, name }: Artifact): void =>
    offerUndo([id], {
      deleted: t('phase.artifactDeleted', { name }),
      undo: t('phase.undo'),
      restored: t('phase.artifactRestored', { name }),
    })
  return (
    <Box>
      <Typography variant="subtitle2" component="h4" color="textSecondary">
        {t('phase.documents')}
      </Typography>
      <QueryView
        query={artifacts}
        skeleton={<TextSkeleton lines={3} />}
        compact
        empty={
          <Typography color="textSecondary" sx={{ py: 2 }}>
            {t('phase.noDocumentsYet')}
          </Typography>
        }
      >
        {({ rows }) => (
          <Box component="ul" sx={listStyle}>
            {rows.map((artifact) => (
              <ArtifactRow
                key={artifact.id}
                artifact={artifact}
                onDelete={canEdit ? () => setDoomed(artifact) : undefined}
              />
            ))}
          </Box>
        )}
      </QueryView>
      {doomed !== null && (
        <DeleteDialog
          route={deleteArtifact}
          input={{ params: { id: doomed.id } }}
          refreshes={refreshes}
          title={t('phase.deleteArtifact')}
          text={t('phase.deleteArtifactText')}
          subject={doomed.name}
          said={false}
          onDeleted={() => onDeleted(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Box>
  )
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
