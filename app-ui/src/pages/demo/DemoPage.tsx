import { Page } from '@parley/ui-kit/components/Page.tsx'
import { DemoDeck } from '../../features/help/demo-deck/components/DemoDeck.tsx'

export function DemoPage() {
  return (
    <Page>
      <DemoDeck />
    </Page>
  )
}
