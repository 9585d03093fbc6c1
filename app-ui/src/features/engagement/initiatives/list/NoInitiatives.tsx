import InitiativesIcon from '@mui/icons-material/RocketLaunchRounded'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../../account/session/index.ts'
import { mayCreateInitiatives } from '../initiative-access.ts'
import { CreateButton } from './CreateButton.tsx'

/** That nothing is there yet, or that nothing matches. */
export function NoInitiatives({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  const mayCreate = mayCreateInitiatives(useUser())
  const text = mayCreate ? t('initiatives.noneText') : t('initiatives.noneReadOnly')
  return (
    <EmptyState
      icon={InitiativesIcon}
      title={t('initiatives.noneTitle')}
      text={
        isFiltered ? (
          t('initiatives.noMatchText')
        ) : (
          <>
            {text}{' '}
            <MuiLink component={Link} to="/demo" underline="always">
              {t('initiatives.seeDemo')}
            </MuiLink>
          </>
        )
      }
      action={
        isFiltered ? (
          <Button variant="outlined" onClick={onClear}>
            {t('common.clearFilters')}
          </Button>
        ) : (
          mayCreate && <CreateButton />
        )
      }
    />
  )
}
