import { useTranslation } from 'react-i18next'
import { DepartmentField, useDepartmentTree, flatten } from '../../../people/departments/index.ts'
import '../locales/en.ts'

/** Of which choices that are no departments are told apart. */
const writtenId = 'written'

interface DepartmentChoiceProps {
  clientId: string
  /** By its name, as documents keep it; '' for none. */
  value: string
  onChange: (name: string) => void
}

/** The department of a client's document, out of the client's own; what stands on one that has none of these stays. */
export function DepartmentChoice({ clientId, value, onChange }: DepartmentChoiceProps) {
  const { t } = useTranslation()
  const tree = useDepartmentTree(clientId)
  const known = flatten(tree.data ?? []).map(({ node }) => node)
  const chosen = known.find(({ name }) => name === value)
  const isWritten = value !== '' && chosen === undefined
  const others = [
    { id: '', name: t('artifacts.noDepartment') },
    ...(isWritten ? [{ id: writtenId, name: value }] : []),
  ]
  return (
    <DepartmentField
      label={t('artifacts.department')}
      departments={tree.data}
      value={chosen?.id ?? (isWritten ? writtenId : '')}
      others={others}
      problem={tree.isError ? t('artifacts.departmentsFailed') : undefined}
      onChange={(id) => {
        if (id !== writtenId) onChange(known.find((one) => one.id === id)?.name ?? '')
      }}
    />
  )
}
