import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { TemplateSummary } from '@parley/contracts/http/templates.ts'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { RowLink } from '@parley/ui-kit/components/RowLink.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { TemplateActions, type TemplateAction } from './TemplateActions.tsx'

interface TemplateTableProps {
  templates: readonly TemplateSummary[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  onOpen: (template: TemplateSummary) => void
  /** Undefined for those who may only look. */
  onAction: ((action: TemplateAction, template: TemplateSummary) => void) | undefined
}

/** Document 2, 2.3: name with icon, description, visibility, owner, industries, created, updated, actions. */
export function TemplateTable({ templates, sort, onSort, onOpen, onAction }: TemplateTableProps) {
  const { t } = useTranslation()
  const head = { sort, onSort }
  return (
    <StackingTable label={t('templates.title')}>
      <TableHead>
        <TableRow>
          <SortHeader field="name" {...head}>
            {t('templates.name')}
          </SortHeader>
          <TableCell>{t('templates.description')}</TableCell>
          <TableCell>{t('templates.visibility')}</TableCell>
          <TableCell>{t('templates.owner')}</TableCell>
          <TableCell>{t('templates.industries')}</TableCell>
          <SortHeader field="createdAt" {...head}>
            {t('templates.created')}
          </SortHeader>
          <SortHeader field="updatedAt" {...head}>
            {t('templates.updated')}
          </SortHeader>
          {onAction && <TableCell align="right">{t('templates.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {templates.map((template) => (
          <TableRow key={template.id} hover sx={{ '&:last-child td': { border: 0 } }}>
            <TemplateCells template={template} onOpen={() => onOpen(template)} />
            {onAction && (
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <TemplateActions template={template} onAction={(action) => onAction(action, template)} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </StackingTable>
  )
}

function TemplateCells({ template, onOpen }: { template: TemplateSummary; onOpen: () => void }) {
  const { name } = template
  const { t } = useTranslation()
  return (
    <>
      <TableCell sx={{ minWidth: { sm: 200 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
          <TemplateIcon name={template.icon} fontSize="small" sx={{ color: 'primary.main' }} />
          <Box>
            <RowLink name={name} label={t('templates.openNamed', { name })} onClick={onOpen} />
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
              {t('templates.phaseCount', { count: template.phaseCount })}
              {template.language !== null && ` · ${t(`common.languages.${template.language}`)}`}
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell
        data-label={t('templates.description')}
        sx={{ minWidth: { sm: 220 }, maxWidth: { sm: 340 }, color: 'text.secondary' }}
      >
        <Box
          title={template.description}
          sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
        >
          {template.description}
        </Box>
      </TableCell>
      <TableCell data-label={t('templates.visibility')}>
        <Visibility template={template} />
      </TableCell>
      <TableCell data-label={t('templates.owner')}>
        <Owner template={template} />
      </TableCell>
      <TableCell data-label={t('templates.industries')}>
        <Industries template={template} />
      </TableCell>
      <TableCell data-label={t('templates.created')} sx={{ whiteSpace: 'nowrap' }}>
        <RelativeTime at={template.createdAt} />
      </TableCell>
      <TableCell data-label={t('templates.updated')} sx={{ whiteSpace: 'nowrap' }}>
        <RelativeTime at={template.updatedAt} />
      </TableCell>
    </>
  )
}

const tones: Record<TemplateSummary['visibility'], Tone> = {
  PARLEY: 'success',
  CONSULTING_FIRM: 'info',
  CLIENT: 'moderator',
}

function Visibility({ template }: { template: TemplateSummary }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
      <StatusBadge tone={tones[template.visibility]}>
        {t(`templates.visibilities.${template.visibility}`)}
      </StatusBadge>
      {template.status === 'FUTURE' && <StatusBadge>{t('templates.comingSoon')}</StatusBadge>}
    </Box>
  )
}

function Owner({ template }: { template: TemplateSummary }) {
  const { t } = useTranslation()
  if (template.client !== null) return t('templates.ownerOfClient', { name: template.client.name })
  if (template.consultingFirm !== null)
    return t('templates.ownerOfFirm', { name: template.consultingFirm.name })
  return t('templates.noOwner')
}

/** Industries shown before '+N more'. */
const mostShown = 2

function Industries({ template }: { template: TemplateSummary }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  const names = template.industries.map(({ code }) => industryName(code))
  if (names.length === 0) return t('templates.allIndustries')
  return (
    <Box title={names.join(', ')} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {names.slice(0, mostShown).map((name) => (
        <StatusBadge key={name} tone="outline">
          {name}
        </StatusBadge>
      ))}
      {names.length > mostShown && (
        <StatusBadge tone="outline">
          {t('templates.moreIndustries', { count: names.length - mostShown })}
        </StatusBadge>
      )}
    </Box>
  )
}
