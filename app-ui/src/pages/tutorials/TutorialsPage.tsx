import TutorialsIcon from '@mui/icons-material/SchoolRounded'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { getProgress } from '@parley/contracts/http/progress.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { CardGrid } from '@parley/ui-kit/components/CardGrid.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { CardGridSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../features/account/session/session-context.ts'
import { TutorialCard } from '../../features/help/tutorials/TutorialCard.tsx'
import { type OfferedTutorial, tutorialsFor } from '../../features/help/tutorials/tutorials-for.ts'
import { keyOfTutorial } from '../../features/help/tutorials/use-tutorial.ts'
import '../../features/help/tutorials/locales/en.ts'

/** Short guides that begin in the product, for what this person may do. */
export function TutorialsPage() {
  const { t } = useTranslation()
  const offered = tutorialsFor(useUser())
  return (
    <Page>
      <PageHeader title={t('tutorials.title')} icon={TutorialsIcon} />
      <Typography color="textSecondary">
        {t('tutorials.intro')}{' '}
        <MuiLink component={Link} to="/demo" underline="always">
          {t('tutorials.seeDemo')}
        </MuiLink>
      </Typography>
      <Guides offered={offered} />
    </Page>
  )
}

function Guides({ offered }: { offered: readonly OfferedTutorial[] }) {
  const { t } = useTranslation()
  const progress = useRouteQuery(getProgress, {})
  return (
    <QueryView query={progress} skeleton={<CardGridSkeleton />} failed={t('tutorials.progressFailed')}>
      {(data) => {
        const stateOf = ({ name }: OfferedTutorial) => data[keyOfTutorial(name)]
        const done = offered.filter((one) => stateOf(one) === 'done').length
        const label = t('tutorials.progress', { done, count: offered.length })
        return (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, maxWidth: 420 }}>
              <LinearProgress
                variant="determinate"
                value={(done / Math.max(1, offered.length)) * 100}
                aria-label={label}
                sx={{ flex: 1, height: 6, borderRadius: 3 }}
              />
              <Typography aria-hidden variant="body2" color="textSecondary">
                {label}
              </Typography>
            </Box>
            <CardGrid>
              {offered.map((one) => (
                <TutorialCard key={one.name} tutorial={one} state={stateOf(one)} />
              ))}
            </CardGrid>
          </>
        )
      }}
    </QueryView>
  )
}
