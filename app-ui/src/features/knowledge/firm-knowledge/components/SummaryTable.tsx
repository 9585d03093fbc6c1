import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { InitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { RowLink } from '@parley/ui-kit/components/RowLink.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { SummaryBadges, VendorChoices } from './SummaryBadges.tsx'

interface SummaryTableProps {
  summaries: readonly InitiativeSummary[]
  list: Pick<AddressList, 'sort' | 'setSort'>
  onOpen: (summary: InitiativeSummary) => void
  /** Undefined for those who only read. */
  changes:
    | { onEdit: (summary: InitiativeSummary) => void; onDelete: (summary: InitiativeSummary) => void }
    | undefined
}

/** Pixels (Document 3, section 9). */
const summaryWidth = 300
const vendorsShown = 3

export function SummaryTable({ summaries, list, onOpen, changes }: SummaryTableProps) {
  const { t } = useTranslation()
  const head = { sort: list.sort, onSort: list.setSort }
  return (
    <StackingTable label={t('firmKnowledge.tabs.summaries')}>
      <TableHead>
        <TableRow>
          <SortHeader field="initiative" {...head}>
            {t('firmKnowledge.initiative')}
          </SortHeader>
          <SortHeader field="client" {...head}>
            {t('firmKnowledge.client')}
          </SortHeader>
          <TableCell>{t('firmKnowledge.summary')}</TableCell>
          <TableCell>{t('firmKnowledge.vendorChoices')}</TableCell>
          <SortHeader field="createdAt" {...head}>
            {t('firmKnowledge.created')}
          </SortHeader>
          {changes && <TableCell align="right">{t('firmKnowledge.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {summaries.map((summary) => (
          <SummaryRow key={summary.id} summary={summary} changes={changes} onOpen={() => onOpen(summary)} />
        ))}
      </TableBody>
    </StackingTable>
  )
}

interface SummaryRowProps extends Pick<SummaryTableProps, 'changes'> {
  summary: InitiativeSummary
  onOpen: () => void
}

function SummaryRow({ summary, changes, onOpen }: SummaryRowProps) {
  const { t } = useTranslation()
  const { initiative } = summary
  const { name } = initiative
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell sx={{ maxWidth: 280 }}>
        <RowLink name={name} label={t('firmKnowledge.viewNamed', { name })} onClick={onOpen} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <SummaryBadges summary={summary} />
        </Box>
      </TableCell>
      <TableCell data-label={t('firmKnowledge.client')}>{initiative.clientName}</TableCell>
      <TableCell data-label={t('firmKnowledge.summary')}>
        <Box
          title={summary.summary}
          sx={{
            width: '100%',
            maxWidth: summaryWidth,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {summary.summary}
        </Box>
      </TableCell>
      <TableCell data-label={t('firmKnowledge.vendorChoices')}>
        <VendorChoices vendors={summary.vendorChoices} most={vendorsShown} />
      </TableCell>
      <TableCell data-label={t('firmKnowledge.created')}>
        <RelativeTime at={summary.createdAt} />
      </TableCell>
      {changes && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <EditAction
            label={t('firmKnowledge.editNamed', { name })}
            onClick={() => changes.onEdit(summary)}
          />
          <DeleteAction
            label={t('firmKnowledge.deleteNamed', { name })}
            onClick={() => changes.onDelete(summary)}
          />
        </TableCell>
      )}
    </TableRow>
  )
}
