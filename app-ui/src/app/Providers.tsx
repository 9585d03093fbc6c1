import { i18n } from '@parley/ui-kit/i18n/i18n.ts'
import { ParleyTheme } from '@parley/ui-kit/theme/ParleyTheme.tsx'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { I18nextProvider } from 'react-i18next'
import { ErrorNotice } from './ErrorScreen.tsx'
import '../features/account/session/locales/en.ts'

/** Language, look and data; the same in the product and in its tests. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <ParleyTheme>
        <ErrorBoundary fallbackRender={({ error }) => <ErrorNotice error={error} />}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </ErrorBoundary>
      </ParleyTheme>
    </I18nextProvider>
  )
}
