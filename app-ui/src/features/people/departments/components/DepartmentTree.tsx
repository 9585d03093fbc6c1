import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import type { DepartmentNode } from '@parley/contracts/http/departments.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DepartmentActions, DepartmentLine } from './DepartmentLine.tsx'
import { type TreeRow, useTreeKeys } from './use-tree-keys.ts'

/** Levels 0 and 1 are open by default (Document 1, section 9). */
const openLevels = 2

interface DepartmentTreeProps {
  departments: readonly DepartmentNode[]
  /** Shows everything, for a search. */
  allOpen: boolean
  actions: DepartmentActions | undefined
}

/** Departments as a tree that arrow keys walk through; Tab goes on to the buttons of the current one. */
export function DepartmentTree({ departments, allOpen, actions }: DepartmentTreeProps) {
  const { t } = useTranslation()
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const tree = useRef<HTMLUListElement>(null)
  const isOpen = (node: DepartmentNode, level: number): boolean =>
    node.children.length > 0 && (allOpen || level < openLevels !== turned.has(node.id))
  const rows = shownRows(departments, isOpen)
  const toggle = (id: string): void => {
    if (allOpen) return
    const next = new Set(turned)
    if (!next.delete(id)) next.add(id)
    setTurned(next)
  }
  const focus = (id: string): void => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  const { currentId, setCurrentId, onKeyDown } = useTreeKeys({ rows, toggle, focus })
  const common = { isOpen, toggle, currentId, setCurrentId, actions }
  return (
    <Box
      component="ul"
      ref={tree}
      role="tree"
      aria-label={t('departments.departments')}
      onKeyDown={onKeyDown}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {departments.map((node, index) => (
        <TreeItem key={node.id} {...common} node={node} level={0} place={{ index, of: departments.length }} />
      ))}
    </Box>
  )
}

type IsOpen = (node: DepartmentNode, level: number) => boolean

/** What the eye sees, from top to bottom. */
function shownRows(
  nodes: readonly DepartmentNode[],
  isOpen: IsOpen,
  above: { level: number; id?: string } = { level: -1 },
): TreeRow[] {
  const level = above.level + 1
  return nodes.flatMap((node) => {
    const { id, name, children } = node
    const open = isOpen(node, level)
    const row = { id, name, parentId: above.id, hasChildren: children.length > 0, open }
    return [row, ...(open ? shownRows(children, isOpen, { level, id }) : [])]
  })
}

const itemStyle = {
  borderColor: 'divider',
  outline: 'none',
  '&:focus-visible > div': {
    outline: '2px solid var(--parley-palette-primary-main)',
    outlineOffset: -2,
    borderRadius: '8px',
  },
} as const

interface TreeItemProps {
  node: DepartmentNode
  level: number
  place: { index: number; of: number }
  isOpen: IsOpen
  toggle: (id: string) => void
  currentId: string | undefined
  setCurrentId: (id: string) => void
  actions: DepartmentActions | undefined
}

function TreeItem({ node, level, place, ...common }: TreeItemProps) {
  const { t } = useTranslation()
  const { isOpen, toggle, currentId, setCurrentId, actions } = common
  const open = isOpen(node, level)
  const hasChildren = node.children.length > 0
  const isCurrent = currentId === node.id
  const label = [
    node.name,
    t('departments.subDepartments', { count: node.childCount }),
    t('departments.people', { count: node.stakeholderCount }),
  ].join(', ')
  return (
    <Box
      component="li"
      role="treeitem"
      data-id={node.id}
      aria-label={label}
      aria-level={level + 1}
      aria-setsize={place.of}
      aria-posinset={place.index + 1}
      aria-expanded={hasChildren ? open : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={(event) => {
        event.stopPropagation()
        setCurrentId(node.id)
      }}
      sx={{
        borderTop: level === 0 && place.index > 0 ? 1 : 0,
        ...itemStyle,
      }}
    >
      <Box
        onClick={(event) => {
          if (!(event.target instanceof Element) || event.target.closest('button') === null) toggle(node.id)
        }}
        sx={{
          pl: { xs: 1 + level * 3, sm: 2 + level * 6 },
          pr: 2,
          cursor: hasChildren ? 'pointer' : 'default',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <DepartmentLine
          department={node}
          actions={actions}
          reachable={isCurrent}
          expander={hasChildren && <Arrow open={open} />}
        />
      </Box>
      {open && (
        <Box component="ul" role="group" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {node.children.map((child, index) => (
            <TreeItem
              key={child.id}
              {...common}
              node={child}
              level={level + 1}
              place={{ index, of: node.children.length }}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Points down where what is below is shown. */
export function Arrow({ open }: { open: boolean }) {
  return (
    <ExpandIcon
      aria-hidden
      fontSize="small"
      sx={{
        m: '3px',
        color: 'text.secondary',
        transform: open ? 'none' : 'rotate(-90deg)',
        transition: 'transform 150ms',
      }}
    />
  )
}
