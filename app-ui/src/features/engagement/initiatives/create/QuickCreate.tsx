import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import {
  createInitiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import type { TemplateSummary } from '@parley/contracts/http/templates.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { dayOf } from '@parley/ui-kit/i18n/format.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useUser } from '../../../account/session/index.ts'
import '../locales/en.ts'
import { OptionField } from './OptionField.tsx'
import { TemplateBrings } from './TemplateBrings.tsx'
import { useLikelyChoices } from './use-likely-choices.ts'

/** Creates from a name; template and client are those of before, until others are chosen. */
function useQuickCreate(templates: readonly TemplateSummary[]) {
  const { t } = useTranslation()
  const isFirm = useUser().clientId === null
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<{ templateId?: string; clientId?: string }>({})
  const clients = useRouteQuery(listClients, {}, { enabled: isFirm })
  const likely = useLikelyChoices(templates, clients.data ?? [])
  const { templateId, clientId } = { ...likely, ...chosen }
  const create = useRouteMutation(createInitiative, [listClientInitiatives, listFirmInitiatives])
  const save = async (): Promise<void> => {
    const startDate = dayOf(Date.now())
    const created = await create
      .mutateAsync({ body: { name: name.trim(), templateId, clientId, startDate } })
      .catch(() => undefined)
    if (created === undefined) return
    showSuccess(t('initiatives.created'))
    await navigate(`/initiatives/${created.id}`)
  }
  return {
    name,
    setName,
    templateId,
    clientId,
    choose: (part: typeof chosen) => setChosen({ ...chosen, ...part }),
    clients: isFirm ? (clients.data ?? []) : undefined,
    create,
    canSave: name.trim() !== '' && clientId !== '' && templateId !== '' && !create.isPending,
    save,
  }
}

/** A new initiative by its name alone: template and client are chosen as before, and can be changed. */
export function QuickCreate({ templates }: { templates: readonly TemplateSummary[] }) {
  const { t } = useTranslation()
  const id = useId()
  const { templateId, clientId, choose, clients, create, canSave, ...made } = useQuickCreate(templates)
  const errors = create.error instanceof ApiError ? create.error.errors : {}
  return (
    <Card
      component="form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) void made.save()
      }}
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4 }}
    >
      <Box>
        <Typography variant="h2" id={id}>
          {t('initiatives.quick.title')}
        </Typography>
        <Typography color="textSecondary">{t('initiatives.quick.text')}</Typography>
      </Box>
      {create.error !== null && (
        <Alert severity="error" role="alert">
          {messageOf(create.error)}
        </Alert>
      )}
      <Box sx={fields}>
        <LimitedField
          limit={[createInitiative, 'name']}
          required
          autoFocus
          label={t('initiatives.name')}
          value={made.name}
          onChange={({ target }) => made.setName(target.value)}
          error={errors.name !== undefined}
          helperText={errors.name}
        />
        {clients && (
          <OptionField
            label={t('initiatives.client')}
            value={clientId}
            options={clients}
            onChange={(next) => choose({ clientId: next })}
          />
        )}
        <OptionField
          label={t('initiatives.template')}
          value={templateId}
          options={templates}
          onChange={(next) => choose({ templateId: next })}
        />
      </Box>
      {clientId !== '' && <TemplateBrings templateId={templateId} clientId={clientId} />}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={!canSave} loading={create.isPending}>
          {t('initiatives.quick.create')}
        </Button>
        <Button component={Link} to={`/initiatives/create/${templateId}`}>
          {t('initiatives.quick.details')}
        </Button>
      </Box>
    </Card>
  )
}

const fields = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) repeat(auto-fit, minmax(180px, 1fr))' },
} as const
