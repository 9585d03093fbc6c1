import { lazy, Suspense, useEffect } from 'react'
import { isModalOpen, showShellDialog, useShellDialog } from '../../features/home/palette/shell-dialogs.ts'
import { TypeAhead } from '../../features/home/palette/TypeAhead.tsx'
import { useUser } from '../../features/account/session/session-context.ts'
import { hasPage } from '../routes.ts'
import { menuFor } from './menus.ts'
import { useShellKeys } from './use-shell-keys.ts'

const Palette = lazy(async () => ({
  default: (await import('../../features/home/palette/Palette.tsx')).Palette,
}))
const KeyboardHelp = lazy(async () => ({
  default: (await import('../../features/help/keyboard-help/KeyboardHelp.tsx')).KeyboardHelp,
}))
const ConnectDialog = lazy(async () => ({
  default: (await import('../../features/account/session/components/ConnectDialog.tsx')).ConnectDialog,
}))

const close = (): void => showShellDialog(null)
const keepTyped = (typed: string): void => showShellDialog({ kind: 'palette', typed })

/** What stands over every page when it is asked for; each loaded then. */
export function ShellDialogs() {
  const user = useUser()
  const dialog = useShellDialog()
  const shortcuts = useShellKeys()
  usePaletteKey(dialog?.kind === 'palette')
  useEffect(() => close, [])
  if (dialog === null) return null
  return (
    <Suspense
      fallback={dialog.kind === 'palette' ? <TypeAhead onType={keepTyped} onEscape={close} /> : undefined}
    >
      {dialog.kind === 'palette' && (
        <Palette menu={menuFor(user)} hasPage={hasPage} typed={dialog.typed ?? ''} />
      )}
      {dialog.kind === 'keyboard' && <KeyboardHelp shortcuts={shortcuts} onClose={close} />}
      {dialog.kind === 'connect' && <ConnectDialog target={dialog.target} onClose={close} />}
    </Suspense>
  )
}

/** Ctrl+K, or the command key with K, opens the palette and closes it; never over another dialog. */
function usePaletteKey(isOpen: boolean): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.repeat) return
      if (event.ctrlKey === event.metaKey) return
      // The browser has this key for its own search.
      event.preventDefault()
      if (isOpen) close()
      else if (!isModalOpen()) showShellDialog({ kind: 'palette' })
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOpen])
}
