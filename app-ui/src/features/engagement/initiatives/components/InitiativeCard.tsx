import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { leadOf, ownersOf } from '../list/people-of.ts'
import { InitiativeLink } from './InitiativeLink.tsx'
import { InitiativeStatusBadge } from './InitiativeStatusBadge.tsx'
import { PhaseProgress } from './PhaseProgress.tsx'

interface InitiativeCardProps {
  initiative: InitiativeSummary
  /** Shown to those who see initiatives of several clients. */
  showClient: boolean
  /** Where opening needs a step before (a consultant switches into the client); a plain link otherwise. */
  onOpen: (() => void) | undefined
}

/** Document 1, section 2.4. */
export function InitiativeCard({ initiative, showClient, onOpen }: InitiativeCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const { name, description, status, isConfidential, template, client } = initiative
  const address = `/initiatives/${initiative.id}`
  const way: ButtonProps & { to?: string } =
    onOpen === undefined ? { component: Link, to: address } : { onClick: onOpen }
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        p: 4,
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <CardHead
        id={id}
        icon={template?.icon}
        subtitle={showClient ? client.name : undefined}
        title={<InitiativeLink initiative={initiative} onOpen={onOpen} color="inherit" />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <InitiativeStatusBadge status={status} />
        {isConfidential && (
          <StatusBadge tone="warning" icon={<LockIcon aria-hidden />}>
            {t('initiatives.confidential')}
          </StatusBadge>
        )}
        {template !== null && <StatusBadge tone="outline">{template.name}</StatusBadge>}
      </Box>
      <Typography
        color="textSecondary"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          minHeight: '4.7em',
        }}
      >
        {description}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        <Fact label={t('initiatives.owners')}>{ownersOf(initiative) || t('initiatives.noOwners')}</Fact>
        <Fact label={t('initiatives.consultant')}>{leadOf(initiative) ?? t('initiatives.noConsultant')}</Fact>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mt: 'auto', pt: 1 }}>
        <PhaseProgress initiative={initiative} />
        <Button
          variant="outlined"
          size="small"
          data-opens-row=""
          data-guide="open-initiative"
          aria-label={t('initiatives.openNamed', { name })}
          {...way}
        >
          {t('initiatives.open')}
        </Button>
      </Box>
    </Card>
  )
}

interface CardHeadProps {
  id: string
  title: ReactNode
  icon: string | undefined
  subtitle: string | undefined
}

function CardHead({ id, title, icon, subtitle }: CardHeadProps) {
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 36,
          height: 36,
          borderRadius: '8px',
          color: 'primary.main',
          bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 10%, transparent)',
        }}
      >
        <TemplateIcon name={icon} fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" id={id} sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {title}
        </Typography>
        {subtitle !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {subtitle}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="dt">
        {label}
      </Typography>
      <Typography variant="body2" component="dd" noWrap sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  )
}
