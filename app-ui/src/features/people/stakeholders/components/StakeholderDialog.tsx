import Box from '@mui/material/Box'
import {
  createStakeholder,
  updateStakeholder,
  type Stakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { DepartmentField, useDepartmentTree } from '../../departments/index.ts'
import { RecordDialog, useRecordForm } from '../../../records/editing/parts.ts'
import { stakeholderReads } from '../stakeholder-queries.ts'
import '../locales/en.ts'

interface StakeholderDialogProps {
  clientId: string
  /** Edited; a new one is added where it is left out. */
  stakeholder?: Stakeholder | undefined
  onClose: () => void
  onSaved?: (stakeholder: Stakeholder) => void
}

const fields = ['firstName', 'lastName', 'role', 'email', 'phone'] as const
const required: readonly (typeof fields)[number][] = ['firstName', 'lastName', 'role']
type Values = Record<(typeof fields)[number] | 'notes' | 'departmentId', string>

const valuesOf = (stakeholder: Stakeholder | undefined): Values => ({
  firstName: stakeholder?.firstName ?? '',
  lastName: stakeholder?.lastName ?? '',
  role: stakeholder?.role ?? '',
  email: stakeholder?.email ?? '',
  phone: stakeholder?.phone ?? '',
  notes: stakeholder?.notes ?? '',
  departmentId: stakeholder?.departmentId ?? '',
})

const bodyOf = (values: Values) => ({ ...values, departmentId: values.departmentId || null })

const summaryOf = (person: Stakeholder): string =>
  [`${person.firstName} ${person.lastName}`, person.role, person.email, person.department?.name]
    .filter(Boolean)
    .join(' · ')

/** Adds or edits a stakeholder; first name, last name and role must be there (Document 1, section 5). */
export function StakeholderDialog({ clientId, stakeholder, onClose, onSaved }: StakeholderDialogProps) {
  const { t } = useTranslation()
  const departments = useDepartmentTree(clientId)
  const form = useRecordForm({
    record: stakeholder,
    valuesOf,
    refreshes: stakeholderReads,
    create: { route: createStakeholder, input: (values) => ({ body: { ...bodyOf(values), clientId } }) },
    update: {
      route: updateStakeholder,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...bodyOf(values), updatedAt } }),
    },
    onSaved: (saved: Stakeholder) => {
      showSuccess(t(stakeholder === undefined ? 'common.created' : 'common.updated'))
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={stakeholder === undefined ? t('stakeholders.add') : t('stakeholders.edit')}
      isComplete={required.every((field) => form.values[field].trim() !== '')}
      lineOf={summaryOf}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {fields.map((field) => (
          <LimitedField
            {...form.limited(field)}
            key={field}
            label={t(`stakeholders.${field}`)}
            required={required.includes(field)}
            autoFocus={field === 'firstName'}
          />
        ))}
        <DepartmentField
          label={t('stakeholders.department')}
          departments={departments.data}
          others={[{ id: '', name: t('stakeholders.noDepartment') }]}
          value={form.values.departmentId}
          onChange={(departmentId) => form.change({ departmentId })}
          problem={departments.isError ? t('stakeholders.departmentsFailed') : undefined}
        />
      </Box>
      <LimitedField {...form.limited('notes')} label={t('stakeholders.notes')} multiline minRows={2} />
    </RecordDialog>
  )
}
