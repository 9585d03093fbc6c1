import type { Device } from '@parley/contracts/device.ts'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

/** A device in words, as far as it said what it is. */
export function useDeviceWords(): (device: Device | null) => string {
  const { t } = useTranslation()
  return (device) => {
    const { browser, system } = device ?? { browser: null, system: null }
    if (browser !== null && system !== null) return t('security.sessions.device', { browser, system })
    return browser ?? system ?? t('security.sessions.unknownDevice')
  }
}
