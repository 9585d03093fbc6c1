import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { isOfConsole, leaveFor } from '@parley/ui-kit/lib/leave-app.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { PaletteItem } from './palette-item.ts'
import { keepRecent } from './recent-items.ts'
import { showShellDialog } from './shell-dialogs.ts'

/** Does what was chosen. Pages with unsaved work ask before they are left, as for every link. */
export function useChoose(): (item: PaletteItem) => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (item) => {
    const { way } = item
    if (item.id !== 'do:leave') keepRecent(item)
    if (item.staysOpen !== true) showShellDialog(null)
    if ('connect' in way) showShellDialog({ kind: 'connect', target: way.connect })
    else if ('to' in way) {
      if (isOfConsole(way.to)) leaveFor(way.to)
      else void navigate(way.to, way.asks === undefined ? {} : { state: { asks: way.asks } })
    } else {
      // Refusals of the server and of the network alike are told.
      Promise.resolve(way.run()).catch((error: unknown) =>
        showError(t('palette.actionFailed', { message: messageOf(error) })),
      )
    }
  }
}
