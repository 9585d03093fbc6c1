import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  createInitiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { getTemplate, type Template } from '@parley/contracts/http/templates.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { keyOf, useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { TagList } from '@parley/ui-kit/components/TagList.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useUnsavedChangesGuard } from '@parley/ui-kit/components/use-unsaved-changes-guard.tsx'
import { dayOf } from '@parley/ui-kit/i18n/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ImportButton } from '../../../records/imports/index.ts'
import { StakeholderPicker } from '../../../people/stakeholders/parts.ts'
import { bodyOf, emptyDraft, type InitiativeDraft, withoutNamed } from '../initiative-draft.ts'
import { BasicInformation } from './BasicInformation.tsx'
import { FormPart } from './FormPart.tsx'
import { GlobalInputs } from './GlobalInputs.tsx'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { PlanPart } from './PlanPart.tsx'
import { TeamPart } from './TeamPart.tsx'

interface ConfigureInitiativeProps {
  template: Template
  user: SessionUser
}

/** Everything about an initiative before it exists; what is typed survives a reload and a lost session. */
export function ConfigureInitiative({ template, user }: ConfigureInitiativeProps) {
  const { language } = template
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const empty = useMemo(() => emptyDraft(user.clientId ?? '', language), [user.clientId, language])
  const place = `create-initiative.${user.id}.${user.clientId ?? ''}.${template.id}`
  const draft = useDraft<InitiativeDraft>(place, empty)
  // A draft of an earlier day may lack what is new since.
  const value = useMemo(() => ({ ...empty, ...draft.value }), [empty, draft.value])
  const change = (part: Partial<InitiativeDraft>): void => draft.setValue(changed(value, part, template))
  const isDirty = JSON.stringify(value) !== JSON.stringify(empty)
  const guard = useUnsavedChangesGuard(isDirty, draft.clear)
  const clients = useRouteQuery(listClients, {}, { enabled: user.clientId === null })
  const create = useRouteMutation(createInitiative, [listClientInitiatives, listFirmInitiatives])

  /** A template that has gone on is read anew; what is new in it is shown, and nothing typed is lost. */
  const readNewest = (error: unknown): undefined => {
    if (!(error instanceof ApiError) || error.code !== 'STALE_UPDATE') return
    void queries.invalidateQueries({ queryKey: keyOf(getTemplate) })
    create.reset()
  }
  const save = async (): Promise<void> => {
    const body = bodyOf(value, template, dayOf(Date.now()))
    const created = await create.mutateAsync({ body }).catch(readNewest)
    if (created === undefined) return
    draft.clear()
    showSuccess(t('initiatives.created'))
    await navigate(`/initiatives/${created.id}`, { state: { saved: true } })
  }
  const errors = create.error instanceof ApiError ? create.error.errors : {}
  const canSave = value.name.trim() !== '' && value.clientId !== '' && !create.isPending
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) void save()
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <TemplateLine name={template.name} description={template.description} />
        {draft.wasRestored && isDirty && <RestoredNotice onDiscard={draft.clear} />}
        <NewVersionNotice template={template} />
        {create.error !== null && (
          <Alert severity="error" role="alert">
            {messageOf(create.error)}
          </Alert>
        )}
        <FormPart title={t('initiatives.basicInformation')} defaultExpanded>
          <BasicInformation
            draft={value}
            onChange={change}
            problemOf={(name) => errors[name]}
            clients={user.clientId === null ? (clients.data ?? []) : undefined}
          />
        </FormPart>
        <FormPart title={t('initiatives.painPoints')} summary={countOf(value.painPoints)} defaultExpanded>
          <TagList
            label={t('initiatives.painPoint')}
            placeholder={t('initiatives.painPointPlaceholder')}
            value={value.painPoints}
            onChange={(painPoints) => change({ painPoints })}
            removeLabel={(text) => t('initiatives.removePainPoint', { text })}
          />
        </FormPart>
        <FormPart
          title={t('initiatives.keyStakeholders')}
          summary={countOf(value.stakeholderIds)}
          defaultExpanded
        >
          {value.clientId === '' ? (
            <Typography color="textSecondary">{t('initiatives.chooseClientFirst')}</Typography>
          ) : (
            <StakeholderPicker
              clientId={value.clientId}
              value={value.stakeholderIds}
              onChange={(stakeholderIds) => change({ stakeholderIds })}
              tools={
                <ImportButton
                  target={{ kind: 'stakeholders', clientId: value.clientId }}
                  refreshes={[listStakeholders]}
                />
              }
            />
          )}
        </FormPart>
        <FormPart title={t('initiatives.plan')} defaultExpanded>
          <PlanPart
            template={template}
            clientId={value.clientId}
            plan={value.plan}
            onChange={(plan) => change({ plan })}
          />
        </FormPart>
        <FormPart title={t('initiatives.team')} summary={countOf(value.team)} defaultExpanded>
          <TeamPart
            clientId={value.clientId}
            roles={template.teamRoles}
            team={value.team}
            onChange={(team) => change({ team })}
          />
        </FormPart>
        <GlobalInputs
          template={template}
          place={{ clientId: value.clientId, initiativeId: null }}
          value={value.globalInputs}
          onChange={(globalInputs) => change({ globalInputs })}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, pt: 2 }}>
          <Button component={Link} to="/initiatives/create">
            {t('initiatives.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!canSave} loading={create.isPending}>
            {t('initiatives.save')}
          </Button>
        </Box>
      </Box>
      {guard}
    </form>
  )
}

/** Another client has other people and documents. */
const changed = (
  draft: InitiativeDraft,
  part: Partial<InitiativeDraft>,
  template: Template,
): InitiativeDraft => {
  const isOtherClient = part.clientId !== undefined && part.clientId !== draft.clientId
  const others = isOtherClient && { team: [], globalInputs: withoutNamed(draft.globalInputs, template) }
  return { ...draft, ...part, ...others }
}

const countOf = (items: readonly unknown[]): string | undefined =>
  items.length === 0 ? undefined : String(items.length)

function TemplateLine({ name, description }: { name: string; description: string }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 4 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="h2">{name}</Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
          {description}
        </Typography>
      </Box>
      <Button size="small" component={Link} to="/initiatives/create">
        {t('initiatives.otherTemplate')}
      </Button>
    </Box>
  )
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          {t('initiatives.discardDraft')}
        </Button>
      }
    >
      {t('initiatives.draftRestored')}
    </Alert>
  )
}
