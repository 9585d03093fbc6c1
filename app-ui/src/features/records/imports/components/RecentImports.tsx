import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ImportBatch, listImports } from '@parley/contracts/http/imports.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportProps } from '../import-target.ts'
import '../locales/en.ts'
import { UndoImport } from './UndoImport.tsx'

/** The last imports, which can still be undone after a reload. */
export function RecentImports({ target, refreshes }: ImportProps) {
  const { t } = useTranslation()
  const [undone, setUndone] = useState<ImportBatch | null>(null)
  const filter = { kind: target.kind, ...(target.kind === 'stakeholders' && { clientId: target.clientId }) }
  const imports = useListQuery(
    listImports,
    { query: { filter: JSON.stringify(filter), range: '[0,4]' } },
    { staleTime: 0 },
  )
  return (
    <QueryView query={imports} skeleton={null} compact failed={t('imports.recentFailed')} empty={null}>
      {({ rows }) => (
        <Box component="section" aria-label={t('imports.recent')}>
          <Typography variant="subtitle2" component="h3">
            {t('imports.recent')}
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {rows.map((batch) => (
              <Box
                key={batch.id}
                component="li"
                sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2 }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>{batch.fileName}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    <RelativeTime at={batch.createdAt} /> · {t('imports.recentFacts', batch)}
                  </Typography>
                </Box>
                {batch.undoneAt === null ? (
                  <Button
                    size="small"
                    aria-label={t('imports.undoNamed', { name: batch.fileName })}
                    onClick={() => setUndone(batch)}
                  >
                    {t('imports.undo')}
                  </Button>
                ) : (
                  <StatusBadge tone="outline">{t('imports.wasUndone')}</StatusBadge>
                )}
              </Box>
            ))}
          </Box>
          {undone !== null && (
            <UndoImport
              batchId={undone.id}
              refreshes={refreshes}
              onClose={() => setUndone(null)}
              onUndone={() => setUndone(null)}
            />
          )}
        </Box>
      )}
    </QueryView>
  )
}
