import AddIcon from '@mui/icons-material/AddRounded'
import AppIcon from '@mui/icons-material/OpenInNewRounded'
import DarkIcon from '@mui/icons-material/DarkModeRounded'
import LanguageIcon from '@mui/icons-material/TranslateRounded'
import LightIcon from '@mui/icons-material/LightModeRounded'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import SettingsIcon from '@mui/icons-material/SettingsRounded'
import SystemIcon from '@mui/icons-material/ContrastRounded'
import { useColorScheme } from '@mui/material/styles'
import { useLocaleState, useResourceDefinitions, useTranslate } from 'react-admin'
import { useLazyTexts } from '../i18n/parts.ts'
import { firstItems, otherItems } from '../menu/index.ts'
import { newTemplate } from '../kinds/parts.ts'
import { leaveFor, signOut } from '../session/index.ts'
import type { PaletteItem } from './palette-item.ts'
import { paletteTexts } from './texts.ts'

type Draft = Omit<PaletteItem, 'group'> & { isOffered?: boolean }

function usePages(): Draft[] {
  const translate = useTranslate()
  const say = useLazyTexts(paletteTexts)
  const pages = [...firstItems, ...otherItems].map(({ label, icon, resource }): Draft => {
    const to = resource === undefined ? '/' : `/${resource}`
    return { id: `go:${to}`, label: translate(`console.menu.${label}`), icon, way: { to } }
  })
  const settings: Draft = {
    id: 'go:settings',
    label: say('palette.settings'),
    words: say('palette.words.settings'),
    icon: SettingsIcon,
    // They stand on the dashboard.
    way: { to: '/' },
  }
  return [...pages, settings]
}

/** What can be added here, by the names of its buttons. */
function useAdding(): Draft[] {
  const translate = useTranslate()
  const say = useLazyTexts(paletteTexts)
  const definitions = useResourceDefinitions()
  const words = say('palette.words.add')
  const added = Object.values(definitions)
    .filter(({ hasCreate }) => hasCreate === true)
    .map(({ name }): Draft => {
      const to = `/${name}/create`
      const label = translate(`resources.${name}.action.create`)
      return { id: `do:create-${name}`, label, words, icon: AddIcon, way: { to } }
    })
  const template: Draft = {
    id: 'do:create-template',
    label: say('palette.createTemplate'),
    words,
    icon: AddIcon,
    way: { run: () => leaveFor(newTemplate) },
  }
  return [...added, template]
}

function useAppearance(): Draft[] {
  const say = useLazyTexts(paletteTexts)
  const [locale, setLocale] = useLocaleState()
  const { mode, setMode } = useColorScheme()
  const looks = [
    { look: 'light', icon: LightIcon },
    { look: 'dark', icon: DarkIcon },
    { look: 'system', icon: SystemIcon },
  ] as const
  const tongues = [
    { code: 'en', name: 'english' },
    { code: 'de', name: 'german' },
  ] as const
  return [
    ...looks.map(({ look, icon }) => ({
      id: `do:${look}`,
      label: say(`palette.${look}`),
      words: say('palette.words.appearance'),
      icon,
      way: { run: () => setMode(look) },
      isOffered: mode !== look,
    })),
    ...tongues.map(({ code, name }) => ({
      id: `do:${code}`,
      label: say(`palette.${name}`),
      words: say('palette.words.language'),
      icon: LanguageIcon,
      way: { run: () => setLocale(code) },
      isOffered: locale !== code,
    })),
  ]
}

function useWaysOut(): Draft[] {
  const translate = useTranslate()
  const say = useLazyTexts(paletteTexts)
  return [
    {
      id: 'do:app',
      label: translate('console.openApp'),
      icon: AppIcon,
      way: { run: () => leaveFor('/initiative-templates') },
    },
    {
      id: 'do:leave',
      label: translate('console.logout'),
      words: say('palette.words.leave'),
      icon: LogoutIcon,
      way: { run: () => void signOut() },
    },
  ]
}

/** Every page of the console, and what can be done from wherever one is. */
export function useKnownItems(): PaletteItem[] {
  const pages = usePages()
  const things = [...useAdding(), ...useAppearance(), ...useWaysOut()]
  return [
    ...pages.map((page) => ({ ...page, group: 'go' })),
    ...things
      .filter(({ isOffered = true }) => isOffered)
      .map(({ isOffered: _isOffered, ...thing }) => ({ ...thing, group: 'do' })),
  ]
}
