import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type SsoProvider, ssoProviderSchema } from '@parley/contracts/http/sso.ts'
import { CardGrid } from '@parley/ui-kit/components/CardGrid.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'

interface ProviderTilesProps {
  configured: SsoProvider | undefined
  /** Undefined for those who may only look. */
  onChoose: ((provider: SsoProvider) => void) | undefined
}

/** The five kinds of providers (Document 3, SSO configuration); each opens its configuration. */
export function ProviderTiles({ configured, onChoose }: ProviderTilesProps) {
  return (
    <CardGrid>
      {ssoProviderSchema.options.map((provider) => (
        <Card component="li" key={provider}>
          <Tile
            provider={provider}
            isConfigured={provider === configured}
            onChoose={onChoose && (() => onChoose(provider))}
          />
        </Card>
      ))}
    </CardGrid>
  )
}

interface TileProps {
  provider: SsoProvider
  isConfigured: boolean
  onChoose: (() => void) | undefined
}

function Tile({ provider, isConfigured, onChoose }: TileProps) {
  const { t } = useTranslation()
  const name = t(`sso.name.${provider}`)
  const content = (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 36,
          height: 36,
          borderRadius: '8px',
          border: 1,
          borderColor: 'divider',
          fontWeight: 600,
          color: 'text.secondary',
        }}
      >
        {name.charAt(0)}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Typography component="span" variant="subtitle1">
            {name}
          </Typography>
          {isConfigured && <StatusBadge tone="primary">{t('sso.configured')}</StatusBadge>}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary">
          {t(`sso.about.${provider}`)}
        </Typography>
      </Box>
    </>
  )
  const place = { display: 'flex', alignItems: 'center', gap: 3, width: '100%', p: 4, textAlign: 'left' }
  if (onChoose === undefined) return <Box sx={place}>{content}</Box>
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={onChoose}
      sx={{ ...place, height: '100%', borderRadius: '10px', '&:hover': { bgcolor: 'action.hover' } }}
    >
      {content}
    </ButtonBase>
  )
}
