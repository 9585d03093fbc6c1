import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ModelPassage } from '@parley/contracts/http/model-views.ts'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import './en.ts'

const columns = ['source', 'place', 'kind', 'trust', 'relevance'] as const

/** What a number of relevance says (glossary: relevance). */
const wordOf = (relevance: number) => (relevance >= 0.7 ? 'clear' : relevance >= 0.3 ? 'touches' : 'hardly')

/** The passages that were given, with where they come from and how much they are about the question. */
export function PassageTable({ passages }: { passages: readonly ModelPassage[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {t('modelView.passages')}
      </Typography>
      {passages.length === 0 ? (
        <Typography color="textSecondary">{t('modelView.noPassages')}</Typography>
      ) : (
        <StackingTable label={t('modelView.passages')} size="small">
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{t(`modelView.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {passages.map((passage) => (
              <PassageRow key={passage.chunkId} passage={passage} />
            ))}
          </TableBody>
        </StackingTable>
      )}
    </section>
  )
}

function PassageRow({ passage }: { passage: ModelPassage }) {
  const { t } = useTranslation()
  const relevance = t(`modelView.relevances.${wordOf(passage.relevance)}`)
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{passage.name}</TableCell>
      <TableCell data-label={t('modelView.place')}>{passage.place ?? '–'}</TableCell>
      <TableCell data-label={t('modelView.kind')}>{t(`modelView.kinds.${passage.kind}`)}</TableCell>
      <TableCell data-label={t('modelView.trust')}>{t(`modelView.trusts.${passage.trust}`)}</TableCell>
      <TableCell data-label={t('modelView.relevance')}>
        {relevance} ({formatNumber(Math.round(passage.relevance * 100) / 100)})
      </TableCell>
    </TableRow>
  )
}
