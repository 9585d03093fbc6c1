import { useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Toaster, toast } from 'sonner'
import { messageOf } from '../calls/api-error.ts'
import { NoticeFocus } from './NoticeFocus.tsx'

/** Where short notices appear; one for the whole product. */
export function Toasts() {
  const { mode, systemMode } = useColorScheme()
  const { t } = useTranslation()
  const shown = mode === 'system' ? systemMode : mode
  return (
    <NoticeFocus>
      <Toaster
        theme={shown ?? 'light'}
        position="bottom-right"
        closeButton
        customAriaLabel={t('common.notices')}
        toastOptions={{ style: { fontFamily: 'inherit' }, closeButtonAriaLabel: t('common.closeNotice') }}
      />
    </NoticeFocus>
  )
}

/** Of one person, when the next may be another. */
export const clearToasts = (): void => void toast.dismiss()

export const showSuccess = (text: string): void => void toast.success(text)

/** Something that happened by itself, with time to read it. */
export const showNotice = (text: string): void => void toast(text, { duration: 12_000 })

/** Of a failure that has no better place beside a field or in a dialog. */
export const showError = (error: unknown): void =>
  void toast.error(typeof error === 'string' ? error : messageOf(error), { duration: 8_000 })

/** A notice with one way back, for what can be undone. */
export const showUndo = (text: string, label: string, undo: () => void): void =>
  void toast(text, { action: { label, onClick: undo }, duration: 10_000 })

/** Something has become ready, with the one thing to do with it. */
export const showOffer = (text: string, label: string, take: () => void): void =>
  void toast.success(text, { action: { label, onClick: take }, duration: 60_000 })
