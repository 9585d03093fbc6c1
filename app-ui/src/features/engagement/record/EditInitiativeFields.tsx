import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type Initiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { listConsultants } from '@parley/contracts/http/consultants.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { TagList } from '@parley/ui-kit/components/TagList.tsx'
import { useTranslation } from 'react-i18next'
import { BasicInformation, FormPart, GlobalInputs } from '../initiatives/parts.ts'
import '../initiatives/locales/en.ts'
import { kindOf } from '../../account/session/index.ts'
import type { RecordForm } from '../../records/editing/parts.ts'
import type { problemsOf, RecordDraft } from './record-draft.ts'

interface FieldsProps {
  initiative: Initiative
  user: SessionUser
  form: RecordForm<Initiative, RecordDraft>
  /** What is told at once, before anybody saves. */
  problems: ReturnType<typeof problemsOf>
}

interface PartProps {
  draft: RecordDraft
  onChange: (part: Partial<RecordDraft>) => void
}

export function EditInitiativeFields({ initiative, user, form, problems }: FieldsProps) {
  const { t } = useTranslation()
  const { values: draft, change: onChange } = form
  return (
    <>
      <FormPart title={t('initiatives.basicInformation')} defaultExpanded>
        <BasicInformation draft={draft} onChange={onChange} problemOf={form.problemOf} clients={undefined} />
        <StateChoice draft={draft} onChange={onChange} />
        {kindOf(user) === 'firm' && user.consultingFirmId !== null && (
          <LeadChoice firmId={user.consultingFirmId} lead={initiative.consultant} {...{ draft, onChange }} />
        )}
      </FormPart>
      <FormPart title={t('initiatives.painPoints')} summary={countOf(draft.painPoints)} defaultExpanded>
        <TagList
          label={t('initiatives.painPoint')}
          placeholder={t('initiatives.painPointPlaceholder')}
          value={draft.painPoints}
          onChange={(painPoints) => onChange({ painPoints })}
          removeLabel={(text) => t('initiatives.removePainPoint', { text })}
        />
      </FormPart>
      <GoalsPart draft={draft} onChange={onChange} problems={problems} />
      <RequirementsPart draft={draft} onChange={onChange} />
      <GlobalInputs
        template={{ inputs: initiative.globalInputs }}
        place={{ clientId: initiative.clientId, initiativeId: initiative.id }}
        value={draft.globalInputs}
        onChange={(globalInputs) => onChange({ globalInputs })}
      />
    </>
  )
}

const countOf = (items: readonly unknown[]): string | undefined =>
  items.length === 0 ? undefined : String(items.length)

function StateChoice({ draft, onChange }: PartProps) {
  const { t } = useTranslation()
  return (
    <TextField
      select
      label={t('record.state')}
      helperText={t('record.stateHelp')}
      value={draft.state}
      onChange={({ target }) => onChange({ state: target.value as RecordDraft['state'] })}
    >
      <MenuItem value="phases">{t('record.followsPhases')}</MenuItem>
      <MenuItem value="ON_HOLD">{t('record.onHold')}</MenuItem>
      <MenuItem value="CANCELLED">{t('record.cancelled')}</MenuItem>
    </TextField>
  )
}

/** Consultants are their firm's business: its people alone choose (HTTP API, People and structure). */
function LeadChoice({
  firmId,
  lead,
  draft,
  onChange,
}: PartProps & { firmId: string; lead: Initiative['consultant'] }) {
  const { t } = useTranslation()
  const consultants = useRouteQuery(listConsultants, { params: { firmId } })
  const known = consultants.data ?? []
  const options = lead === null || known.some(({ id }) => id === lead.id) ? known : [lead, ...known]
  return (
    <TextField
      select
      label={t('record.lead')}
      value={options.some(({ id }) => id === draft.consultantId) ? draft.consultantId : ''}
      onChange={({ target }) => onChange({ consultantId: target.value })}
      error={consultants.isError}
      helperText={consultants.isError ? t('colleagues.loadFailed') : undefined}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('record.noLead')}</MenuItem>
      {options.map(({ id, firstName, lastName, position }) => (
        <MenuItem key={id} value={id}>
          {`${firstName} ${lastName}`}
          {position !== null && ` · ${position}`}
        </MenuItem>
      ))}
    </TextField>
  )
}

function GoalsPart({ draft, onChange, problems }: PartProps & Pick<FieldsProps, 'problems'>) {
  const { t } = useTranslation()
  return (
    <FormPart title={t('record.goals')} defaultExpanded>
      <TagList
        label={t('record.businessObjective')}
        value={draft.businessObjectives}
        onChange={(businessObjectives) => onChange({ businessObjectives })}
        removeLabel={(text) => t('record.removeObjective', { text })}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <TextField
          type="number"
          label={t('record.budgetMin')}
          value={draft.budgetMin}
          onChange={({ target }) => onChange({ budgetMin: target.value })}
          slotProps={{ htmlInput: { min: 0 } }}
        />
        <TextField
          type="number"
          label={t('record.budgetMax')}
          value={draft.budgetMax}
          onChange={({ target }) => onChange({ budgetMax: target.value })}
          error={problems.budgetMax !== undefined}
          helperText={problems.budgetMax && t(`record.${problems.budgetMax}`)}
          slotProps={{ htmlInput: { min: 0 } }}
        />
        <TextField
          type="number"
          label={t('record.timelineDays')}
          value={draft.timeline}
          onChange={({ target }) => onChange({ timeline: target.value })}
          error={problems.timeline !== undefined}
          helperText={problems.timeline && t(`record.${problems.timeline}`)}
          slotProps={{ htmlInput: { min: 1, max: 3650, step: 1 } }}
        />
      </Box>
    </FormPart>
  )
}

const requirementFields = [
  'integrationRequirements',
  'complianceNeeds',
  'scalabilityNeeds',
  'customRequirements',
] as const

function RequirementsPart({ draft, onChange }: PartProps) {
  const { t } = useTranslation()
  return (
    <FormPart title={t('record.requirements')} defaultExpanded>
      {requirementFields.map((field) => (
        <LimitedField
          limit={[updateInitiative, `metadata.${field}`]}
          key={field}
          multiline
          minRows={2}
          label={t(`record.${field}`)}
          value={draft[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
    </FormPart>
  )
}
