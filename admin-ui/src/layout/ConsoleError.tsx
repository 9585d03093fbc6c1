import { BrokenPage } from '@parley/ui-kit/shell/BrokenPage.tsx'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { consolePath } from '../session/index.ts'

/** Holds what breaks below it; another page is a new start (Document 1, section 2.2). */
export function ConsoleErrors({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallbackRender={({ error }) => <ConsoleError error={error} />}>
      {children}
    </ErrorBoundary>
  )
}

function ConsoleError({ error }: { error: unknown }) {
  const translate = useTranslate()
  return (
    <BrokenPage
      error={error}
      say={(text) => translate(`console.error.${text}`)}
      home={`${consolePath}/`}
      heading="h2"
    />
  )
}
