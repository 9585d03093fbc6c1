import { isOfConsole, leaveFor } from '@parley/ui-kit/lib/leave-app.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { mayCreateInitiatives } from '../../features/engagement/initiatives/initiative-access.ts'
import { focusSearch, moveInList } from '../../features/help/keyboard-help/list-focus.ts'
import { placeOf, type Shortcut, shortcutsFor } from '../../features/help/keyboard-help/shortcuts.ts'
import { useShortcuts } from '../../features/help/keyboard-help/use-shortcuts.ts'
import { useSingleKeys } from '../../features/help/keyboard-help/use-single-keys.ts'
import { showShellDialog } from '../../features/home/palette/shell-dialogs.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'
import { menuFor } from './menus.ts'

const none: readonly Shortcut[] = []

/** Listens to the shortcuts that do something for the person, unless they turned them off. @returns these shortcuts */
export function useShellKeys(): readonly Shortcut[] {
  const user = useUser()
  const navigate = useNavigate()
  const isOn = useSingleKeys(user.id)
  const own = useMemo(() => {
    const menu = menuFor(user).flatMap((item) => [item, ...(item.items ?? [])])
    const mayCreate = kindOf(user) !== 'super-admin' && mayCreateInitiatives(user)
    return new Set([
      '/',
      ...menu.flatMap(({ path }) => path ?? []),
      ...(mayCreate ? ['/initiatives/create'] : []),
    ])
  }, [user])
  const mine = useMemo(() => shortcutsFor(own), [own])
  const act = (shortcut: Shortcut): void => {
    const place = placeOf(shortcut, own)
    if (place !== undefined && isOfConsole(place)) leaveFor(place)
    else if (place !== undefined) void navigate(place)
    else if (shortcut.act === 'help') showShellDialog({ kind: 'keyboard' })
    else if (shortcut.act === 'focus-search' && !focusSearch()) showShellDialog({ kind: 'palette' })
    else if (shortcut.act === 'next') moveInList(1)
    else if (shortcut.act === 'previous') moveInList(-1)
  }
  useShortcuts(isOn ? mine : none, act)
  return mine
}
