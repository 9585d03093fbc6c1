import KeyboardIcon from '@mui/icons-material/KeyboardRounded'
import StepsIcon from '@mui/icons-material/ChecklistRounded'
import TourIcon from '@mui/icons-material/ExploreRounded'
import { AccountEntry } from '@parley/ui-kit/shell/AccountMenu.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { firstStepsOf } from '../../features/help/checklist/first-steps.ts'
import { showShellDialog } from '../../features/home/palette/shell-dialogs.ts'
import { useProgress, useSetProgress } from '../../features/engagement/progress/use-progress.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { useTour } from '../../features/help/tour/use-tour.ts'
import { homePathOf } from '../homes.ts'

/** Of the account's menu: keys, tour, and the first steps where they were put away. */
export function HelpEntries({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const startTour = useTour()
  const progress = useProgress()
  const { mutate } = useSetProgress()
  const hasSteps = firstStepsOf(user).length > 0 && progress?.checklist === 'dismissed'
  const entries = [
    { key: 'keyboard', icon: <KeyboardIcon />, act: () => showShellDialog({ kind: 'keyboard' }) },
    // When the menu has given the focus back, so that the tour gives it back to the same place.
    { key: 'tour', icon: <TourIcon />, act: () => void setTimeout(startTour, 250) },
    {
      key: 'firstSteps',
      icon: <StepsIcon />,
      isHidden: !hasSteps,
      act: () => {
        mutate({ checklist: null })
        void navigate(homePathOf(user))
      },
    },
  ] as const
  return entries
    .filter((entry) => !('isHidden' in entry && entry.isHidden))
    .map(({ key, icon, act }) => (
      <AccountEntry
        key={key}
        startIcon={icon}
        onClick={() => {
          onLeave()
          act()
        }}
      >
        {t(`shell.help.${key}`)}
      </AccountEntry>
    ))
}
