import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminUI, CoreAdminContext, Resource, type Store } from 'react-admin'
import { AdminDashboard } from '../dashboard/AdminDashboard.tsx'
import { hasFinalAnswer } from '../providers/final-answer.ts'
import { authProvider } from '../providers/auth-provider.ts'
import { dataProvider } from '../providers/data-provider.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { consoleStore } from '../providers/store.ts'
import { AppLayout } from '../layout/AppLayout.tsx'
import { ConsoleErrors } from '../layout/ConsoleError.tsx'
import { ConsoleTheme } from '../layout/ConsoleTheme.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { SessionGate } from '../session/SessionGate.tsx'
import { resources } from './resources.tsx'

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !hasFinalAnswer(error),
        // Document 1, section 9; but what others changed is seen on every visit of a list.
        gcTime: 15 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })

/** The super admin's place for everything that is not tenants' work (decisions D8). */
export function Console({ store = consoleStore }: { store?: Store }) {
  const [queryClient] = useState(createQueryClient)
  const [i18nProvider] = useState(createI18nProvider)
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ConsoleTheme>
        <ConsoleErrors>
          <SessionGate>
            <AdminUI
              layout={AppLayout}
              dashboard={AdminDashboard}
              catchAll={NotFound}
              loginPage={false}
              authCallbackPage={false}
              requireAuth
              disableTelemetry
              title="Parley Console"
            >
              {resources.map((resource) => (
                <Resource key={resource.name} {...resource} />
              ))}
            </AdminUI>
          </SessionGate>
        </ConsoleErrors>
      </ConsoleTheme>
    </CoreAdminContext>
  )
}
