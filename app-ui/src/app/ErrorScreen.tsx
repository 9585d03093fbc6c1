import { BrokenPage } from '@parley/ui-kit/shell/BrokenPage.tsx'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'

/** The last resort: what happened, and two ways on (Document 1, section 2.2). */
export function ErrorScreen() {
  return <ErrorNotice error={useRouteError()} />
}

/** Where not even what stands around the pages is there: it is the whole page then. */
export function WholeErrorScreen() {
  const error = useRouteError()
  return (
    <main>
      <ErrorNotice error={error} isWhole />
    </main>
  )
}

export function ErrorNotice({ error, isWhole = false }: { error: unknown; isWhole?: boolean }) {
  const { t } = useTranslation()
  return (
    <BrokenPage
      error={error}
      say={(text) => t(`common.${words[text]}`)}
      home="/"
      heading={isWhole ? 'h1' : 'h2'}
    />
  )
}

const words = {
  title: 'somethingWentWrong',
  stale: 'stalePart',
  reload: 'reloadPage',
  home: 'goToHome',
} as const
