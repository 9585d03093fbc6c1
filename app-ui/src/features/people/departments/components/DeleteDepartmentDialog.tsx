import Box from '@mui/material/Box'
import { deleteDepartment, type Department } from '@parley/contracts/http/departments.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'
import { departmentReads } from '../department-queries.ts'
import '../locales/en.ts'

interface DeleteDepartmentDialogProps {
  department: Department
  /** Name of the one above; undefined at the top. */
  parentName: string | undefined
  onClose: () => void
}

/** Warns of what is detached before a department goes (Document 1, section 4; decisions D10, Deleting). */
export function DeleteDepartmentDialog({ department, parentName, onClose }: DeleteDepartmentDialogProps) {
  const { t } = useTranslation()
  const { stakeholderCount, childCount } = department
  const place =
    parentName === undefined ? t('departments.topLevel') : t('common.quoted', { text: parentName })
  return (
    <DeleteDialog
      route={deleteDepartment}
      input={{ params: { id: department.id } }}
      refreshes={departmentReads}
      title={t('departments.deleteTitle')}
      subject={department.name}
      text={
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {stakeholderCount > 0 && <div>{t('departments.deletePeople', { count: stakeholderCount })}</div>}
          {childCount > 0 && <div>{t('departments.deleteChildren', { count: childCount, place })}</div>}
          <div>{t('departments.deleteText')}</div>
        </Box>
      }
      onClose={onClose}
    />
  )
}
