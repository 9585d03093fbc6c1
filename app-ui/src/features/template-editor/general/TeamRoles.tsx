import AddIcon from '@mui/icons-material/AddRounded'
import DownIcon from '@mui/icons-material/ArrowDownwardRounded'
import UpIcon from '@mui/icons-material/ArrowUpwardRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { memo, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/Section.tsx'
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
  const button = (label: string, icon: ReactNode, isPossible: boolean, onClick: () => void) => (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      sx={isPossible ? {} : { color: 'action.disabled' }}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  )
  const { moveUp, moveDown, remove } = {
    moveUp: t('templateEditor.general.moveRoleUp', { name }),
    moveDown: t('templateEditor.general.moveRoleDown', { name }),
    remove: t('templateEditor.general.removeRole', { name }),
  }
  return (
    <Box sx={{ display: 'flex' }}>
      {button(moveUp, <UpIcon fontSize="small" />, index > 0, () => move(-1))}
      {button(moveDown, <DownIcon fontSize="small" />, index < count - 1, () => move(1))}
      {button(remove, <DeleteIcon fontSize="small" />, true, () =>
        edit((draft) => removeRole(draft, roleId)),
      )}
    </Box>
  )
}
