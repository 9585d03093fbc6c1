import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { TemplateSummary } from '@parley/contracts/http/templates.ts'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** A template to choose; one of the future can be read, not chosen (Document 1, section 2.5). */
export function TemplateCard({ template }: { template: TemplateSummary }) {
  const isFuture = template.status === 'FUTURE'
  return (
    <Card
      component="li"
      {...(isFuture ? { 'aria-disabled': true } : {})}
      sx={{ display: 'flex', ...(isFuture ? { borderStyle: 'dashed', bgcolor: 'transparent' } : {}) }}
    >
      {isFuture ? (
        <Box sx={{ p: 4, width: '100%' }}>
          <TemplateFacts template={template} />
        </Box>
      ) : (
        <CardActionArea
          component={Link}
          to={`/initiatives/create/${template.id}`}
          sx={{ p: 4, display: 'flex', alignItems: 'stretch', justifyContent: 'flex-start' }}
        >
          <TemplateFacts template={template} />
        </CardActionArea>
      )}
    </Card>
  )
}

/** What a card tells of a template. */
export function TemplateFacts({ template }: { template: TemplateSummary }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  const isFuture = template.status === 'FUTURE'
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <TemplateIcon name={template.icon} sx={{ color: isFuture ? 'text.secondary' : 'primary.main' }} />
        <Typography variant="h2" component="h3" color={isFuture ? 'textSecondary' : 'textPrimary'}>
          {template.name}
        </Typography>
      </Box>
      <Typography
        color="textSecondary"
        sx={{ display: '-webkit-box', WebkitLineClamp: 4, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
      >
        {template.description}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 'auto' }}>
        <StatusBadge tone={isFuture ? 'neutral' : 'success'}>
          {t(`initiatives.templateStatus.${template.status}`)}
        </StatusBadge>
        <StatusBadge tone="outline">
          {t('initiatives.phaseCount', { count: template.phaseCount })}
        </StatusBadge>
        {template.language !== null && (
          <StatusBadge tone="outline">{t(`common.languages.${template.language}`)}</StatusBadge>
        )}
        {template.industries.map(({ id, code }) => (
          <StatusBadge key={id} tone="outline">
            {industryName(code)}
          </StatusBadge>
        ))}
      </Box>
    </Box>
  )
}
