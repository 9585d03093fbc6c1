import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { Template } from '@parley/contracts/http/templates.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { useInitiativeTypeName } from '@parley/ui-kit/i18n/use-initiative-type.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../account/session/index.ts'
import { StoredTemplatePreview } from '../../templates/template-editor/index.ts'
import { useTemplate } from '../../templates/templates/index.ts'
import { whyNotUsed } from './why-not-used.ts'

/** What is in a template: its phases with inputs, documents and agents, and the way to use it. */
export function TemplateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const template = useTemplate(id)
  const found = template.data?.template
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{found?.name ?? t('marketplace.templates')}</DialogTitle>
      <DialogContent>
        <QueryView
          query={template}
          skeleton={
            <LoadingRegion>
              <TextSkeleton lines={8} />
            </LoadingRegion>
          }
          compact
        >
          {(data) => <Inside template={data.template} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {found !== undefined && <Use template={found} />}
      </DialogActions>
    </Dialog>
  )
}

function Inside({ template }: { template: Template }) {
  const industryName = useIndustryName()
  const typeName = useInitiativeTypeName()
  const { t } = useTranslation()
  const why = whyNotUsed(useUser(), template)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {why !== undefined && <Alert severity="info">{t(`marketplace.whyNot.${why}`)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <StatusBadge tone="primary">{typeName(template.initiativeType)}</StatusBadge>
        {template.industries.map(({ id, code }) => (
          <StatusBadge key={id} tone="outline">
            {industryName(code)}
          </StatusBadge>
        ))}
      </Box>
      <AgentsOf template={template} />
      <StoredTemplatePreview template={template} />
    </Box>
  )
}

/** Each agent once, with the way to what it does. */
function AgentsOf({ template }: { template: Template }) {
  const { t } = useTranslation()
  const id = useId()
  const places = template.phases.flatMap((phase) => phase.aiAgents)
  const names = new Map(places.map(({ aiAgentId, aiAgent }) => [aiAgentId, aiAgent.name]))
  if (names.size === 0) return null
  return (
    <div>
      <Typography variant="subtitle2" component="h3" id={id} gutterBottom>
        {t('marketplace.agentsOf')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {[...names].map(([agentId, name]) => (
          <li key={agentId}>
            <Chip
              clickable
              variant="outlined"
              size="small"
              component={Link}
              to={`/marketplace?agent=${agentId}`}
              label={name}
              aria-label={t('marketplace.showAgent', { name })}
            />
          </li>
        ))}
      </Box>
    </div>
  )
}

function Use({ template }: { template: Template }) {
  const { t } = useTranslation()
  const why = whyNotUsed(useUser(), template)
  if (why !== undefined) return null
  return (
    <Button variant="contained" component={Link} to={`/initiatives/create/${template.id}`}>
      {t('marketplace.use')}
    </Button>
  )
}
