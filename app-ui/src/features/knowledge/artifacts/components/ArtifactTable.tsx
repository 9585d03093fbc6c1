import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { FileSize } from '@parley/ui-kit/components/FileSize.tsx'
import { RowLink } from '@parley/ui-kit/components/RowLink.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import type { AnyArtifact, Owner } from '../artifact-record.ts'
import { kindOfFile } from '../file-kind.ts'
import type { Selection } from '../use-selection.ts'
import '../locales/en.ts'
import { ArtifactActions, type ArtifactHandlers } from './ArtifactActions.tsx'
import { ArtifactPlace } from './ArtifactPlace.tsx'
import { Provenance, Tags } from './ArtifactMeta.tsx'
import { IndexingBadge } from './IndexingBadge.tsx'

interface ArtifactTableProps {
  owner: Owner
  artifacts: readonly AnyArtifact[]
  list: Pick<AddressList, 'sort' | 'setSort'>
  /** Undefined for those who only read. */
  selection: Selection | undefined
  handlers: ArtifactHandlers
}

/** Documents as a table that is sorted by its heads. */
export function ArtifactTable({ owner, artifacts, list, selection, handlers }: ArtifactTableProps) {
  const { t } = useTranslation()
  const head = { sort: list.sort, onSort: list.setSort }
  const ids = artifacts.map(({ id }) => id)
  const chosen = ids.filter((id) => selection?.has(id) === true).length
  return (
    <StackingTable label={t('artifacts.title')}>
      <TableHead>
        <TableRow>
          {selection && (
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={chosen > 0 && chosen === ids.length}
                indeterminate={chosen > 0 && chosen < ids.length}
                onChange={() => selection.toggleAll(ids)}
                slotProps={{ input: { 'aria-label': t('artifacts.selectAll') } }}
              />
            </TableCell>
          )}
          <SortHeader field="name" {...head}>
            {t('artifacts.name')}
          </SortHeader>
          <SortHeader field="type" {...head}>
            {t('artifacts.kind')}
          </SortHeader>
          <SortHeader field="size" align="right" {...head}>
            {t('artifacts.size')}
          </SortHeader>
          <SortHeader field="department" {...head}>
            {t('artifacts.department')}
          </SortHeader>
          <TableCell>{t('artifacts.state')}</TableCell>
          <SortHeader field="createdAt" {...head}>
            {t('artifacts.added')}
          </SortHeader>
          <TableCell align="right">{t('artifacts.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {artifacts.map((artifact) => (
          <ArtifactRow
            key={artifact.id}
            owner={owner}
            artifact={artifact}
            selection={selection}
            handlers={handlers}
          />
        ))}
      </TableBody>
    </StackingTable>
  )
}

interface ArtifactRowProps extends Pick<ArtifactTableProps, 'owner' | 'selection' | 'handlers'> {
  artifact: AnyArtifact
}

function ArtifactRow({ owner, artifact, selection, handlers }: ArtifactRowProps) {
  const { t } = useTranslation()
  const { id, name } = artifact
  const description = 'description' in artifact ? artifact.description : null
  return (
    <TableRow hover selected={selection?.has(id) === true} sx={{ '&:last-child td': { border: 0 } }}>
      {selection && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
            slotProps={{ input: { 'aria-label': t('artifacts.selectNamed', { name }) } }}
          />
        </TableCell>
      )}
      <TableCell sx={{ maxWidth: 360 }}>
        <RowLink name={name} onClick={() => handlers.onPreview(artifact)} />
        {description !== null && (
          <Typography variant="body2" color="textSecondary" noWrap title={description}>
            {description}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: artifact.tags.length > 0 ? 1 : 0 }}>
          <Tags tags={artifact.tags} />
        </Box>
      </TableCell>
      <TableCell data-label={t('artifacts.kind')}>{kindOfFile(artifact.type)}</TableCell>
      <TableCell align="right" data-label={t('artifacts.size')}>
        <FileSize bytes={artifact.size} />
      </TableCell>
      <TableCell data-label={t('artifacts.department')}>{artifact.department ?? '–'}</TableCell>
      <TableCell data-label={t('artifacts.state')}>
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
          <IndexingBadge indexing={artifact.indexing} />
          <ArtifactPlace owner={owner} artifact={artifact} />
        </Box>
      </TableCell>
      <TableCell data-label={t('artifacts.added')}>
        <Provenance artifact={artifact} />
      </TableCell>
      <TableCell align="right">
        <Box sx={{ display: 'inline-flex' }}>
          <ArtifactActions owner={owner} artifact={artifact} {...handlers} />
        </Box>
      </TableCell>
    </TableRow>
  )
}
