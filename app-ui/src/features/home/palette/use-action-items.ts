import AddIcon from '@mui/icons-material/AddRounded'
import ConnectIcon from '@mui/icons-material/SwitchAccountRounded'
import DeckIcon from '@mui/icons-material/SlideshowRounded'
import DarkIcon from '@mui/icons-material/DarkModeRounded'
import DisconnectIcon from '@mui/icons-material/LinkOffRounded'
import InviteIcon from '@mui/icons-material/PersonAddRounded'
import KeyboardIcon from '@mui/icons-material/KeyboardRounded'
import LanguageIcon from '@mui/icons-material/TranslateRounded'
import LightIcon from '@mui/icons-material/LightModeRounded'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import SystemIcon from '@mui/icons-material/ContrastRounded'
import TourIcon from '@mui/icons-material/ExploreRounded'
import UploadIcon from '@mui/icons-material/UploadFileRounded'
import { useColorScheme } from '@mui/material/styles'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { mayCreateInitiatives } from '../../engagement/initiatives/index.ts'
import {
  useLogout,
  useStopImpersonation,
  useUser,
  can,
  canSwitchToClients,
  isFirmAdmin,
  kindOf,
} from '../../account/session/index.ts'
import { useTour } from '../../help/tour/index.ts'
import type { PaletteItem } from './palette-item.ts'
import { showShellDialog } from './shell-dialogs.ts'

type Draft = Omit<PaletteItem, 'group'> & { isOffered: boolean }

/** The initiative whose page is open. */
function useOpenInitiative(): string | undefined {
  const id = useMatch('/initiatives/:id/about?')?.params.id
  return id === 'create' ? undefined : id
}

function useDeckAction(): Draft[] {
  const { t } = useTranslation()
  const id = useOpenInitiative()
  return [
    {
      id: 'do:deck',
      label: t('palette.actions.deck'),
      words: t('palette.words.deck'),
      icon: DeckIcon,
      way: { to: `/initiatives/${id ?? ''}`, asks: 'deck' },
      isOffered: id !== undefined,
    },
  ]
}

function useRecordActions(onConnect: () => void): Draft[] {
  const { t } = useTranslation()
  const user = useUser()
  const kind = kindOf(user)
  const words = t('palette.words.add')
  return [
    {
      id: 'do:create-initiative',
      label: t('palette.actions.createInitiative'),
      words,
      icon: AddIcon,
      way: { to: '/initiatives/create' },
      isOffered: kind !== 'super-admin' && mayCreateInitiatives(user),
    },
    {
      id: 'do:upload',
      label: t('palette.actions.uploadDocument'),
      words,
      icon: UploadIcon,
      way: { to: '/artifacts', asks: 'upload' },
      isOffered: (kind === 'client' || kind === 'firm') && can(user, 'manage_initiatives'),
    },
    {
      id: 'do:invite',
      label: t('palette.actions.inviteUser'),
      words,
      icon: InviteIcon,
      way: { to: kind === 'super-admin' ? '/admin/users/create' : '/settings/users/create' },
      isOffered: kind !== 'none' && can(user, 'manage_users'),
    },
    {
      id: 'do:add-client',
      label: t('palette.actions.addClient'),
      words,
      icon: AddIcon,
      way: { to: kind === 'super-admin' ? '/admin/clients/create' : '/clients/create' },
      isOffered: kind === 'super-admin' || (kind === 'firm' && isFirmAdmin(user)),
    },
    {
      id: 'do:connect',
      label: t('palette.actions.connect'),
      words: t('palette.words.connect'),
      icon: ConnectIcon,
      staysOpen: true,
      way: { run: onConnect },
      isOffered: kind !== 'client' && canSwitchToClients(user),
    },
  ]
}

function useAppearanceActions(): Draft[] {
  const { t, i18n } = useTranslation()
  const { mode, setMode } = useColorScheme()
  const looks = [
    { mode: 'light', icon: LightIcon },
    { mode: 'dark', icon: DarkIcon },
    { mode: 'system', icon: SystemIcon },
  ] as const
  const tongues = [
    { code: 'en', name: 'english' },
    { code: 'de', name: 'german' },
  ] as const
  return [
    ...looks.map((look) => ({
      id: `do:${look.mode}`,
      label: t(`palette.actions.${look.mode}`),
      words: t('palette.words.appearance'),
      icon: look.icon,
      way: { run: () => setMode(look.mode) },
      isOffered: mode !== look.mode,
    })),
    ...tongues.map(({ code, name }) => ({
      id: `do:${code}`,
      label: t(`palette.actions.${name}`),
      words: t('palette.words.language'),
      icon: LanguageIcon,
      way: { run: () => changeLanguage(code) },
      isOffered: i18n.language !== code,
    })),
  ]
}

function useHelpActions(): Draft[] {
  const { t } = useTranslation()
  const startTour = useTour()
  return [
    {
      id: 'do:tour',
      label: t('palette.actions.tour'),
      words: t('palette.words.help'),
      icon: TourIcon,
      // When the palette has given the focus back.
      way: { run: () => void setTimeout(startTour, 250) },
      isOffered: true,
    },
    {
      id: 'do:keyboard',
      label: t('palette.actions.keyboard'),
      words: t('palette.words.help'),
      icon: KeyboardIcon,
      way: { run: () => showShellDialog({ kind: 'keyboard' }) },
      isOffered: true,
    },
  ]
}

function useWayOut(): Draft[] {
  const { t } = useTranslation()
  const { isImpersonating } = useUser()
  const logout = useLogout()
  const disconnect = useStopImpersonation()
  return [
    {
      id: 'do:leave',
      label: t(isImpersonating ? 'palette.actions.disconnect' : 'palette.actions.logout'),
      words: t('palette.words.leave'),
      icon: isImpersonating ? DisconnectIcon : LogoutIcon,
      way: { run: isImpersonating ? disconnect : logout },
      isOffered: true,
    },
  ]
}

/** What the person may do from wherever they are. */
export function useActionItems(onConnect: () => void): PaletteItem[] {
  const drafts = [
    ...useDeckAction(),
    ...useRecordActions(onConnect),
    ...useAppearanceActions(),
    ...useHelpActions(),
    ...useWayOut(),
  ]
  return drafts
    .filter(({ isOffered }) => isOffered)
    .map(({ isOffered: _isOffered, ...item }) => ({ ...item, group: 'do' }))
}
