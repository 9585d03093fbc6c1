import TagIcon from '@mui/icons-material/LocalOfferOutlined'
import Typography from '@mui/material/Typography'
import { FileExtent } from '@parley/ui-kit/components/FileExtent.tsx'
import { FileSize } from '@parley/ui-kit/components/FileSize.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import type { AnyArtifact } from '../artifact-record.ts'
import { kindOfFile } from '../file-kind.ts'
import '../locales/en.ts'

/** 'PDF · 1.2 MB · 14 pages' */
export function FileFacts({ artifact }: { artifact: AnyArtifact }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {kindOfFile(artifact.type)} · <FileSize bytes={artifact.size} />
      <FileExtent type={artifact.type} count={artifact.indexing.pages} />
    </Typography>
  )
}

/** When, and by whom. */
export function Provenance({ artifact }: { artifact: AnyArtifact }) {
  const { t } = useTranslation()
  const { uploadedBy } = artifact
  const name =
    uploadedBy === null ? t('artifacts.deletedUser') : `${uploadedBy.firstName} ${uploadedBy.lastName}`.trim()
  return (
    <Typography variant="body2" color="textSecondary" component="span">
      <RelativeTime at={artifact.createdAt} /> {t('artifacts.by', { name })}
    </Typography>
  )
}

/** In a row with other badges; each with a mark that tells it from them. */
export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <StatusBadge key={tag} tone="outline" icon={<TagIcon aria-hidden />}>
      {tag}
    </StatusBadge>
  ))
