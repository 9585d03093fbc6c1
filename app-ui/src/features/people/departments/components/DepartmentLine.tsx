import AddIcon from '@mui/icons-material/AddRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import ChildrenIcon from '@mui/icons-material/AccountTreeRounded'
import PeopleIcon from '@mui/icons-material/GroupsRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Department } from '@parley/contracts/http/departments.ts'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

export interface DepartmentActions {
  onAddBelow: (department: Department) => void
  onEdit: (department: Department) => void
  onDelete: (department: Department) => void
}

interface DepartmentLineProps {
  department: Department
  /** Shows and hides what is below, at the start. */
  expander: ReactNode
  /** Left out for those who may only look. */
  actions: DepartmentActions | undefined
  /** Names from the top to the one above, where the row does not stand below it. */
  path?: readonly string[]
  /** Whether Tab stops at the buttons; in a tree only those of the current row. */
  reachable?: boolean
}

/** What a row says of a department, in the list as in the tree (Document 1, section 2.12). */
export function DepartmentLine(props: DepartmentLineProps) {
  const { t } = useTranslation()
  const { department, expander, actions, path = [], reachable = true } = props
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 2, minWidth: 0 }}>
      <Box sx={{ width: 30, flexShrink: 0, alignSelf: 'flex-start' }}>{expander}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 3, rowGap: 1, flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {department.name}
          </Typography>
          {department.code !== null && (
            <Typography component="span" variant="body2" color="textSecondary">
              {department.code}
            </Typography>
          )}
          <Box component="span" sx={{ display: 'inline-flex', gap: 2 }}>
            <Count
              icon={ChildrenIcon}
              count={department.childCount}
              text={t('departments.subDepartments', { count: department.childCount })}
            />
            <Count
              icon={PeopleIcon}
              count={department.stakeholderCount}
              text={t('departments.people', { count: department.stakeholderCount })}
            />
          </Box>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {path.length > 0 && <>{t('departments.inPath', { path: path.join(' › ') })} · </>}
          {department.description ?? t('departments.noDescription')}
        </Typography>
      </Box>
      {actions !== undefined && <Buttons department={department} actions={actions} reachable={reachable} />}
    </Box>
  )
}

function Count({ icon: Icon, count, text }: { icon: IconComponent; count: number; text: string }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={text}
      title={text}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        height: 20,
        borderRadius: '6px',
        border: 1,
        borderColor: 'divider',
        color: count === 0 ? 'text.secondary' : 'text.primary',
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
        '& svg': { fontSize: 14, color: 'text.secondary' },
      }}
    >
      <Icon aria-hidden />
      {count}
    </Box>
  )
}

interface ButtonsProps {
  department: Department
  actions: DepartmentActions
  reachable: boolean
}

// Without the library's tooltips and ripples: there are three of them in each of what may be hundreds of rows.
function Buttons({ department, actions, reachable }: ButtonsProps) {
  const { t } = useTranslation()
  const { name } = department
  const all = [
    { label: t('departments.addSubTo', { name }), icon: AddIcon, act: actions.onAddBelow },
    { label: t('departments.editNamed', { name }), icon: EditIcon, act: actions.onEdit },
    { label: t('departments.deleteNamed', { name }), icon: DeleteIcon, act: actions.onDelete },
  ]
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {all.map(({ label, icon: Icon, act }) => (
        <IconButton
          key={label}
          size="small"
          disableRipple
          aria-label={label}
          title={label}
          tabIndex={reachable ? 0 : -1}
          onClick={() => act(department)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  )
}
