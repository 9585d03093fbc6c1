import { CacheProvider } from '@emotion/react'
import '@fontsource-variable/inter/wght.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createStyleCache } from './style-cache.ts'
import { themeIn } from './theme.ts'

const styleCache = createStyleCache()

/** Everything that is shown stands in here; follows the system until the person chooses light or dark. */
export function ParleyTheme({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const theme = useMemo(
    () =>
      themeIn({
        open: t('common.openChoices'),
        close: t('common.close'),
        clear: t('common.clearChoice'),
        loading: t('common.loading'),
        none: t('common.noChoices'),
      }),
    [t],
  )
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey="parley.mode"
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
