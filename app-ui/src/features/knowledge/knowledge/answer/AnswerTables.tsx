import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { KnowledgeAnswer } from '@parley/contracts/http/knowledge.ts'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { Folded } from './Folded.tsx'
import { InitiativeLink, type ClientOf } from './InitiativeLink.tsx'

type Data = KnowledgeAnswer['metadata']['structuredData']

interface AnswerTablesProps {
  data: Data
  /** Whose an initiative is, for those who have to connect first. */
  clientOf: (initiativeId: string) => ClientOf
}

/** The initiatives and clients behind what was found (Document 3, section 3). */
export function AnswerTables({ data, clientOf }: AnswerTablesProps) {
  const { t } = useTranslation()
  const { initiatives, clients } = data
  const count = initiatives.length + clients.length
  if (count === 0) return null
  return (
    <Folded title={t('knowledge.behind')} count={count}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {initiatives.length > 0 && <Initiatives initiatives={initiatives} clientOf={clientOf} />}
        {clients.length > 0 && <Clients clients={clients} />}
      </Box>
    </Folded>
  )
}

interface InitiativesProps {
  initiatives: Data['initiatives']
  clientOf: AnswerTablesProps['clientOf']
}

function Initiatives({ initiatives, clientOf }: InitiativesProps) {
  const { t } = useTranslation()
  return (
    <StackingTable label={t('knowledge.initiativesTable')} size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('knowledge.table.initiative')}</TableCell>
          <TableCell>{t('knowledge.table.client')}</TableCell>
          <TableCell>{t('knowledge.table.vendorChoices')}</TableCell>
          <TableCell>{t('knowledge.table.outcomes')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {initiatives.map(({ id, name, clientName, vendorChoices, outcomes }) => (
          <TableRow key={id}>
            <TableCell>
              <InitiativeLink id={id} client={clientOf(id)}>
                {name}
              </InitiativeLink>
            </TableCell>
            <TableCell data-label={t('knowledge.table.client')}>{clientName}</TableCell>
            <TableCell data-label={t('knowledge.table.vendorChoices')}>
              {vendorChoices.length === 0 ? t('knowledge.none') : vendorChoices.join(', ')}
            </TableCell>
            <TableCell data-label={t('knowledge.table.outcomes')} sx={{ maxWidth: 360 }}>
              {outcomes ?? t('knowledge.none')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StackingTable>
  )
}

function Clients({ clients }: { clients: Data['clients'] }) {
  const { t } = useTranslation()
  return (
    <StackingTable label={t('knowledge.clientsTable')} size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('knowledge.table.client')}</TableCell>
          <TableCell>{t('knowledge.table.initiatives')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {clients.map(({ id, name, initiativeCount }) => (
          <TableRow key={id}>
            <TableCell>{name}</TableCell>
            <TableCell data-label={t('knowledge.table.initiatives')}>
              {formatNumber(initiativeCount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StackingTable>
  )
}
