import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import type { Department, DepartmentNode } from '@parley/contracts/http/departments.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flatten, type PlacedDepartment } from '../department-tree.ts'
import { type DepartmentActions, DepartmentLine } from './DepartmentLine.tsx'
import { Arrow } from './DepartmentTree.tsx'

interface DepartmentListProps {
  /** The rows of the page. */
  departments: readonly Department[]
  /** The whole tree, for what is below each row and above it. */
  tree: readonly DepartmentNode[]
  /** Says where each stands, for a search across all levels. */
  showPaths: boolean
  actions: DepartmentActions | undefined
}

/** Departments one below the other; what is below one is shown when asked for. */
export function DepartmentList({ departments, tree, showPaths, actions }: DepartmentListProps) {
  const { t } = useTranslation()
  const placed = new Map(flatten(tree).map((place) => [place.node.id, place]))
  return (
    <Box component="ul" aria-label={t('departments.departments')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {departments.map((department) => (
        <ListRow
          key={department.id}
          department={department}
          place={placed.get(department.id)}
          path={showPaths ? placed.get(department.id)?.path : undefined}
          actions={actions}
        />
      ))}
    </Box>
  )
}

interface ListRowProps {
  department: Department
  place: Pick<PlacedDepartment, 'node'> | undefined
  path?: readonly string[] | undefined
  actions: DepartmentActions | undefined
}

function ListRow({ department, place, path = [], actions }: ListRowProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const id = useId()
  const children = place?.node.children ?? []
  return (
    <Box component="li" sx={{ '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ px: 2, '&:hover': { bgcolor: 'action.hover' } }}>
        <DepartmentLine
          department={department}
          path={path}
          actions={actions}
          expander={
            children.length > 0 && (
              <IconButton
                size="small"
                disableRipple
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                aria-label={t('departments.showChildren', { name: department.name })}
                onClick={() => setOpen(!open)}
                sx={{ p: 0.5 }}
              >
                <Arrow open={open} />
              </IconButton>
            )
          }
        />
      </Box>
      <Collapse in={open} unmountOnExit>
        <Box component="ul" id={id} sx={{ listStyle: 'none', m: 0, p: 0, pl: { xs: 3, sm: 6 } }}>
          {children.map((node) => (
            <ListRow key={node.id} department={node} place={{ node }} actions={actions} />
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}
