import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { completionOf } from './completion-of.ts'
import { DocumentList } from './DocumentList.tsx'
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
        <DocumentList artifacts={artifacts} canEdit={canEdit} />
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
    </Section>
  )
}
