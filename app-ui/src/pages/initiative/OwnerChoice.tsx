import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../features/engagement/phase/locales/en.ts'

// Loaded when somebody manages people: most who open an initiative do not.
const ManagePeopleDialog = lazy(async () => ({
  default: (await import('../../features/people/stakeholders/components/ManagePeopleDialog.tsx'))
    .ManagePeopleDialog,
}))

/** As many faces as stand in the row. */
const shown = 3

const row = { display: 'flex', alignItems: 'center', '& > * + *': { ml: -1.5 } } as const

/** Who answers for the initiative; who may, changes it from here. */
export function OwnerChoice({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const [isChoosing, setIsChoosing] = useState(false)
  const { owners, canManage } = initiative
  const names = owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const said = names.length === 0 ? t('phase.noPeople') : names.join(', ')
  const faces = (
    <Box aria-hidden sx={row}>
      {names.slice(0, shown).map((name) => (
        <UserAvatar key={name} name={name} size={26} />
      ))}
      {names.length > shown && <Box sx={{ pl: 2.5, fontSize: '0.75rem' }}>+{names.length - shown}</Box>}
    </Box>
  )
  const label = `${t('phase.owners')}: ${said}`
  if (!canManage)
    return names.length === 0 ? null : (
      <Tooltip title={label}>
        <Box>
          {faces}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Box>
      </Tooltip>
    )
  return (
    <>
      <Tooltip title={label}>
        <ButtonBase
          aria-label={`${t('phase.manageOwners')} (${said})`}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
          sx={{
            px: 1,
            minHeight: 32,
            borderRadius: '16px',
            fontSize: '0.8125rem',
            color: 'primary.main',
            whiteSpace: 'nowrap',
            flexShrink: 0,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {names.length === 0 ? t('phase.manageOwners') : faces}
        </ButtonBase>
      </Tooltip>
      {isChoosing && (
        <Suspense>
          <ManagePeopleDialog
            title={t('phase.manageOwners')}
            initiative={initiative}
            kind="owner"
            chosen={initiative.metadata.initiativeOwners.map(({ id }) => id)}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
