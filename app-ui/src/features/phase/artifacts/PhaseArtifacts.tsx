import CheckIcon from '@mui/icons-material/CheckCircleRounded'
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import UploadIcon from '@mui/icons-material/UploadFileRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type Artifact, deleteArtifact, listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { artifactCompletion, type Phase } from '@parley/contracts/http/phases.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/api-error.ts'
import { useListQuery, useRouteMutation, useRouteQuery } from '../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import '../texts.ts'
import { ArtifactRow } from './ArtifactRow.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

interface PhaseArtifactsProps {
  phase: Phase
  place: { clientId: string; initiativeId: string }
  canEdit: boolean
}

const indexing = ['PENDING', 'EXTRACTING', 'EMBEDDING']

/** Recommended documents, what is there of them, and the initiative's own. */
export function PhaseArtifacts({ phase, place, canEdit }: PhaseArtifactsProps) {
  const { t } = useTranslation()
  const { uploads, send } = useUploads(place)
  const [doomed, setDoomed] = useState<Artifact | null>(null)
  const remove = useRouteMutation(deleteArtifact, [listInitiativeArtifacts, artifactCompletion])
  const input = { params: { initiativeId: place.initiativeId } }
  const artifacts = useListQuery(listInitiativeArtifacts, input, { staleTime: 10_000 })
  const isIndexing = artifacts.data?.rows.some((one) => indexing.includes(one.indexing.status)) === true
  // The own stream would tell; while something is being read a look every two seconds is as good.
  useListQuery(listInitiativeArtifacts, input, { refetchInterval: isIndexing ? 2_000 : false })
  return (
    <Section title={t('phase.artifacts')} collapsible level={3}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <Recommended phase={phase} onUpload={canEdit ? send : undefined} />
        {canEdit && <DropZone onFiles={(files) => files.forEach((file) => send(file))} />}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
        <Box>
          <Typography variant="subtitle2" color="textSecondary">
            {t('phase.documents')}
          </Typography>
          {artifacts.isPending && <TextSkeleton lines={3} />}
          {artifacts.isError && (
            <ErrorState compact error={artifacts.error} onRetry={() => void artifacts.refetch()} />
          )}
          {artifacts.data?.rows.length === 0 && (
            <Typography color="textSecondary" sx={{ py: 2 }}>
              {t('phase.noDocumentsYet')}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {artifacts.data?.rows.map((artifact) => (
              <ArtifactRow
                key={artifact.id}
                artifact={artifact}
                onDelete={canEdit ? () => setDoomed(artifact) : undefined}
              />
            ))}
          </Box>
        </Box>
      </Box>
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={t('phase.deleteArtifact')}
        text={t('phase.deleteArtifactText')}
        subject={doomed?.name ?? ''}
        confirmLabel={t('common.delete')}
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onCancel={() => setDoomed(null)}
        onConfirm={() =>
          doomed !== null &&
          remove.mutate({ params: { id: doomed.id } }, { onSuccess: () => setDoomed(null) })
        }
      />
    </Section>
  )
}

function Recommended({
  phase,
  onUpload,
}: {
  phase: Phase
  onUpload: ((file: File, name: string) => void) | undefined
}) {
  const { t } = useTranslation()
  const completion = useRouteQuery(artifactCompletion, { params: { id: phase.id } }, { staleTime: 10_000 })
  if (phase.recommendedArtifacts.length === 0)
    return <Typography color="textSecondary">{t('phase.noArtifacts')}</Typography>
  const { score = 0, label, items = [] } = completion.data ?? {}
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2 }}>
        <Typography variant="subtitle2" color="textSecondary" id="completion">
          {t('phase.completion')}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={score}
          aria-labelledby="completion"
          sx={{ flex: 1, maxWidth: 240, height: 6, borderRadius: 3 }}
        />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{score}%</Typography>
        {label !== undefined && (
          <StatusBadge tone={score >= 80 ? 'success' : score >= 60 ? 'info' : 'warning'}>
            {t(`phase.completionLabel.${label}`)}
          </StatusBadge>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.name}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}
          >
            {item.uploaded ? (
              <CheckIcon
                fontSize="small"
                sx={{ color: 'var(--parley-palette-accent-approver)' }}
                titleAccess={t('phase.uploaded')}
              />
            ) : (
              <CircleIcon fontSize="small" color="disabled" titleAccess={t('phase.missing')} />
            )}
            <Typography sx={{ flex: 1 }}>{item.name}</Typography>
            <StatusBadge tone="outline">{item.importance}</StatusBadge>
            {!item.uploaded && onUpload !== undefined && (
              <FileButton
                label={t('phase.upload')}
                name={t('phase.uploadNamed', { name: item.name })}
                onFile={(file) => onUpload(file, item.name)}
              />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const accepted = '.pdf,.docx,.doc,.xlsx,.xls,.pptx,.ppt,.csv,.txt,.md,.html,.json,.png,.jpg,.jpeg,.gif'

function FileButton({ label, name, onFile }: { label: string; name: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}

function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        flexWrap: 'wrap',
        p: 4,
        borderRadius: '10px',
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        color: 'text.secondary',
      }}
    >
      <UploadIcon fontSize="small" aria-hidden />
      {t('phase.dropHere')}
      <Button size="small" onClick={() => input.current?.click()}>
        {t('phase.chooseFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={t('phase.upload')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Box>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation()
  const label = t('phase.uploading', { name: upload.name })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }} role="status">
      <Typography variant="body2" sx={{ minWidth: 160 }}>
        {label}
      </Typography>
      <LinearProgress variant="determinate" value={upload.share * 100} aria-label={label} sx={{ flex: 1 }} />
      <Button size="small" onClick={upload.cancel} aria-label={t('phase.cancelUpload')}>
        {t('common.cancel')}
      </Button>
    </Box>
  )
}
