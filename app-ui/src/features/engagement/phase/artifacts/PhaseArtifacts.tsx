import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  type Artifact,
  deleteArtifact,
  listInitiativeArtifacts,
  restoreArtifact,
} from '@parley/contracts/http/artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeletionUndo } from '../../../knowledge/artifacts/index.ts'
import '../locales/en.ts'
import { ArtifactRow } from './ArtifactRow.tsx'
import { completionOf } from './completion-of.ts'
import { DropZone } from './DropZone.tsx'
import { RecommendedArtifacts } from './RecommendedArtifacts.tsx'
import { UploadRow } from './UploadRow.tsx'
import type { Intake } from './use-intake.ts'
import { useIndexingNews } from './use-indexing-news.ts'

const ArtifactDialog = lazy(async () => ({
  default: (await import('../../../knowledge/artifacts/components/ArtifactDialog.tsx')).ArtifactDialog,
}))

interface PhaseArtifactsProps {
  phase: Phase
  place: { clientId: string; initiativeId: string }
  canEdit: boolean
  /** Takes files that are chosen here, or dropped anywhere on the page. */
  intake: Intake
}

const indexing = ['PENDING', 'EXTRACTING', 'EMBEDDING']

/** Recommended documents, what is there of them, and the initiative's own. */
export function PhaseArtifacts({ phase, place, canEdit, intake }: PhaseArtifactsProps) {
  const { t } = useTranslation()
  const [isUploading, setIsUploading] = useState(false)
  const [doomed, setDoomed] = useState<Artifact | null>(null)
  const offerUndo = useDeletionUndo(restoreArtifact, [listInitiativeArtifacts, getInitiative])
  const onDeleted = ({ id, name }: Artifact): void =>
    offerUndo([id], {
      deleted: t('phase.artifactDeleted', { name }),
      undo: t('phase.undo'),
      restored: t('phase.artifactRestored', { name }),
    })
  const input = { params: { initiativeId: place.initiativeId } }
  const artifacts = useListQuery(listInitiativeArtifacts, input, { staleTime: 10_000 })
  useIndexingNews(input, artifacts.data?.rows.some((one) => indexing.includes(one.indexing.status)) === true)
  return (
    <Section
      title={t('phase.artifacts')}
      frameless
      level={3}
      {...(canEdit && {
        actions: (
          <Button size="small" startIcon={<UploadIcon />} onClick={() => setIsUploading(true)}>
            {t('phase.upload')}
          </Button>
        ),
      })}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        {!artifacts.isError && (
          <RecommendedArtifacts
            phase={phase}
            completion={artifacts.data && completionOf(phase, artifacts.data.rows)}
            onUpload={canEdit ? intake.sendAs : undefined}
          />
        )}
        {canEdit && <DropZone onFiles={intake.take} />}
        {intake.uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
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
              <Box
                component="ul"
                sx={{
                  listStyle: 'none',
                  m: 0,
                  p: 0,
                  '& > li + li': { borderTop: 1, borderColor: 'divider' },
                }}
              >
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
        </Box>
      </Box>
      {isUploading && (
        <Suspense>
          <ArtifactDialog
            owner={{ kind: 'client', clientId: place.clientId }}
            initiativeId={place.initiativeId}
            onClose={() => setIsUploading(false)}
          />
        </Suspense>
      )}
      {doomed !== null && (
        <DeleteDialog
          route={deleteArtifact}
          input={{ params: { id: doomed.id } }}
          // The next step counts recommended documents.
          refreshes={[listInitiativeArtifacts, getInitiative]}
          title={t('phase.deleteArtifact')}
          text={t('phase.deleteArtifactText')}
          subject={doomed.name}
          said={false}
          onDeleted={() => onDeleted(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Section>
  )
}
