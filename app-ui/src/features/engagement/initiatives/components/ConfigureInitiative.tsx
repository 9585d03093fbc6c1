import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listClients } from '@parley/contracts/http/people.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
import { TagList } from '@parley/ui-kit/components/TagList.tsx'
import { useUnsavedChangesGuard } from '@parley/ui-kit/components/use-unsaved-changes-guard.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ImportButton } from '../../../records/imports/index.ts'
import { StakeholderPicker } from '../../../people/stakeholders/parts.ts'
import type { InitiativeDraft } from '../initiative-draft.ts'
import { useNewInitiative } from '../create/use-new-initiative.ts'
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
  const { t } = useTranslation()
  const { value, change, create, canSave, ...made } = useNewInitiative(template, user)
  const guard = useUnsavedChangesGuard(made.isDirty, made.discard)
  const clients = useRouteQuery(listClients, {}, { enabled: user.clientId === null })
  const errors = create.error instanceof ApiError ? create.error.errors : {}
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) void made.save()
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <TemplateLine name={template.name} description={template.description} />
        {made.isRestored && (
          <ActionNotice severity="info" label={t('initiatives.discardDraft')} onAct={made.discard}>
            {t('initiatives.draftRestored')}
          </ActionNotice>
        )}
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
        <PainPointsPart value={value.painPoints} onChange={(painPoints) => change({ painPoints })} />
        <StakeholdersPart draft={value} onChange={(stakeholderIds) => change({ stakeholderIds })} />
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

const countOf = (items: readonly unknown[]): string | undefined =>
  items.length === 0 ? undefined : String(items.length)

function PainPointsPart({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  const { t } = useTranslation()
  return (
    <FormPart title={t('initiatives.painPoints')} summary={countOf(value)} defaultExpanded>
      <TagList
        label={t('initiatives.painPoint')}
        placeholder={t('initiatives.painPointPlaceholder')}
        value={value}
        onChange={onChange}
        removeLabel={(text) => t('initiatives.removePainPoint', { text })}
      />
    </FormPart>
  )
}

interface StakeholdersPartProps {
  draft: Pick<InitiativeDraft, 'clientId' | 'stakeholderIds'>
  onChange: (stakeholderIds: string[]) => void
}

function StakeholdersPart({ draft: { clientId, stakeholderIds }, onChange }: StakeholdersPartProps) {
  const { t } = useTranslation()
  const target = { kind: 'stakeholders', clientId } as const
  return (
    <FormPart title={t('initiatives.keyStakeholders')} summary={countOf(stakeholderIds)} defaultExpanded>
      {clientId === '' ? (
        <Typography color="textSecondary">{t('initiatives.chooseClientFirst')}</Typography>
      ) : (
        <StakeholderPicker
          clientId={clientId}
          value={stakeholderIds}
          onChange={onChange}
          tools={<ImportButton target={target} refreshes={[listStakeholders]} />}
        />
      )}
    </FormPart>
  )
}

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
