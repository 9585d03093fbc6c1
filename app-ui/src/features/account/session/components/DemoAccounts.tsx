import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { DemoAccount } from '@parley/contracts/http/session.ts'
import { demoAccountsRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'

/** 'admin@acme.test' has its words under `admin_acme`. */
const nameOf = ({ email }: DemoAccount): string => email.replace(/\.test$/, '').replace(/\W/g, '_')

/** Whom one may be in a demo; nothing where the server has no demo data. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { t } = useTranslation()
  const { data: accounts = [] } = useRouteQuery(demoAccountsRoute, {})
  if (accounts.length === 0) return null
  return (
    <Box component="section" aria-labelledby="demo-accounts" sx={{ mt: 8 }}>
      <Typography variant="h3" component="h2" id="demo-accounts">
        {t('session.demoTitle')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('session.demoText')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        {accounts.map((account) => (
          <Box component="li" key={account.email} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <ButtonBase
              onClick={() => onChoose(account)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                px: 3,
                py: 2,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {t(`session.demoWho.${nameOf(account)}` as 'session.demoWho.admin_acme', {
                  defaultValue: account.description,
                })}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="span">
                {account.email}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
