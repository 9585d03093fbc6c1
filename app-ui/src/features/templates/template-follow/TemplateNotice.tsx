import UpdateIcon from '@mui/icons-material/UpdateRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getInitiativeTemplateChanges } from '@parley/contracts/http/initiative-template.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceOf, isNothing } from './choice.ts'
import { TemplateChangesDialog } from './TemplateChangesDialog.tsx'
import './locales/en.ts'

/** A quiet word that the template has gone on, and the way to see how. */
export function TemplateNotice({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const changes = useRouteQuery(
    getInitiativeTemplateChanges,
    { params: { id: initiative.id } },
    { staleTime: 10_000 },
  )
  // A newer version in which nothing here can follow is no news; one that could not be read may be.
  const isNews = changes.isError || !isNothing(choiceOf(changes.data))
  if (!isNews && !isOpen) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <UpdateIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography variant="body2" color="textSecondary">
        {t('templateFollow.newer')}
      </Typography>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('templateFollow.seeChanges')}
      </Button>
      {isOpen && <TemplateChangesDialog initiative={initiative} onClose={() => setOpen(false)} />}
    </Box>
  )
}
