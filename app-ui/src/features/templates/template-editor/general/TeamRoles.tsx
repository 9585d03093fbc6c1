import AddIcon from '@mui/icons-material/AddRounded'
import DownIcon from '@mui/icons-material/ArrowDownwardRounded'
import UpIcon from '@mui/icons-material/ArrowUpwardRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { memo, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftTextField } from '../frame/DraftTextField.tsx'
import type { TemplateDraft } from '../model/template-draft.ts'
import { useEditor, useEditorList, useEditorValue } from '../model/use-editor.ts'
import { useSeek } from '../model/use-problems.ts'
import { addRole, maxRoles, moveRole, removeRole } from './role-changes.ts'

/** The parts that people take in the team of an initiative made from this template. */
export function TeamRoles() {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const seek = useSeek()
  const ids = useEditorList((draft) => draft.teamRoles.map(({ id }) => id))
  const isFull = ids.length >= maxRoles
  const add = (): void => {
    let itemId: string | undefined
    edit((draft) => {
      itemId = addRole(draft)
    })
    if (itemId !== undefined) seek({ tab: 'general', phaseId: null, kind: 'role', itemId, property: 'name' })
  }
  return (
    <Section title={t('templateEditor.general.roles')}>
      <Typography variant="body2" color="textSecondary" data-property="teamRoles">
        {ids.length === 0 ? t('templateEditor.general.noRoles') : t('templateEditor.general.rolesHelp')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ids.map((id, index) => (
          <RoleRow key={id} roleId={id} index={index} count={ids.length} />
        ))}
      </Box>
      <Button startIcon={<AddIcon />} onClick={add} disabled={isFull} sx={{ mt: 3 }}>
        {t('templateEditor.general.addRole')}
      </Button>
      {isFull && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('templateEditor.general.rolesFull', { count: maxRoles })}
        </Typography>
      )}
    </Section>
  )
}

/** How a text of a role is read and written. */
const textOf = (roleId: string, property: 'name' | 'description') => ({
  select: (draft: TemplateDraft) => draft.teamRoles.find(({ id }) => id === roleId)?.[property],
  change: (draft: TemplateDraft, text: string) => {
    const role = draft.teamRoles.find(({ id }) => id === roleId)
    if (role !== undefined) role[property] = text
  },
})

interface RoleRowProps {
  roleId: string
  index: number
  count: number
}

const RoleRow = memo(function RoleRow({ roleId, index, count }: RoleRowProps) {
  const { t } = useTranslation()
  const [name, description] = useMemo(
    () => [textOf(roleId, 'name'), textOf(roleId, 'description')] as const,
    [roleId],
  )
  return (
    <Box component="li" data-item={roleId} sx={{ display: 'flex', gap: 2, mt: 3, alignItems: 'flex-start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1, minWidth: 0 }}>
        <DraftTextField
          {...name}
          label={t('templateEditor.general.roleName')}
          itemId={roleId}
          property="name"
          maxLength={100}
          sx={{ flex: '1 1 200px' }}
        />
        <DraftTextField
          {...description}
          label={t('templateEditor.general.roleDescription')}
          itemId={roleId}
          property="description"
          maxLength={1000}
          sx={{ flex: '2 1 320px' }}
        />
      </Box>
      <RoleActions roleId={roleId} index={index} count={count} />
    </Box>
  )
})

function RoleActions({ roleId, index, count }: RoleRowProps) {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const own = useEditorValue((draft) => draft.teamRoles.find(({ id }) => id === roleId)?.name.trim())
  const name = own === undefined || own === '' ? String(index + 1) : own
  const move = (by: number): void => edit((draft) => moveRole(draft, roleId, by))
  const [first, last] = [index === 0, index === count - 1]
  return (
    <Box sx={{ display: 'flex' }}>
      <RowButton
        label={t('templateEditor.general.moveRoleUp', { name })}
        isOff={first}
        onClick={() => move(-1)}
      >
        <UpIcon fontSize="small" />
      </RowButton>
      <RowButton
        label={t('templateEditor.general.moveRoleDown', { name })}
        isOff={last}
        onClick={() => move(1)}
      >
        <DownIcon fontSize="small" />
      </RowButton>
      <RowButton
        label={t('templateEditor.general.removeRole', { name })}
        onClick={() => edit((draft) => removeRole(draft, roleId))}
      >
        <DeleteIcon fontSize="small" />
      </RowButton>
    </Box>
  )
}

interface RowButtonProps {
  label: string
  /** Nothing happens, but the focus stays. */
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

function RowButton({ label, isOff = false, onClick, children }: RowButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      sx={isOff ? { color: 'action.disabled' } : {}}
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
